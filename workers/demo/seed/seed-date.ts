/** Dates of the demo paper: all of them relative to the moment of seeding. */
import * as v from "valibot";

/** How long before the moment of seeding (`40m`, `3h`, `12d`), or the last Sunday at an hour of the region: elections are on Sundays. */
export const ageSchema = v.pipe(v.string(), v.regex(/^(?:\d+[mhd]|sunday \d{2}:\d{2})$/));

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

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Vienna",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const weekMinutes = 7 * 24 * 60;

/** Minutes since the week began in the region, on Sunday. */
function toWeekMinute(moment: Date): number {
  const [, weekday = "", hour, minute] = /^(\w+),? (\d+):(\d+)$/.exec(clock.format(moment)) ?? [];
  return weekdays.indexOf(weekday) * 24 * 60 + Number(hour) * 60 + Number(minute);
}

/** The last time before `now` that the region's clocks showed this minute of the week; they change on Sundays before noon, which is mended. */
function toLastWeekMinute(wanted: number, now: Date): Date {
  const since = (toWeekMinute(now) - wanted + weekMinutes) % weekMinutes;
  const moment = Math.floor(now.getTime() / 60_000) * 60_000 - since * 60_000;
  const isShown = (shift: number): boolean => toWeekMinute(new Date(moment + shift * 60_000)) === wanted;
  return new Date(moment + ([0, -60, 60].find(isShown) ?? 0) * 60_000);
}

/** The moment exactly `age` (`25m`, `3h`, `12d`) before `now`; the last Sunday at that hour for `sunday 17:05`. */
export function toMoment(age: string, now: Date): Date {
  const [, hour, minute] = /^sunday (\d+):(\d+)$/.exec(age) ?? [];
  if (hour !== undefined) return toLastWeekMinute(Number(hour) * 60 + Number(minute), now);
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
