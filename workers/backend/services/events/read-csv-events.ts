/** Takes the CSV of an organiser apart into events. */
import { ImportFileError, parseCsv } from "#workers/backend/services/sources/import-file.ts";
import { parseMoment, startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import { type Places, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { kindNames, parseKind } from "./event-kinds.ts";
import type { EventFile, EventRecord } from "./parse-events.ts";

const fieldNames = [
  "uid",
  "title",
  "text",
  "kind",
  "from",
  "to",
  "place",
  "address",
  "municipality",
  "organiser",
  "price",
  "free",
  "link",
  "picture",
  "cancelled",
] as const;
const requiredNames = ["title", "from"] as const;

/** Heads of columns as organisers' own sheets have them. */
const germanNames: Readonly<Record<string, string>> = {
  titel: "title",
  art: "kind",
  von: "from",
  beginn: "from",
  bis: "to",
  ende: "to",
  ort: "place",
  adresse: "address",
  gemeinde: "municipality",
  veranstalter: "organiser",
  preis: "price",
  eintrittfrei: "free",
  bild: "picture",
  abgesagt: "cancelled",
};

type Fields = Readonly<Partial<Record<(typeof fieldNames)[number], string>>>;

/** Throws an ImportFileError for what is no CSV with the columns that it needs. */
export function readCsvEvents(text: string, places: Places): EventFile {
  const [head = [], ...records] = parseCsv(text);
  const columns = head.map((name) => germanNames[name.toLowerCase().replaceAll(" ", "")] ?? name.toLowerCase());
  const missing = requiredNames.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new ImportFileError(`The first row must name the columns; missing: ${missing.join(", ")}`);
  const unknown = columns.find((name) => !fieldNames.some((known) => known === name));
  if (unknown !== undefined) throw new ImportFileError(`The column "${unknown}" is unknown`);
  const file: EventFile = { records: [], refused: [], series: [] };
  for (const [index, record] of records.entries()) {
    const row = index + 2;
    if (record.every((value) => value === "")) continue;
    if (record.length !== columns.length) {
      file.refused.push({ row, reason: `has ${record.length} columns instead of ${columns.length}` });
      continue;
    }
    const event = toEvent(Object.fromEntries(columns.map((column, place) => [column, record[place] ?? ""])), places);
    if (typeof event === "string") file.refused.push({ row, reason: event });
    else file.records.push({ number: row, event });
  }
  return file;
}

function toEvent(fields: Fields, places: Places): EventRecord["event"] | string {
  const { title = "", text = "", from = "", to = "", place = "", address = "", organiser = "", price = "", link = "" } = fields;
  const kind = parseKind(fields.kind ?? "");
  if (kind === null) return `kind: must be one of ${kindNames.join(", ")}`;
  const isAllDay = parseDay(from) !== null;
  const starts = isAllDay ? toStartOfDay(from, 0) : parseMoment(from, "first");
  if (starts === null) return "from: must be a day such as 2026-11-29, or a moment such as 2026-11-29T19:00";
  const ends = to === "" ? (isAllDay ? toStartOfDay(from, 1) : null) : isAllDay ? toStartOfDay(to, 1) : parseMoment(to, "second");
  if (to !== "" && ends === null) return `to: must be a ${isAllDay ? "day, as from is" : "moment, as from is"}`;
  const municipality = fields.municipality ? toPlaceSlug(fields.municipality) : null;
  if (municipality !== null && !places.has(municipality)) return `municipality: there is no "${fields.municipality}"`;
  const isFree = parseYes(fields.free ?? "");
  const isCancelled = parseYes(fields.cancelled ?? "");
  if (isFree === null) return "free: must be ja or nein";
  if (isCancelled === null) return "cancelled: must be ja or nein";
  // Without a name of its own it is the same event as long as title, beginning and place are.
  const uid = fields.uid || `${starts} ${title} ${place}`.slice(0, 300);
  const facts = { title, text, kind, starts, ends, isAllDay, isCancelled, place, address, municipality, organiser, price };
  return { uid, ...facts, isFree, link: link === "" ? null : link, pictureSource: fields.picture || null };
}

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/;
const germanDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** `2026-11-29` of a day; null for anything else. */
function parseDay(text: string): string | null {
  const [, day, month, year] = germanDay.exec(text) ?? [];
  const name = year === undefined ? text : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  return isoDay.test(name) && parseMoment(`${name}T00:00`, "first") !== null ? name : null;
}

function toStartOfDay(text: string, later: number): number | null {
  const day = parseDay(text);
  return day === null ? null : startOfDay(day, later);
}

/** Null for what is neither. */
function parseYes(text: string): boolean | null {
  if (/^(?:ja|j|yes|true|1|x)$/i.test(text)) return true;
  return /^(?:nein|n|no|false|0|)$/i.test(text) ? false : null;
}
