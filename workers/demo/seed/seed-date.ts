/** Dates of the demo paper: all of them relative to the moment of seeding. */

const milliseconds: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const dayMilliseconds = 86_400_000;

/** Between 4 and 20 o'clock UTC: when a newsroom works. */
const firstMinute = 4 * 60;
const workingMinutes = 16 * 60;

function toNumber(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The moment exactly `age` (`25m`, `3h`, `12d`) before `now`. */
export function toMoment(age: string, now: Date): Date {
  const moment = now.getTime() - Number(age.slice(0, -1)) * (milliseconds[age.slice(-1)] ?? Number.NaN);
  if (Number.isNaN(moment)) throw new Error(`No age: "${age}"`);
  return new Date(moment);
}

/**
 * When something of that age was published. An age in hours means some minute of that hour, one in days some working
 * hour of that day; `key` decides which, so that not everything stands at the same minute.
 */
export function toPublication(age: string, now: Date, key: string): Date {
  const moment = toMoment(age, now).getTime();
  const scatter = toNumber(key);
  if (age.endsWith("h")) return new Date(moment - (scatter % 60) * 60_000);
  if (!age.endsWith("d") || age === "0d") return new Date(moment);
  const midnight = Math.floor(moment / dayMilliseconds) * dayMilliseconds;
  return new Date(midnight + (firstMinute + (scatter % workingMinutes)) * 60_000);
}
