/** Parses the file of a rota: posted by an operator, or fetched by the clock (decision 81). Every refused row is named. */
import * as v from "valibot";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { ImportFileError, type RefusedRow } from "#workers/backend/services/sources/import-file.ts";
import { isDay, parseMoment, startOfDay } from "#workers/backend/services/sources/parse-moment.ts";
import { type Places, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { type DutyKind, type DutyShift, dutyEntrySchema, MAX_SHIFT_S, MAX_SHIFTS, type Rota } from "./duty-shift.ts";
import { fieldNames, type RotaRow, readRows } from "./read-rows.ts";

export type ParsedRota = Rota & { refused: RefusedRow[] };

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

/** Throws an ImportFileError for a file that is not a rota; of one with bad rows gives the good ones and why the others are refused. */
export function parseRota(text: string, places: Places, asked: Period = { from: null, until: null }): ParsedRota {
  const file = readRows(text);
  if (file.rows.length + file.refused.length > MAX_SHIFTS)
    throw new ImportFileError(`The file has more than ${MAX_SHIFTS} shifts: bring it in parts`);
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
  const [ofMunicipality, named] = [municipality, district].map(toPlaceSlug) as [string, string];
  if (named !== "" && ![...places.values()].includes(named)) return `district: there is no "${district}"`;
  if (ofMunicipality === "") return { municipality: null, district: named === "" ? null : named };
  const found = places.get(ofMunicipality);
  if (found === undefined) return `municipality: there is no "${municipality}"`;
  if (named !== "" && named !== found) return `municipality: "${municipality}" is in the district ${found}`;
  return { municipality: ofMunicipality, district: found };
}

/** In seconds. By default the period is from the day of the first shift to that of the last. */
function toPeriod({ from, until }: Period, shifts: readonly DutyShift[]): { from: number; until: number } {
  const starts = shifts.map(({ starts_at }) => starts_at);
  if (starts.length === 0 && (from === null || until === null)) return { from: 0, until: 0 };
  const period = {
    from: from === null ? startOfDay(toLocalDate(Math.min(...starts)), 0) : parseDay("from", from),
    until: until === null ? startOfDay(toLocalDate(Math.max(...starts)), 1) : parseDay("until", until),
  };
  if (period.until < period.from) throw new ImportFileError("until: must not be before from");
  return period;
}

function parseDay(name: string, text: string): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (day === undefined || !isDay(Number(year), Number(month), Number(day)))
    throw new ImportFileError(`${name}: must be a day such as 2026-11-22`);
  return startOfDay(text, 0);
}
