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

/**
 * The moment `age` (`25m`, `3h`, `12d`) before `now`. An age in days means some working hour of that day, which `key`
 * decides, so that not all old stories stand at the same minute.
 */
export function toDate(age: string, now: Date, key: string): Date {
  const unit = age.slice(-1);
  const moment = now.getTime() - Number(age.slice(0, -1)) * (milliseconds[unit] ?? Number.NaN);
  if (Number.isNaN(moment)) throw new Error(`No age: "${age}"`);
  if (unit !== "d" || age === "0d") return new Date(moment);
  const midnight = Math.floor(moment / dayMilliseconds) * dayMilliseconds;
  return new Date(midnight + (firstMinute + (toNumber(key) % workingMinutes)) * 60_000);
}
