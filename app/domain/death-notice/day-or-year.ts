/** Days of a life and of a farewell: a year alone where nobody knows more. */

const longDay = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const weekday = new Intl.DateTimeFormat("de-AT", { timeZone: "UTC", dateStyle: "full" });

/** Of a day's name, in UTC; not a number where it is none. */
function toNoon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** `12. April 1938`, or the year; empty for nothing. What is neither stays as it is. */
export function toDayOrYearText(text: string): string {
  const noon = toNoon(text);
  return Number.isNaN(noon) || text.length < 10 ? text : longDay.format(noon);
}

/** `12.4.1938` for who changes it, as people type it; a year stays. */
export function toTypedDay(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? text : `${Number(day)}.${Number(month)}.${year}`;
}

/** `Donnerstag, 3. Dezember 2026` */
export function toWeekdayText(day: string): string {
  const noon = toNoon(day);
  return Number.isNaN(noon) ? day : weekday.format(noon);
}

/** `1938-04-12` of what people type, also `12.4.1938`; a year stays, and what is neither is null. */
export function parseDayOrYear(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /^\d{4}$/.test(text)) return text;
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  const name = year === undefined ? text : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(name)) return null;
  const noon = toNoon(name);
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(name) ? name : null;
}

/** Whether one is surely after the other; of a day and a year the years alone can be compared. */
export function isLater(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) > other.slice(0, length);
}
