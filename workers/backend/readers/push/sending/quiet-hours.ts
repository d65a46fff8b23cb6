/** Hours in which a device wants nothing: they begin and end at full hours of the clock here. */
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";

export type QuietHours = { quiet_from: number | null; quiet_until: number | null };

const DAY_HOURS = 24;
const HOUR_S = 60 * 60;

/** When the quiet hours end in which `now` lies, in seconds; null outside of them. */
export function findQuietEnd({ quiet_from: from, quiet_until: until }: QuietHours, now: number): number | null {
  if (from === null || until === null || from === until) return null;
  const hour = readHour(now);
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return null;
  const startOfHour = now - (now % HOUR_S);
  // By the hours of the clock, of which the night of a change has one more or one less.
  for (let hours = 1; hours <= DAY_HOURS + 1; hours += 1)
    if (readHour(startOfHour + hours * HOUR_S) === until) return startOfHour + hours * HOUR_S;
  return null;
}

function readHour(seconds: number): number {
  return Number(toLocalDate(seconds).slice(11, 13));
}
