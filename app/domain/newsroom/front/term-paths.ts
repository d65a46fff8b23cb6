/** Addresses of the pages on which staff find and change topics and sections, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const TERMS_PATH = `${NEWSROOM_PATH}/themen`;
/** Ids of the fields of its form begin with it. */
export const TERM_FORM = "thema";
/** What was done last. */
export const TERM_DONE_PARAMETER = "getan";
/** Of the list, where one was deleted. */
export const REMOVED = "geloescht";
const doneWords = ["angelegt", "gespeichert", "zurueckgeholt", "zurueckgegeben"] as const;
export type TermDone = (typeof doneWords)[number];

/** What was done last, and what of it was left out because it is not there any more: `bild`, `oben`. */
export function parseTermDone(query: URLSearchParams): { done: TermDone | null; left: string[] } {
  const given = query.get(TERM_DONE_PARAMETER);
  return { done: doneWords.find((word) => word === given) ?? null, left: query.getAll("ohne").slice(0, 2) };
}

export type Taxonomy = "TOPIC" | "CATEGORY";
/** As they stand in addresses. */
const words: Record<Taxonomy, string> = { TOPIC: "thema", CATEGORY: "ressort" };

export type TermKey = { taxonomy: Taxonomy; slug: string };

export function toTermPath({ taxonomy, slug }: TermKey): string {
  return `${TERMS_PATH}/${words[taxonomy]}/${encodeURIComponent(slug)}`;
}

/** Null for what is neither. */
export function parseTaxonomy(text: string | null | undefined): Taxonomy | null {
  return text === words.TOPIC ? "TOPIC" : text === words.CATEGORY ? "CATEGORY" : null;
}

const pathPattern = new RegExp(`^${TERMS_PATH}/(thema|ressort)/([^/]+)/?$`);

/** Whose page an address is; null for any other. */
export function parseTermPath(path: string): TermKey | null {
  const [, kind, slug = ""] = pathPattern.exec(path) ?? [];
  const taxonomy = parseTaxonomy(kind);
  if (taxonomy === null) return null;
  try {
    return { taxonomy, slug: decodeURIComponent(slug) };
  } catch {
    return null;
  }
}

/** What is looked for; `after` is the slug of the last one of the page before. */
export type TermQuestion = { taxonomy: Taxonomy; words: string; after: string | null };

const MAX_WORDS = 200;
const MAX_SLUG = 200;

/** What an address asks for; what makes no sense is left out. */
export function parseTermQuery(query: URLSearchParams): TermQuestion {
  const after = (query.get("nach") ?? "").slice(0, MAX_SLUG);
  return {
    taxonomy: parseTaxonomy(query.get("art")) ?? "TOPIC",
    words: (query.get("q") ?? "").trim().slice(0, MAX_WORDS),
    after: after === "" ? null : after,
  };
}

export function toTermsPath({
  taxonomy,
  words: looked = "",
  after = null,
}: Pick<TermQuestion, "taxonomy"> & Partial<TermQuestion>): string {
  const query = new URLSearchParams({
    ...(taxonomy === "TOPIC" ? {} : { art: words[taxonomy] }),
    ...(looked === "" ? {} : { q: looked }),
    ...(after === null ? {} : { nach: after }),
  });
  return query.size === 0 ? TERMS_PATH : `${TERMS_PATH}?${query}`;
}

/** The word of a kind in a form. */
export function toTaxonomyWord(taxonomy: Taxonomy): string {
  return words[taxonomy];
}
