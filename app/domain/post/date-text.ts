/** Dates as readers see them: relative for a day, then absolute, in the time of the region. */
import { formatDate, toClockText } from "./clock-text.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

const day = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", day: "numeric", month: "long", year: "numeric" });

const shortDay = new Intl.DateTimeFormat("de-AT", { timeZone: "Europe/Vienna", day: "numeric", month: "long" });

export type DateText = { iso: string; text: string };

/** `absolute` is shown after a day, e.g. the back end's formatted_date. */
export function toDateText(iso: string, absolute: string, now: Date): DateText {
  return { iso, text: toRelative(now.getTime() - Date.parse(iso)) ?? absolute };
}

function toRelative(age: number): string | null {
  if (!(age >= 0) || age >= DAY_MS) return null;
  if (age < MINUTE_MS) return "gerade eben";
  const [count, one, many] =
    age < HOUR_MS ? [Math.floor(age / MINUTE_MS), "Minute", "Minuten"] : [Math.floor(age / HOUR_MS), "Stunde", "Stunden"];
  return `vor ${count} ${count === 1 ? one : many}`;
}

/** `20. November 2026`; an invalid date stays as it is. */
export function toDayText(iso: string): string {
  const known = dayTexts.get(iso);
  if (known !== undefined) return known;
  const text = formatDate(day, iso);
  // Emptied before it is too large: the next page fills it again.
  if (dayTexts.size >= MAX_DAY_TEXTS) dayTexts.clear();
  dayTexts.set(iso, text);
  return text;
}

/** Kept: a front page asks for fifty, of the posts it showed the last time as well. */
const dayTexts = new Map<string, string>();
const MAX_DAY_TEXTS = 2000;

/** `20. November`, for a date close to today; an invalid date stays as it is. */
export function toShortDayText(iso: string): string {
  return formatDate(shortDay, iso);
}

/** `20. November 2026, 18:05 Uhr`, the time on one line. */
export function toMomentText(iso: string): string {
  return `${toDayText(iso)}, ${toClockText(iso)}\u00a0Uhr`;
}
