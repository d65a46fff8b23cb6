/** Days, weeks and months of the horoscope, by the names of their first days. */
import { parseLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

export const periods = ["day", "week", "month"] as const;
export type Period = (typeof periods)[number];

/** Whether it is a day, and one that a horoscope may be about: the periods around it must have names as well. */
export function isPeriodDay(day: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(day) && toPeriodStart("day", day) === day;
}

/** The first day of the period in which `day` lies: of a week its Monday. Of what is no day another one comes. */
export function toPeriodStart(period: Period, day: string): string {
  const date = toDate(day);
  if (Number.isNaN(date.getTime())) return "";
  if (period === "week") date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (period === "month") date.setUTCDate(1);
  return toName(date);
}

/** The moments, in seconds, from which and before which it is this period in the region. */
export function toPeriodRange(period: Period, start: string): { from: number; until: number } {
  const next = toDate(start);
  if (period === "month") next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (period === "week" ? 7 : 1));
  return { from: parseLocalDate(`${start}T00:00:00`), until: parseLocalDate(`${toName(next)}T00:00:00`) };
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toName(date: Date): string {
  return date.toISOString().slice(0, 10);
}
