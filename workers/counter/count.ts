/** One subject's count, as pure functions of what was kept before. Times are seconds since 1970. */

/** At most `max` in `windowS` seconds. A window begins with the first one taken. */
export type Limit = { max: number; windowS: number };

/** After `free` attempts each has to wait longer than the one before. `windowS` after the last attempt the count starts again. */
export type Waits = { free: number; firstWaitS: number; longestWaitS: number; windowS: number };

export type Count = {
  /** For a limit the time of the first one in the window, for waits that of the last. */
  startedAt: number;
  count: number;
  /** What was taken, where that matters: the same thing counts once. */
  items: readonly number[];
  /** Until then nothing is taken. */
  blockedUntil: number;
};

/** Whether it was taken, and the count afterwards: unchanged when nothing was taken. */
export type Taken = Count & { isTaken: boolean };

const MAX_DOUBLINGS = 20;

/** The count within its window; null without one, and after its window. */
export function toCurrent(kept: Count | null, windowS: number, now: number): Count | null {
  return kept !== null && now < kept.startedAt + windowS ? kept : null;
}

/** One of `max`; an `item` that was taken before in this window is taken again without being counted. */
export function take(kept: Count | null, { max, windowS }: Limit, now: number, item: number | null): Taken {
  const current = toCurrent(kept, windowS, now) ?? { startedAt: now, count: 0, items: [], blockedUntil: 0 };
  if (item !== null && current.items.includes(item)) return { ...current, isTaken: true };
  if (current.count >= max) return { ...current, isTaken: false };
  const items = item === null ? current.items : [...current.items, item];
  return { ...current, count: current.count + 1, items, isTaken: true };
}

/** An attempt that comes within its wait changes nothing, so constant attempts do not make others wait longer. */
export function takeAfterWait(kept: Count | null, waits: Waits, now: number): Taken {
  const current = toCurrent(kept, waits.windowS, now);
  if (current !== null && current.blockedUntil > now) return { ...current, isTaken: false };
  const count = (current?.count ?? 0) + 1;
  const wait = Math.min(waits.longestWaitS, waits.firstWaitS * 2 ** Math.min(count - waits.free, MAX_DOUBLINGS));
  return { startedAt: now, count, items: [], blockedUntil: count < waits.free ? 0 : now + wait, isTaken: true };
}

/** Gives back one that was taken and not used. */
export function giveBack(kept: Count): Count {
  return { ...kept, count: Math.max(0, kept.count - 1), blockedUntil: 0 };
}
