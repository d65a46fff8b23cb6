/** Moments as the files of operators have them: local times of the region, or with an offset. */
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const localMoment = /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::00)?$/;
const germanMoment = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d\d)$/;

/**
 * Seconds of a moment with an offset, or of a local time of the region; null for other texts. A time that is skipped in
 * spring is the one an hour later; of a time that occurs twice in autumn it is the `which`: what lasts begins at the first and ends at the second. 24:00 ends a day.
 */
export function parseMoment(text: string, which: "first" | "second"): number | null {
  const trimmed = text.trim();
  if (isoMoment.test(trimmed)) {
    const milliseconds = Date.parse(trimmed);
    return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
  }
  const [, year, month, day, hour, minute] = localMoment.exec(trimmed) ?? reorder(germanMoment.exec(trimmed));
  if (minute === undefined) return null;
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0) || !isDay(Number(year), Number(month), Number(day)))
    return null;
  const local = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes)).toISOString().slice(0, 19);
  const second = parseLocalDate(local);
  const first = second - 3600;
  return which === "first" && toLocalDate(first) === local ? first : second;
}

function reorder(found: RegExpExecArray | null): (string | undefined)[] {
  const [, day, month, year, hour, minute] = found ?? [];
  return [undefined, year, month, day, hour, minute];
}

/** Whether the calendar has it; months from 1. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The first second of the day of a local time such as `2026-11-22T19:00`, or of one so many days later. */
export function startOfDay(local: string, later: number): number {
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split("-").map(Number);
  return parseLocalDate(`${new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10)}T00:00:00`);
}
