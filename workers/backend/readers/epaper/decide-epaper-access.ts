/**
 * The one place that decides whether somebody reads an issue. A subscription of what the brand says includes the E-Paper opens it, and
 * nothing else does: no gift, meter, partner or search engine.
 */
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";
import type { AboFlags } from "#workers/backend/readers/access/decide-access.ts";

const flagOfOffer = { plus: "hasPlusAccess", "plus-premium": "hasPlusPremiumAccess" } as const satisfies Record<
  BrandEpaper["offers"][number],
  AboFlag
>;

export type EpaperFacts = {
  /** Null where the brand has none. */
  epaper: Pick<BrandEpaper, "offers"> | null;
  issue: { state: string; readable_at: number };
  /** What the reader behind a valid session has; null when there is no such reader. */
  abo: AboFlags | null;
  /** Seconds. */
  now: number;
};

export function decideEpaperAccess({ epaper, issue, abo, now }: EpaperFacts): boolean {
  if (epaper === null || abo === null || !isPublic(issue, now)) return false;
  return epaper.offers.some((offer) => abo[flagOfOffer[offer]]);
}

/** Whether readers know of it: it is shown, and its evening has come. */
export function isPublic({ state, readable_at }: EpaperFacts["issue"], now: number): boolean {
  return state === "shown" && readable_at <= now;
}
