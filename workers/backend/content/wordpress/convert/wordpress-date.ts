/** WordPress dates: UTC where the site wrote it, else local time, else the RSS date. All of them may be nonsense. */
import type { WordPressDates } from "#workers/backend/content/wordpress/wordpress-source.ts";

export type ItemDates = { published: Date; modified: Date; isFromLocalTime: boolean };

/** Null when no date of the item can be read. `timeZone` is the site's, for items without UTC dates. */
export function decideDates(dates: WordPressDates, timeZone: string): ItemDates | null {
  const utc = parseUtc(dates.publishedUtc);
  const local = parseLocal(dates.publishedLocal, timeZone);
  const published =
    utc ?? local ?? parseFeedDate(dates.feed) ?? parseUtc(dates.modifiedUtc) ?? parseLocal(dates.modifiedLocal, timeZone);
  if (published === null) return null;
  const modified = parseUtc(dates.modifiedUtc) ?? parseLocal(dates.modifiedLocal, timeZone) ?? published;
  const latest = new Date(Math.max(modified.getTime(), published.getTime()));
  return { published, modified: latest, isFromLocalTime: utc === null };
}

const DATE = /^\s*(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z?\s*$/;

/** `0000-00-00 00:00:00` is how WordPress writes "none". */
function parseUtc(text: string | null): Date | null {
  const match = DATE.exec(text ?? "");
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal && year >= 1900 ? date : null;
}

function parseLocal(text: string | null, timeZone: string): Date | null {
  const asUtc = parseUtc(text);
  if (asUtc === null) return null;
  // The offset at the result decides; around a change of clocks the second round settles it.
  const first = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  return new Date(asUtc.getTime() - offsetAt(first, timeZone));
}

function offsetAt(date: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(date.getTime() / 1000) * 1000;
}

/** `Sun, 01 Nov 2026 23:04:50 +0000`; WordPress writes the year -0001 for drafts. */
function parseFeedDate(text: string | null): Date | null {
  if (text === null || !/^\s*\w{3}, \d{1,2} \w{3} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}\s*$/.test(text)) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? null : date;
}

/** Whether a name is a time zone that the platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false; // RangeError: no such zone
  }
}
