/** Takes a rota's file apart, CSV (RFC 4180) or JSON, into rows of named texts; what they mean is not its business. */
import * as v from "valibot";
import { ImportFileError, parseCsv, type RefusedRow } from "#workers/backend/services/sources/import-file.ts";

/** `number` counts as a spreadsheet does: the head is row 1. In JSON the first shift is 1. */
export type RotaRow = { number: number; fields: Readonly<Record<string, string>> };
export type RotaFile = { rows: RotaRow[]; refused: RefusedRow[]; from: string | null; until: string | null };

export const fieldNames = ["kind", "name", "from", "to", "address", "municipality", "district", "phone", "note"] as const;
const requiredNames = ["kind", "name", "from", "to", "phone"] as const;

/** Heads of columns as publishers' own sheets have them. */
const germanNames: Readonly<Record<string, string>> = {
  art: "kind",
  von: "from",
  bis: "to",
  adresse: "address",
  gemeinde: "municipality",
  bezirk: "district",
  telefon: "phone",
  hinweis: "note",
};

const jsonSchema = v.object({
  from: v.optional(v.nullable(v.string()), null),
  until: v.optional(v.nullable(v.string()), null),
  shifts: v.array(v.unknown()),
});
const jsonRowSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));

/** Throws an ImportFileError for what is neither. */
export function readRows(text: string): RotaFile {
  if (text.includes("\ufffd")) throw new ImportFileError("The file holds bytes that are not in its encoding: save it as UTF-8");
  const plain = text.replace(/^\ufeff/, "");
  if (plain.trim() === "") throw new ImportFileError("The file is empty");
  return /^\s*[[{]/.test(plain) ? readJson(plain) : readCsv(plain);
}

function readJson(text: string): RotaFile {
  const body = v.safeParse(jsonSchema, parseJson(text));
  if (!body.success) throw new ImportFileError(`${v.getDotPath(body.issues[0]) ?? "body"}: ${body.issues[0].message}`);
  const { from, until, shifts } = body.output;
  const file: RotaFile = { rows: [], refused: [], from, until };
  for (const [index, shift] of shifts.entries()) {
    const parsed = v.safeParse(jsonRowSchema, shift);
    if (!parsed.success) file.refused.push({ row: index + 1, reason: "is no object of texts" });
    else {
      const fields = Object.entries(parsed.output).map(([name, value]) => [name, value === null ? "" : String(value)]);
      file.rows.push({ number: index + 1, fields: Object.fromEntries(fields) });
    }
  }
  return file;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportFileError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readCsv(text: string): RotaFile {
  const [head = [], ...records] = parseCsv(text);
  const columns = head.map(toFieldName);
  const missing = requiredNames.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new ImportFileError(`The first row must name the columns; missing: ${missing.join(", ")}`);
  const file: RotaFile = { rows: [], refused: [], from: null, until: null };
  for (const [index, record] of records.entries()) {
    const number = index + 2;
    if (record.every((value) => value === "")) continue;
    if (record.length !== columns.length)
      file.refused.push({ row: number, reason: `has ${record.length} columns instead of ${columns.length}` });
    else file.rows.push({ number, fields: Object.fromEntries(columns.map((column, place) => [column, record[place] ?? ""])) });
  }
  return file;
}

function toFieldName(head: string): string {
  const name = head.toLowerCase();
  return germanNames[name] ?? name;
}
