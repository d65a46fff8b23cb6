/** What the provider sells for the publisher: its own data, entered there by hand. */

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

export type Resource = { rid: string; name: string; lead: string; opensPremium: boolean; terms: readonly Term[] };

export const OFFER_ID = "OTALBABO";
export const OFFER_TEMPLATE_ID = "OTTALBWAND";
export const PROMOTION_TEMPLATE_ID = "OTTALBPROMO";
export const PUR_RID = "RTALBPUR";

export const resources: readonly Resource[] = [
  {
    rid: "RTALBPLUS",
    name: "Talblick Plus",
    lead: "Alle Plus-Artikel lesen.",
    opensPremium: true,
    terms: [
      toTerm("TMTALBPLUSM", "Talblick Plus, monatlich", "RTALBPLUS", 990, "9,90 € im Monat", 1),
      toTerm("TMTALBPLUSJ", "Talblick Plus, jährlich", "RTALBPLUS", 9900, "99 € im Jahr", 12),
    ],
  },
  {
    rid: "RTALBPLUSPREMIUM",
    name: "Talblick Plus Premium",
    lead: "Alles aus Plus, dazu weniger Werbung und Lesen zu zweit.",
    opensPremium: true,
    terms: [
      toTerm("TMTALBPREMM", "Talblick Plus Premium, monatlich", "RTALBPLUSPREMIUM", 1690, "16,90 € im Monat", 1),
      toTerm("TMTALBPREMJ", "Talblick Plus Premium, jährlich", "RTALBPLUSPREMIUM", 16900, "169 € im Jahr", 12),
    ],
  },
  {
    rid: PUR_RID,
    name: "Talblick Pur",
    lead: "Die freien Artikel mit weniger Werbung.",
    opensPremium: false,
    terms: [toTerm("TMTALBPURM", "Talblick Pur, monatlich", PUR_RID, 390, "3,90 € im Monat", 1)],
  },
];

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

function toTerm(termId: string, name: string, rid: string, price: number, priceText: string, months: number): Term {
  return { termId, name, rid, price, priceText, months };
}
