const SECOND_MS = 1000;
const SHORTEST_EXTRA_MS = 300;
const LONGEST_EXTRA_MS = 3000;

/**
 * Rules 9: how long to wait before a websocket is opened again: two to the power of the attempt, counted from 0, in seconds, and
 * something random, so that not all readers come back at the same moment. `random` is from 0 to below 1.
 */
export function toRetryWait(attempt: number, random: number): number {
  const extra = SHORTEST_EXTRA_MS + random * (LONGEST_EXTRA_MS - SHORTEST_EXTRA_MS);
  return 2 ** attempt * SECOND_MS + Math.floor(extra);
}
