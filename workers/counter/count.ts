/** One subject's count, as pure functions of what was kept before. Times are seconds since 1970. */

/** So much of something in so many seconds. A window begins with what is taken first. */
export type Limit = { max: number; windowS: number };

/** After some that are free, each has to wait longer than the one before. `windowS` after the last one they begin anew. */
export type Waits = { free: number; firstWaitS: number; longestWaitS: number; windowS: number };

export type Count = {
  /** Of a limit the first in the window, of waits the last. */
  startedAt: number;
  count: number;
  /** What was taken, where that matters: the same thing counts once. */
  items: readonly number[];
  /** Until then nothing is taken. */
  blockedUntil: number;
};

/** What was asked for, and the count after it: the same as before when nothing was taken. */
export type Taken = Count & { isTaken: boolean };

const MAX_DOUBLINGS = 20;

/** The count as it stands in its window; null for none, and for one that is over. */
export function toCurrent(kept: Count | null, windowS: number, now: number): Count | null {
  return kept !== null && now < kept.startedAt + windowS ? kept : null;
}

/** One of `max`; an `item` that was taken before in this window is had again, and counts for nothing. */
export function take(kept: Count | null, { max, windowS }: Limit, now: number, item: number | null): Taken {
  const current = toCurrent(kept, windowS, now) ?? { startedAt: now, count: 0, items: [], blockedUntil: 0 };
  if (item !== null && current.items.includes(item)) return { ...current, isTaken: true };
  if (current.count >= max) return { ...current, isTaken: false };
  const items = item === null ? current.items : [...current.items, item];
  return { ...current, count: current.count + 1, items, isTaken: true };
}

/** One that comes within its wait changes nothing, so who knocks all the time does not make others wait longer. */
export function takeInTurn(kept: Count | null, waits: Waits, now: number): Taken {
  const current = toCurrent(kept, waits.windowS, now);
  if (current !== null && current.blockedUntil > now) return { ...current, isTaken: false };
  const count = (current?.count ?? 0) + 1;
  const wait = Math.min(waits.longestWaitS, waits.firstWaitS * 2 ** Math.min(count - waits.free, MAX_DOUBLINGS));
  return { startedAt: now, count, items: [], blockedUntil: count < waits.free ? 0 : now + wait, isTaken: true };
}

/** One that was taken and not used after all. */
export function giveBack(kept: Count): Count {
  return { ...kept, count: Math.max(0, kept.count - 1), blockedUntil: 0 };
}
