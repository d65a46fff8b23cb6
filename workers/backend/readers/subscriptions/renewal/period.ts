/** Periods of a subscription, by the calendar (UTC): a month after the 31st is the last day of the next. */

/** Seconds since 1970. */
type Period = { startsAt: number; endsAt: number | null; months: number };

/**
 * The first end of a period after `after`. The day is that of the end so far; where that was cut to a short month (or
 * there was none), it is the day on which the subscription began: 31 January, 28 February, 31 March.
 */
export function toPeriodEnd({ startsAt, endsAt, months }: Period, after: number): number {
  const day = toAnchorDay(startsAt, endsAt);
  let end = addMonths(endsAt ?? startsAt, months, day);
  for (let count = 2; end <= after; count += 1) end = addMonths(endsAt ?? startsAt, count * months, day);
  return end;
}

function toAnchorDay(startsAt: number, endsAt: number | null): number {
  const begun = new Date(startsAt * 1000).getUTCDate();
  if (endsAt === null) return begun;
  const end = new Date(endsAt * 1000);
  const isLastDay = end.getUTCDate() === countDays(end.getUTCFullYear(), end.getUTCMonth());
  return isLastDay ? Math.max(end.getUTCDate(), begun) : end.getUTCDate();
}

function addMonths(seconds: number, months: number, day: number): number {
  const from = new Date(seconds * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const time = seconds - Math.floor(Date.UTC(year, from.getUTCMonth(), from.getUTCDate()) / 1000);
  return Date.UTC(year, month, Math.min(day, countDays(year, month))) / 1000 + time;
}

/** Days of a month; months beyond December are those of the next years. */
function countDays(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
