/** Parses the file of a rota: posted by an operator, or fetched by the clock (decision 81). Every refused row is named. */
import * as v from "valibot";
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type DutyKind, type DutyShift, dutyEntrySchema, MAX_SHIFT_S, MAX_SHIFTS, type Rota } from "./duty-shift.ts";
import { fieldNames, type RefusedRow, RotaError, type RotaRow, readRows } from "./read-rows.ts";

export type ParsedRota = Rota & { refused: RefusedRow[] };

/** Slugs of the region's municipalities with that of their district. */
export type Places = ReadonlyMap<string, string>;

/** The days that the rota covers, `2026-11-22`, without the last one; null where the file names them itself. */
export type Period = { from: string | null; until: string | null };

const kinds: Readonly<Record<string, DutyKind>> = {
  doctor: "doctor",
  arzt: "doctor",
  ärztin: "doctor",
  pharmacy: "pharmacy",
  apotheke: "pharmacy",
  dentist: "dentist",
  zahnarzt: "dentist",
  zahnärztin: "dentist",
  vet: "vet",
  tierarzt: "vet",
  tierärztin: "vet",
};

/** Throws a RotaError for a file that is not a rota; of one with bad rows gives the good ones and why the others are refused. */
export function parseRota(text: string, places: Places, asked: Period = { from: null, until: null }): ParsedRota {
  const file = readRows(text);
  if (file.rows.length + file.refused.length > MAX_SHIFTS)
    throw new RotaError(`The file has more than ${MAX_SHIFTS} shifts: bring it in parts`);
  const refused = [...file.refused];
  const rows = new Map<string, number>();
  const shifts: (DutyShift & { row: number })[] = [];
  for (const row of file.rows) {
    const shift = parseShift(row, places);
    const known = typeof shift === "string" ? undefined : rows.get(toKey(shift));
    if (typeof shift === "string") refused.push({ row: row.number, reason: shift });
    else if (known !== undefined) refused.push({ row: row.number, reason: `says the same as row ${known}` });
    else {
      rows.set(toKey(shift), row.number);
      shifts.push({ ...shift, row: row.number });
    }
  }
  const period = toPeriod({ from: asked.from ?? file.from, until: asked.until ?? file.until }, shifts);
  const taken: DutyShift[] = [];
  for (const { row, ...shift } of shifts) {
    if (shift.starts_at >= period.from && shift.starts_at < period.until) taken.push(shift);
    else refused.push({ row, reason: "begins outside of the period that the rota speaks of" });
  }
  return { ...period, shifts: taken, refused: refused.toSorted((one, other) => one.row - other.row) };
}

function toKey(shift: DutyShift): string {
  return JSON.stringify(shift);
}

function parseShift({ fields }: RotaRow, places: Places): DutyShift | string {
  const unknown = Object.keys(fields).find((name) => !fieldNames.some((known) => known === name));
  if (unknown !== undefined) return `has the unknown column "${unknown}"`;
  const kind = kinds[fields.kind?.trim().toLowerCase() ?? ""];
  if (kind === undefined) return `kind: must be one of ${Object.keys(kinds).join(", ")}`;
  const place = findPlace(fields, places);
  if (typeof place === "string") return place;
  const { name = "", address = null, phone = "", note = null } = fields;
  const entry = v.safeParse(dutyEntrySchema, { kind, name, address, ...place, phone, note });
  if (!entry.success) return `${v.getDotPath(entry.issues[0])}: ${entry.issues[0].message}`;
  const starts_at = parseMoment(fields.from ?? "", "first");
  const ends_at = parseMoment(fields.to ?? "", "second");
  if (starts_at === null) return "from: must be a moment such as 2026-11-22T19:00, 22.11.2026 19:00 or with an offset";
  if (ends_at === null) return "to: must be a moment such as 2026-11-22T19:00, 22.11.2026 19:00 or with an offset";
  if (ends_at <= starts_at) return "to: must be after from";
  if (ends_at - starts_at > MAX_SHIFT_S) return "to: must be within 14 days of from";
  return { starts_at, ends_at, entry: entry.output };
}

/** A municipality implies its district; a service may also cover a whole district, or the whole region. */
function findPlace(
  { municipality = "", district = "" }: RotaRow["fields"],
  places: Places,
): { municipality: string | null; district: string | null } | string {
  const [ofMunicipality, named] = [municipality, district].map(toSlug) as [string, string];
  if (named !== "" && ![...places.values()].includes(named)) return `district: there is no "${district}"`;
  if (ofMunicipality === "") return { municipality: null, district: named === "" ? null : named };
  const found = places.get(ofMunicipality);
  if (found === undefined) return `municipality: there is no "${municipality}"`;
  if (named !== "" && named !== found) return `municipality: "${municipality}" is in the district ${found}`;
  return { municipality: ofMunicipality, district: found };
}

/** As the region's places are addressed: umlauts become plain vowels. */
function toSlug(name: string): string {
  const plain = name.trim().toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const localMoment = /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::00)?$/;
const germanMoment = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d\d)$/;

/**
 * Seconds of a moment with an offset, or of a local time of the region; null for other texts. A time that is skipped in
 * spring is the one an hour later; of a time that occurs twice in autumn a shift begins at the first and ends at the second. 24:00 ends a day.
 */
function parseMoment(text: string, which: "first" | "second"): number | null {
  const trimmed = text.trim();
  if (isoMoment.test(trimmed)) {
    const milliseconds = Date.parse(trimmed);
    return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000);
  }
  const [, year, month, day, hour, minute] = localMoment.exec(trimmed) ?? reorder(germanMoment.exec(trimmed));
  if (minute === undefined) return null;
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0) || !isDay(Number(year), Number(month), Number(day)))
    return null;
  const local = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), hours, minutes)).toISOString().slice(0, 19);
  const second = parseLocalDate(local);
  const first = second - 3600;
  return which === "first" && toLocalDate(first) === local ? first : second;
}

function reorder(found: RegExpExecArray | null): (string | undefined)[] {
  const [, day, month, year, hour, minute] = found ?? [];
  return [undefined, year, month, day, hour, minute];
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** In seconds. By default the period is from the day of the first shift to that of the last. */
function toPeriod({ from, until }: Period, shifts: readonly DutyShift[]): { from: number; until: number } {
  const starts = shifts.map(({ starts_at }) => starts_at);
  if (starts.length === 0 && (from === null || until === null)) return { from: 0, until: 0 };
  const period = {
    from: from === null ? startOfDay(toLocalDate(Math.min(...starts)), 0) : parseDay("from", from),
    until: until === null ? startOfDay(toLocalDate(Math.max(...starts)), 1) : parseDay("until", until),
  };
  if (period.until < period.from) throw new RotaError("until: must not be before from");
  return period;
}

function parseDay(name: string, text: string): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day === undefined || !isDay(Number(year), Number(month), Number(day)))
    throw new RotaError(`${name}: must be a day such as 2026-11-22`);
  return startOfDay(text, 0);
}

/** The first second of the day of a local time, or of the day after it. */
function startOfDay(local: string, later: 0 | 1): number {
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split("-").map(Number);
  return parseLocalDate(`${new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10)}T00:00:00`);
}
