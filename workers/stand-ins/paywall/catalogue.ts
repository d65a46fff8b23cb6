/** What the provider sells for the publisher: its own data, entered there by hand. */
import { sold } from "#brand/offers.ts";

export type Term = {
  termId: string;
  name: string;
  /** What it opens. */
  rid: string;
  /** In cents. */
  price: number;
  priceText: string;
  months: number;
};

export type Resource = {
  rid: string;
  name: string;
  lead: string;
  includes: readonly string[];
  opensPremium: boolean;
  terms: readonly Term[];
};

export const OFFER_ID = sold.offerId;
export const OFFER_TEMPLATE_ID = sold.templateId;
export const PROMOTION_TEMPLATE_ID = "OTTALBPROMO";

/** What opens no premium post. */
export const PUR_RID = sold.offers.find(({ opensPremium }) => !opensPremium)?.rid ?? "";

/** As the portal shows it, with what the provider adds. */
export const resources: readonly Resource[] = sold.offers.map(({ rid, title, lead, includes, opensPremium, terms }) => ({
  rid,
  name: title,
  lead,
  includes: opensPremium ? [...includes, "Jederzeit kündbar zum Ende der Laufzeit"] : includes,
  opensPremium,
  terms: terms.map(({ slug: _, ...term }) => ({
    ...term,
    rid,
    name: `${title}, ${term.months === 12 ? "jährlich" : "monatlich"}`,
  })),
}));

const terms = resources.flatMap((resource) => resource.terms);

export function findTerm(termId: string): Term | null {
  return terms.find((term) => term.termId === termId) ?? null;
}

export function requireTerm(termId: string): Term {
  const term = findTerm(termId);
  if (term === null) throw new Error(`No term ${termId}`);
  return term;
}

export function findResource(rid: string): Resource | null {
  return resources.find((resource) => resource.rid === rid) ?? null;
}

/** The terms of an experience's offer: of the resources that open premium posts, or of Pur. */
export function listTermIds(wanted: "premium" | "pur"): string[] {
  const offered = resources.filter(({ opensPremium }) => opensPremium === (wanted === "premium"));
  return offered.flatMap((resource) => resource.terms.map(({ termId }) => termId));
}

/** As handlers in the browser are told of it. */
export function toTermInfo({ termId, name, rid }: Term) {
  return { termId, name, rid, type: "payment" };
}
