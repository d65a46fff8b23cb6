/** Takes a calendar (RFC 5545) apart into events: single ones, in UTC, in the region's time or as whole days. */
import { parseMoment, startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import { type Places, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { parseKind } from "./event-kinds.ts";
import type { EventFile, EventRecord } from "./parse-events.ts";

type Property = { value: string; parameters: Readonly<Record<string, string>> };
type Properties = ReadonlyMap<string, Property>;

/** Zones whose clocks go as the region's. */
const zones: ReadonlySet<string> = new Set(
  "Vienna Berlin Zurich Vaduz Rome Paris Munich Prague Budapest".split(" ").map((city) => `Europe/${city}`),
);

const DAY_S = 86_400;

/** Entries are counted from 1. */
export function readIcsEvents(text: string, places: Places): EventFile {
  const file: EventFile = { records: [], refused: [] };
  for (const [index, properties] of readEntries(text).entries()) {
    const event = toEvent(properties, places);
    if (typeof event === "string") file.refused.push({ row: index + 1, reason: event });
    else file.records.push({ number: index + 1, event });
  }
  return file;
}

/** The properties of each VEVENT; what is within one, such as an alarm, is not read. */
function readEntries(text: string): Map<string, Property>[] {
  const entries: Map<string, Property>[] = [];
  const open: string[] = [];
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    const parsed = parseLine(line);
    if (parsed === null) continue;
    const { name, ...property } = parsed;
    if (name === "BEGIN") {
      open.push(property.value.toUpperCase());
      if (open.at(-1) === "VEVENT") entries.push(new Map());
    } else if (name === "END") open.pop();
    else if (open.at(-1) === "VEVENT" && !entries.at(-1)?.has(name)) entries.at(-1)?.set(name, property);
  }
  return entries;
}

const linePattern = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;

/** Null for what is no line of a calendar. */
function parseLine(line: string): ({ name: string } & Property) | null {
  const [, name, given = "", value = ""] = linePattern.exec(line) ?? [];
  if (name === undefined) return null;
  const parameters = [...given.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";]*)/g)].map(
    ([, key = "", text = ""]) => [key.toUpperCase(), text.replaceAll('"', "")] as const,
  );
  return { name: name.toUpperCase(), value, parameters: Object.fromEntries(parameters) };
}

function toEvent(properties: Properties, places: Places): EventRecord["event"] | string {
  const textOf = (name: string) => unescapeText(properties.get(name)?.value ?? "");
  if (properties.has("RRULE") || properties.has("RDATE")) return "repeats itself (RRULE): bring each of its dates as an event";
  const start = properties.get("DTSTART");
  const begun = start === undefined ? null : parseTime(start, "first");
  if (begun === null) return "DTSTART: must be a day, or a moment in UTC or in the region's time zone";
  const ended = toEnd(properties, begun);
  if (ended === "wrong") return "DTEND, DURATION: must be a day or a moment as DTSTART is";
  const [place = "", ...address] = textOf("LOCATION").split(/\s*,\s*/);
  const [category = ""] = (properties.get("CATEGORIES")?.value ?? "").split(",");
  const description = textOf("DESCRIPTION");
  const link = textOf("URL");
  return {
    uid: textOf("UID"),
    kind: parseKind(unescapeText(category)) ?? "other",
    title: textOf("SUMMARY"),
    text: description,
    starts: begun.seconds,
    ends: ended,
    isAllDay: begun.isDay,
    isCancelled: properties.get("STATUS")?.value.toUpperCase() === "CANCELLED",
    place,
    address: address.join(", "),
    municipality: findPlace([...address, place], places),
    organiser: properties.get("ORGANIZER")?.parameters.CN ?? "",
    price: "",
    isFree: false,
    link: /^https:/i.test(link) ? link : null,
    pictureSource: null,
  };
}

type Time = { seconds: number; isDay: boolean };

function parseTime({ value, parameters: { TZID: zone } }: Property, which: "first" | "second"): Time | null {
  const [, year, month, day, hour, minute, second, utc] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value) ?? [];
  if (day === undefined) return null;
  const isDay = hour === undefined;
  const local = `${year}-${month}-${day}T${hour ?? "00"}:${minute ?? "00"}`;
  if (zone !== undefined && !isDay && utc !== "Z" && !zones.has(zone)) return null;
  const seconds = parseMoment(utc === "Z" ? `${local}:${second}Z` : local, which);
  return seconds === null ? null : { seconds, isDay };
}

/** Null where it names none. */
function toEnd(properties: Properties, { seconds, isDay }: Time): number | null | "wrong" {
  const end = properties.get("DTEND");
  if (end !== undefined) {
    const ended = parseTime(end, "second");
    if (ended === null || ended.isDay !== isDay) return "wrong";
    return ended.seconds === seconds ? null : ended.seconds;
  }
  const duration = properties.get("DURATION")?.value;
  if (duration === undefined) return isDay ? startOfNextDay(seconds) : null;
  const [found, weeks = 0, days = 0, hours = 0, minutes = 0, rest = 0] =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(duration) ?? [];
  if (found === undefined) return "wrong";
  const length = Number(weeks) * 7 * DAY_S + Number(days) * DAY_S + Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return length === 0 ? null : seconds + length;
}

/** A day that begins here ends at the next midnight, also where it has 23 or 25 hours. */
function startOfNextDay(midnight: number): number {
  const noonOfNext = new Date((midnight + 36 * 3600) * 1000).toISOString().slice(0, 10);
  return startOfDay(noonOfNext, 0);
}

/** The last part of the address that is a place of the region, with or without its postal code. */
function findPlace(parts: readonly string[], places: Places): string | null {
  const slugs = parts.map((part) => toPlaceSlug(part.replace(/^(?:A-)?\d{4}\s+/, "")));
  return slugs.findLast((slug) => places.has(slug)) ?? null;
}

function unescapeText(text: string): string {
  return text.replace(/\\([nN,;\\])/g, (_, character: string) => (character.toLowerCase() === "n" ? "\n" : character));
}
