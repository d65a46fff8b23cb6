/** Parses the file of an organiser, CSV or ICS, into events. Every refused row is named; of two of the same name the second is refused. */
import * as v from "valibot";
import { MAX_EVENT_AHEAD_DAYS } from "#shared/rules/event-rules.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { ImportFileError, type RefusedRow } from "#workers/backend/services/sources/import-file.ts";
import { startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import type { Places } from "#workers/backend/services/sources/places.ts";
import { eventSchema } from "./event.ts";
import type { ImportedEvent } from "./import-events.ts";
import { readCsvEvents } from "./read-csv-events.ts";
import { readIcsEvents } from "./read-ics-events.ts";

/** Of one file: entries, and with each date of what repeats itself. */
export const MAX_EVENTS = 500;
const MAX_DATES = 1000;
/** What ended before is of no use to anybody. */
const MAX_AGE_DAYS = 365;
const DAY_S = 86_400;

/** A row that is read, before its facts are checked; `number` is that of its row, or of its entry from 1. */
export type EventRecord = { number: number; event: Omit<ImportedEvent, "kind"> & { kind: string } };
/** `series`: names of which the file says all dates; see `importEvents`. */
export type EventFile = { records: EventRecord[]; refused: RefusedRow[]; series: string[] };
export type ParsedEvents = { events: ImportedEvent[]; refused: RefusedRow[]; series: string[] };

const uidSchema = v.pipe(v.string(), v.nonEmpty("is empty"), v.maxLength(300, "is longer than 300 characters"));

/** Throws an ImportFileError for a file that is neither; `now` in seconds. */
export function parseEvents(text: string, places: Places, now: number): ParsedEvents {
  const plain = text.replace(/^\ufeff/, "");
  if (plain.trim() === "") throw new ImportFileError("The file is empty");
  const file = /^\s*BEGIN:VCALENDAR/i.test(plain)
    ? readIcsEvents(plain, places, startOfDay(toLocalDate(now), 0))
    : readCsvEvents(plain, places);
  if (new Set([...file.records.map(({ number }) => number), ...file.refused.map(({ row }) => row)]).size > MAX_EVENTS)
    throw new ImportFileError(`The file has more than ${MAX_EVENTS} events: bring it in parts`);
  if (file.records.length > MAX_DATES)
    throw new ImportFileError(`What repeats itself in the file has more than ${MAX_DATES} dates: bring it in parts`);
  const rows = new Map<string, number>();
  const events: ImportedEvent[] = [];
  const refused = [...file.refused];
  for (const { number, event } of file.records) {
    const checked = checkEvent(event, now);
    const known = typeof checked === "string" ? undefined : rows.get(checked.uid);
    if (typeof checked === "string") refused.push({ row: number, reason: checked });
    else if (known !== undefined) refused.push({ row: number, reason: `has the same uid as row ${known}` });
    else {
      rows.set(checked.uid, number);
      events.push(checked);
    }
  }
  // Of what cannot be read nobody knows which dates it has no more.
  const series = refused.length > 0 ? [] : file.series;
  return { events, refused: refused.toSorted((one, other) => one.row - other.row), series };
}

/** As it is kept, or what is wrong with it. */
export function checkEvent({ uid, pictureSource, ...facts }: EventRecord["event"], now: number): ImportedEvent | string {
  const named = v.safeParse(uidSchema, uid);
  if (!named.success) return `uid: ${named.issues[0].message}`;
  const parsed = v.safeParse(eventSchema, { ...facts, picture: null });
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}`;
  const { picture: _, ...event } = parsed.output;
  if ((event.ends ?? event.starts) < now - MAX_AGE_DAYS * DAY_S) return `starts: is more than ${MAX_AGE_DAYS} days ago`;
  if (event.starts > now + MAX_EVENT_AHEAD_DAYS * DAY_S) return `starts: is more than ${MAX_EVENT_AHEAD_DAYS} days ahead`;
  return { ...event, uid: named.output, pictureSource };
}
