/** Takes a calendar (RFC 5545) apart into events: in UTC, in the region's time or as whole days, each date of what repeats itself by itself. */
import { type Places, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { addLength, parseTime, type Time, toDayOf, toLength } from "./calendar/calendar-time.ts";
import { type Entry, findProperty, readEntries, textOf, unescapeText } from "./calendar/read-entries.ts";
import { isRepeated, toOccurrences } from "./calendar/repeat.ts";
import { parseKind } from "./event-kinds.ts";
import type { EventFile, EventRecord } from "./parse-events.ts";

type Facts = EventRecord["event"];

/** Of one file: each has to be worked out, and of what is too much work or none a few say enough. */
const MAX_REPEATED = 100;
const MAX_UNFOLLOWED = 5;

/** Entries are counted from 1. `from` in seconds: of what repeats itself the dates from then on are events. */
export function readIcsEvents(text: string, places: Places, from: number): EventFile {
  const entries = readEntries(text);
  const changed = new Set(entries.flatMap((entry) => toRecurrenceUid(entry) ?? []));
  const file: EventFile = { records: [], refused: [], series: [...new Set(entries.map((entry) => textOf(entry, "UID")))] };
  let [repeated, unfollowed] = [0, 0];
  for (const [index, entry] of entries.entries()) {
    if (isRepeated(entry)) repeated += 1;
    const isTooMuch = isRepeated(entry) && (repeated > MAX_REPEATED || unfollowed >= MAX_UNFOLLOWED);
    const events = isTooMuch ? "too many entries repeat themselves" : toEvents(entry, { places, from, changed });
    if (typeof events === "string" && isRepeated(entry)) unfollowed += 1;
    if (typeof events === "string") file.refused.push({ row: index + 1, reason: events });
    else file.records.push(...events.map((event) => ({ number: index + 1, event })));
  }
  return file;
}

/** `changed`: names of dates that have an entry of their own. */
type Reading = { places: Places; from: number; changed: ReadonlySet<string> };

/** One, or each date of what repeats itself. */
function toEvents(entry: Entry, { places, from, changed }: Reading): Facts[] | string {
  const start = findProperty(entry, "DTSTART");
  const begun = start === undefined ? null : parseTime(start, "first");
  if (begun === null) return "DTSTART: must be a day, or a moment in UTC or in the region's time zone";
  const length = toLength(entry, begun);
  if (length === "wrong") return "DTEND, DURATION: must be a day or a moment as DTSTART is";
  const facts = toFacts(entry, places);
  const toEvent = (uid: string, starts: number): Facts => ({
    ...facts,
    uid,
    starts,
    ends: addLength(starts, length),
    isAllDay: begun.isDay,
  });
  const recurrence = findProperty(entry, "RECURRENCE-ID");
  if (recurrence !== undefined) {
    if (recurrence.parameters.RANGE !== undefined) return "RECURRENCE-ID: must be of one date, without RANGE";
    const uid = toRecurrenceUid(entry);
    return uid === null ? "RECURRENCE-ID: must be a day or a moment" : [toEvent(uid, begun.seconds)];
  }
  const uid = textOf(entry, "UID");
  if (!isRepeated(entry)) return [toEvent(uid, begun.seconds)];
  const occurrences = toOccurrences(entry, begun, from);
  if (typeof occurrences === "string") return occurrences;
  // A date that was changed has an entry of its own.
  return occurrences
    .map((starts) => toEvent(toDateUid(uid, { ...begun, seconds: starts }), starts))
    .filter((event) => !changed.has(event.uid));
}

/** The name of the date that an entry changes; null where it changes none. */
function toRecurrenceUid(entry: Entry): string | null {
  const property = findProperty(entry, "RECURRENCE-ID");
  const time = property === undefined ? null : parseTime(property, "first");
  return time === null ? null : toDateUid(textOf(entry, "UID"), time);
}

/** Of one date of what repeats itself: `x 20261203T180000Z`, `x 20261203`. */
function toDateUid(uid: string, { seconds, isDay }: Pick<Time, "seconds" | "isDay">): string {
  const date = isDay ? toDayOf(seconds) : new Date(seconds * 1000).toISOString().replace(".000", "");
  return `${uid} ${date.replaceAll(/[-:]/g, "")}`;
}

function toFacts(entry: Entry, places: Places): Omit<Facts, "uid" | "starts" | "ends" | "isAllDay"> {
  const [place = "", ...address] = textOf(entry, "LOCATION").split(/\s*,\s*/);
  const [category = ""] = (findProperty(entry, "CATEGORIES")?.value ?? "").split(",");
  const link = textOf(entry, "URL");
  return {
    kind: parseKind(unescapeText(category)) ?? "other",
    title: textOf(entry, "SUMMARY"),
    text: textOf(entry, "DESCRIPTION"),
    isCancelled: findProperty(entry, "STATUS")?.value.toUpperCase() === "CANCELLED",
    place,
    address: address.join(", "),
    municipality: findPlace([...address, place], places),
    organiser: findProperty(entry, "ORGANIZER")?.parameters.CN ?? "",
    price: "",
    isFree: false,
    link: /^https:/i.test(link) ? link : null,
    pictureSource: null,
  };
}

/** The last part of the address that is a place of the region, with or without its postal code. */
function findPlace(parts: readonly string[], places: Places): string | null {
  const slugs = parts.map((part) => toPlaceSlug(part.replace(/^(?:A-)?\d{4}\s+/, "")));
  return slugs.findLast((slug) => places.has(slug)) ?? null;
}
