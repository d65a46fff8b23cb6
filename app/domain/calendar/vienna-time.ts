/** Days and months of the region, whose clocks change twice a year. */

export type Month = { year: number /** 1 to 12 */; month: number };

const fields = new Intl.DateTimeFormat("en-US", {
  timeZone: "Europe/Vienna",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
});

const HOUR_MS = 3_600_000;

/** The moment at which a day begins in the region; days beyond a month's end are those of the next. */
export function startOfDay({ year, month }: Month, day: number): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const found = [1, 2].map((offset) => new Date(midnight - offset * HOUR_MS)).find((candidate) => readHour(candidate) === 0);
  if (found === undefined) throw new RangeError(`${year}-${month}-${day} has no midnight in the region`);
  return found;
}

/** The region's date of a moment, `day` from 1. */
export function toLocalDay(moment: Date): Month & { day: number } {
  const parts = readParts(moment);
  return { year: parts("year"), month: parts("month"), day: parts("day") };
}

/** The day that was asked for last, in milliseconds: each page asks for its own. */
let lastDay = { from: 0, until: 0 };

/** The midnight after a moment: the region's, on days of 23 and of 25 hours too. */
export function startOfNextDay(moment: Date): Date {
  const time = moment.getTime();
  if (time >= lastDay.from && time < lastDay.until) return new Date(lastDay.until);
  const { day, ...month } = toLocalDay(moment);
  const until = startOfDay(month, day + 1);
  lastDay = { from: startOfDay(month, day).getTime(), until: until.getTime() };
  return until;
}

export function countDays({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The month `months` later, or earlier where that is below 0. */
export function addMonths({ year, month }: Month, months: number): Month {
  const date = new Date(Date.UTC(year, month - 1 + months, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** `2026-11` */
export function toMonthName({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** Null for an invalid month. */
export function parseMonthName(name: string): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(name) ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}

function readHour(moment: Date): number {
  return readParts(moment)("hour");
}

function readParts(moment: Date): (name: Intl.DateTimeFormatPartTypes) => number {
  const parts = fields.formatToParts(moment);
  return (name) => Number(parts.find(({ type }) => type === name)?.value);
}
