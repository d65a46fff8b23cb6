/** How many places of a page a reader sees: all, or as many as the offers say that they have bought (app/configuration/offers.ts). */
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { isPlusPremiumReader, isPurReader } from "#app/domain/subscription/tiers.ts";
import { sold } from "#brand/offers.ts";

/** Null: all. `user` is null for who is not signed in, "unknown" for who says so and could not be asked about. */
export function countPlaces(user: Pick<SessionUser, "piano"> | "unknown" | null): number | null {
  if (user === null) return null;
  // Nothing may be shown that somebody has paid not to see.
  if (user === "unknown" || user.piano === null) return toLeast(["pur", "plus-premium"]);
  const { abo } = user.piano;
  return toLeast([
    ...(isPurReader(abo) ? (["pur"] as const) : []),
    ...(isPlusPremiumReader(abo) ? (["plus-premium"] as const) : []),
  ]);
}

function toLeast(slugs: readonly ("pur" | "plus-premium")[]): number | null {
  const counts = sold.offers.filter(({ slug }) => slugs.some((one) => one === slug)).flatMap(({ adPlaces }) => adPlaces ?? []);
  return counts.length === 0 ? null : Math.min(...counts);
}
