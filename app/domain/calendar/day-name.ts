/** Days of the region by their names, `2026-11-22`. */
import { type Month, startOfDay, toLocalDay } from "./vienna-time.ts";

export type Day = Month & { day: number };

/** Days of a newspaper: what is asked for beyond them was never printed, and the days around a year's last have no name of ten characters. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Null for an invalid day, and for one that no page can be about. */
export function parseDayName(name: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(name) ?? [];
  if (day === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const parsed = { year: Number(year), month: Number(month), day: Number(day) };
  return toDayName(addDays(parsed, 0)) === name ? parsed : null;
}

export function toDayName({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The day `days` later, or earlier where that is below 0. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The region's day of a moment. */
export function toDay(moment: Date): Day {
  return toLocalDay(moment);
}

/** The moments, in milliseconds, from which and before which it is this day in the region: 23, 24 or 25 hours. */
export function toDayRange(day: Day): { from: number; until: number } {
  return { from: startOfDay(day, day.day).getTime(), until: startOfDay(day, day.day + 1).getTime() };
}

/** 0 is Sunday. */
export function toWeekday(day: Day): number {
  return new Date(toNoon(day)).getUTCDay();
}

/** The day's noon, in milliseconds, for formats in UTC: its name is the same everywhere. */
export function toNoon({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day, 12);
}
