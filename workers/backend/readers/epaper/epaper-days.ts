/** When an issue can be read, and for how long it is kept. */
import { EPAPER_HOUR } from "#shared/rules/epaper-rules.ts";
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

const DAY_S = 24 * 60 * 60;
const KEEP_DAYS = 400;
/** A paper is made no earlier. */
const MAX_AHEAD_DAYS = 60;

/** Seconds: 20:00 of the region, the evening before the day `2026-11-24`. */
export function toReadableFrom(date: string): number {
  return parseLocalDate(`${addDays(date, -1)}T${EPAPER_HOUR}:00:00`);
}

/** EPAPER_KEEP_DAYS, a whole number from 1 to 3650; without one, 400. Throws for an invalid one. */
export function readEpaperKeepDays({ EPAPER_KEEP_DAYS: text = "" }: { EPAPER_KEEP_DAYS?: string }): number {
  if (text === "") return KEEP_DAYS;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 3650) throw new Error(`EPAPER_KEEP_DAYS must be a number of days from 1 to 3650, not "${text}"`);
  return days;
}

/** The first day of which issues are still kept. `now` in seconds. */
export function toFirstKept(now: number, keepDays: number): string {
  return addDays(toLocalDate(now).slice(0, 10), -keepDays);
}

/** Why an issue of that day cannot be brought; null when it can. */
export function findDayFault(date: string, now: number, keepDays: number): string | null {
  if (date < toFirstKept(now, keepDays)) return `date: ${date} is older than the ${keepDays} days that issues are kept`;
  const last = addDays(toLocalDate(now).slice(0, 10), MAX_AHEAD_DAYS);
  return date > last ? `date: ${date} is more than ${MAX_AHEAD_DAYS} days away` : null;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_S * 1000).toISOString().slice(0, 10);
}
