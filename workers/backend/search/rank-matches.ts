/** The order of what was found: by how well it fits and how new it is (decision 82). */
import type { SearchMatch } from "#workers/backend/database/tables/search.ts";

/** After so long the part of the score that ages is half. */
const HALF_LIFE_SECONDS = 180 * 86_400;
/** Of the score this much never ages: an old text about the very thing stands before a new one that mentions it. */
const AGELESS = 0.6;

/** The numbers of the posts, best first. Who was found twice counts by the better score. */
export function rankMatches(matches: readonly SearchMatch[], now: number): number[] {
  const best = new Map<number, { id: number; points: number }>();
  for (const { id, published_at, score } of matches) {
    const age = Math.max(0, now - published_at);
    const points = -(score ?? 0) * (AGELESS + (1 - AGELESS) * 0.5 ** (age / HALF_LIFE_SECONDS));
    if (points > (best.get(id)?.points ?? Number.NEGATIVE_INFINITY)) best.set(id, { id, points });
  }
  return [...best.values()].toSorted((one, other) => other.points - one.points || other.id - one.id).map(({ id }) => id);
}
