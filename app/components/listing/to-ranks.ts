import type { Teaser } from "#app/components/teaser/teaser.ts";

/** A page of a list by rank: one story leads, then three, then four, then the others in a river. */
export type Ranks = { lead: Teaser | null; second: Teaser[]; third: Teaser[]; river: Teaser[] };

const SECOND = 3;
const THIRD = 4;
/** A rank is there only where as many stories follow below it; otherwise the list would be all ranks and no river. */
const RIVER_AT_LEAST = 3;

/** Only the first page of a list is ranked: further ones go on with its river. */
export function toRanks(teasers: readonly Teaser[], page: number): Ranks {
  const [lead = null, ...others] = page === 1 ? teasers : [];
  if (lead === null) return { lead, second: [], third: [], river: [...teasers] };
  const second = others.slice(0, others.length >= SECOND + RIVER_AT_LEAST || others.length === SECOND ? SECOND : 0);
  const rest = others.slice(second.length);
  const third = rest.slice(0, rest.length >= THIRD + RIVER_AT_LEAST ? THIRD : 0);
  return { lead, second, third, river: rest.slice(third.length) };
}
