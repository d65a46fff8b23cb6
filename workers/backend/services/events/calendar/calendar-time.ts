/** Moments, days and lengths of time as calendars (RFC 5545) have them. */
import { parseMoment, startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import { type Entry, findProperty, type Property } from "./read-entries.ts";

/** Zones whose clocks go as the region's; the last ones as Outlook names them. */
const zones: ReadonlySet<string> = new Set([
  ..."Vienna Berlin Zurich Vaduz Rome Paris Munich Prague Budapest".split(" ").map((city) => `Europe/${city}`),
  "W. Europe Standard Time",
  "Central Europe Standard Time",
  "Central European Standard Time",
  "Romance Standard Time",
]);

const DAY_S = 86_400;

/** `text`: as the file has it, without its zone. */
export type Time = { seconds: number; isDay: boolean; isUtc: boolean; text: string };

/** Null for what is none, and for a zone whose clocks go otherwise. */
export function parseTime({ value, parameters }: Property, which: "first" | "second"): Time | null {
  const [, year, month, day, hour, minute, second, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value) ?? [];
  if (day === undefined) return null;
  const isDay = hour === undefined;
  const isUtc = utc === "Z";
  const zone = parameters.TZID;
  if (zone !== undefined && !isDay && !isUtc && !zones.has(zone)) return null;
  const local = `${year}-${month}-${day}T${hour ?? "00"}:${minute ?? "00"}`;
  const seconds = parseMoment(isUtc ? `${local}:${second}Z` : local, which);
  return seconds === null ? null : { seconds, isDay, isUtc, text: value.replace("Z", "") };
}

/** Several in one property, as RDATE and EXDATE have them; null where one of them is none. */
export function parseTimes({ value, parameters }: Property): Time[] | null {
  const times = value.split(",").map((one) => parseTime({ value: one, parameters }, "first"));
  return times.every((time) => time !== null) ? times : null;
}

/** How long an event lasts; null where nobody knows. Days have 23 to 25 hours. */
export type Length = { days: number } | { seconds: number } | null;

/** "wrong": its end is none, or none of its kind. */
export function toLength(entry: Entry, start: Time): Length | "wrong" {
  const end = findProperty(entry, "DTEND");
  if (end !== undefined) {
    const ended = parseTime(end, "second");
    if (ended === null || ended.isDay !== start.isDay) return "wrong";
    const seconds = ended.seconds - start.seconds;
    return seconds === 0 ? null : start.isDay ? { days: Math.round(seconds / DAY_S) } : { seconds };
  }
  const duration = findProperty(entry, "DURATION")?.value;
  if (duration === undefined) return start.isDay ? { days: 1 } : null;
  const [found, weeks = 0, days = 0, hours = 0, minutes = 0, rest = 0] =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(duration) ?? [];
  if (found === undefined) return "wrong";
  const seconds = Number(weeks) * 7 * DAY_S + Number(days) * DAY_S + Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  if (seconds === 0) return null;
  return start.isDay ? { days: Math.max(1, Math.round(seconds / DAY_S)) } : { seconds };
}

/** The first moment after it. */
export function addLength(start: number, length: Length): number | null {
  if (length === null) return null;
  return "days" in length ? startOfDay(toDayOf(start), length.days) : start + length.seconds;
}

/** `2026-11-29` of the midnight with which a day begins: its noon is the same day everywhere. */
export function toDayOf(midnight: number): string {
  return new Date((midnight + DAY_S / 2) * 1000).toISOString().slice(0, 10);
}
