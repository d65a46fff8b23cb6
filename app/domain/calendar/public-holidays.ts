/** Austria's public holidays, on which other opening hours are in force. */
import { type Month, toLocalDay } from "./vienna-time.ts";

type Day = Month & { day: number };

/** Month and day of those that never move. */
const fixed = new Set(["1-1", "1-6", "5-1", "8-15", "10-26", "11-1", "12-8", "12-25", "12-26"]);
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable = [1, 39, 50, 60];

const DAY_MS = 86_400_000;

export function isPublicHoliday({ year, month, day }: Day): boolean {
  if (fixed.has(`${month}-${day}`)) return true;
  const sinceEaster = (Date.UTC(year, month - 1, day) - toEasterSunday(year)) / DAY_MS;
  return movable.includes(sinceEaster);
}

/** Midnight UTC of Easter Sunday, by the Gregorian computus in the form of Meeus, Jones and Butcher. */
function toEasterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** The region's day a moment lies in, and how many days it is from there. */
export function toDayFrom(moment: Date, days: number): Day & { weekday: number } {
  const { year, month, day } = toLocalDay(moment);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: date.getUTCDay() };
}
