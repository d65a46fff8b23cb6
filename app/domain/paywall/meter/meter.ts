/**
 * Metered access (rules 4): a number of premium posts is free within a number of days, for a browser or a signed-in reader. A
 * period begins with its first read.
 */
import * as v from "valibot";

export type Meter = { posts: number; days: number };

/** The posts read in the period that began at `start`, in seconds since 1970. */
export type MeterState = { start: number; posts: readonly number[] };

/** The post was read in this period; it may be read; no read is left. */
export type ReadOffer = "read" | "left" | "used-up";

/** A browser's cookie never has to hold more. */
export const MAX_METERED_POSTS = 100;
const DAY_S = 86_400;

const stateSchema = v.strictObject({
  start: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  posts: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    v.maxLength(MAX_METERED_POSTS),
    v.check((posts) => new Set(posts).size === posts.length),
  ),
});

/** Null for anything that was not written as a meter's state. */
export function parseMeterState(value: unknown): MeterState | null {
  const parsed = v.safeParse(stateSchema, value);
  return parsed.success ? parsed.output : null;
}

/** The current state: a fresh one when there is none, its period is over, or its period begins in the future. */
export function toCurrentState(state: MeterState | null, { days }: Meter, now: Date): MeterState {
  const seconds = Math.floor(now.getTime() / 1000);
  const isCurrent = state !== null && state.start <= seconds && seconds < state.start + days * DAY_S;
  return isCurrent ? state : { start: seconds, posts: [] };
}

export function decideOffer(state: MeterState, { posts }: Meter, post: number): ReadOffer {
  if (state.posts.includes(post)) return "read";
  return state.posts.length < posts ? "left" : "used-up";
}

export function toPeriodEnd(state: MeterState, { days }: Meter): Date {
  return new Date((state.start + days * DAY_S) * 1000);
}
