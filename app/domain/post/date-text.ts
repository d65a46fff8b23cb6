/** Dates as readers see them: relative on the same day, "gestern, 18:40" on the next, then absolute, in the time of the region. */
import { formatDate, toClockText } from "./clock-text.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

const day = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", day: "numeric", month: "long", year: "numeric" });

const today = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", dateStyle: "full" });
/** `2026-11-24 18:40` */
const stamp = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Vienna", dateStyle: "short", timeStyle: "short" });

const shortDay = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", day: "numeric", month: "long" });

export type DateText = { iso: string; text: string };

/** `absolute` is shown from the day after the next, e.g. the back end's formatted_date. */
export function toDateText(iso: string, absolute: string, now: Date): DateText {
  return { iso, text: toRelative(Date.parse(iso), now.getTime()) ?? absolute };
}

/** The same as the browser's (shell/document/early-script.ts). */
function toRelative(date: number, now: number): string | null {
  const age = now - date;
  if (!(age >= 0) || age >= 2 * DAY_MS) return null;
  const day = stamp.format(date);
  if (day.slice(0, 10) !== stamp.format(now).slice(0, 10)) {
    // A day later at noon: no change of the clocks leads past the next day.
    const next = new Date(Date.parse(`${day.slice(0, 10)}T12:00Z`) + DAY_MS).toISOString();
    return next.slice(0, 10) === stamp.format(now).slice(0, 10) ? `gestern, ${day.slice(11)}` : null;
  }
  if (age < MINUTE_MS) return "gerade eben";
  const [count, one, many] =
    age < HOUR_MS ? [Math.floor(age / MINUTE_MS), "Minute", "Minuten"] : [Math.floor(age / HOUR_MS), "Stunde", "Stunden"];
  return `vor ${count} ${count === 1 ? one : many}`;
}

/** `Dienstag, 24. November 2026`, with the day itself as a machine reads it. */
export function toTodayText(now: Date): DateText {
  return { iso: stamp.format(now).slice(0, 10), text: today.format(now) };
}

/** `20. November 2026`; an invalid date stays as it is. */
export function toDayText(iso: string): string {
  return formatDate(day, iso);
}

/** `20. November`, for a date close to today; an invalid date stays as it is. */
export function toShortDayText(iso: string): string {
  return formatDate(shortDay, iso);
}

/** `20. November 2026, 18:05 Uhr`, the time on one line. */
export function toMomentText(iso: string): string {
  return `${toDayText(iso)}, ${toClockText(iso)}\u00a0Uhr`;
}
