/** The order of search results: by where the words stand and how new the post is (decision 82). */
import type { Tier, TieredMatches } from "./search.ts";

/** In this time the part of the points that ages halves. */
const HALF_LIFE_SECONDS = 180 * 86_400;
/** This part never ages: an old text about the very thing ranks before a new one that mentions it. */
const AGELESS = 0.6;

/** What each place of the words adds; a match in the headline is also one in what is told, and in the text. */
const points: Readonly<Record<Tier, number>> = { text: 1, told: 1, titleWord: 1, title: 1.5 };

/** The numbers of the posts, best first. `now` in seconds. */
export function rankMatches(matches: TieredMatches, now: number): number[] {
  const found = new Map<number, { id: number; publishedAt: number; points: number }>();
  for (const tier of ["text", "told", "titleWord", "title"] as const) {
    for (const { id, published_at: publishedAt } of matches[tier]) {
      // Older than the newest with the words in their text, it was not looked for there.
      const known = found.get(id) ?? { id, publishedAt, points: tier === "text" ? 0 : points.text };
      found.set(id, { ...known, points: known.points + points[tier] });
    }
  }
  return [...found.values()]
    .map((one) => ({ ...one, points: one.points * toFreshness(now - one.publishedAt) }))
    .toSorted((one, other) => other.points - one.points || other.publishedAt - one.publishedAt || other.id - one.id)
    .map(({ id }) => id);
}

function toFreshness(age: number): number {
  return AGELESS + (1 - AGELESS) * 0.5 ** (Math.max(0, age) / HALF_LIFE_SECONDS);
}
