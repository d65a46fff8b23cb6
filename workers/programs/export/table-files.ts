/** Tables of the back end as files of JSON lines in an export's folder. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type ExportedTable, exportedTables } from "#workers/backend/doors/registry/tables.ts";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
import { type FileNote, readLines, writeLines } from "./lines.ts";

const rowSchema = v.record(v.string(), v.unknown());
const rowsSchema = v.object({ rows: v.array(rowSchema), next: v.nullable(v.array(v.unknown())) });
type Row = v.InferOutput<typeof rowSchema>;

export const paperTables = exportedTables.filter(({ isPersonal }) => isPersonal !== true);
const readersTables = exportedTables.filter(({ isPersonal }) => isPersonal === true);

export function toTableFile(folder: string, name: string): string {
  return join(folder, "tables", `${name}.jsonl`);
}

/** One table as it is now. */
export function writeTable(reached: Reached, folder: string, { name }: Pick<ExportedTable, "name">): Promise<FileNote> {
  return writeLines(toTableFile(folder, name), readTable(reached, name));
}

async function* readTable(reached: Reached, name: string): AsyncGenerator<string> {
  let after: unknown[] | null = [];
  while (after !== null) {
    const path: string = `/admin/export/${name}?after=${encodeURIComponent(JSON.stringify(after))}`;
    const piece: v.InferOutput<typeof rowsSchema> = v.parse(rowsSchema, await askAdmin(reached, "GET", path));
    for (const row of piece.rows) yield JSON.stringify(row);
    after = piece.next;
  }
}

/** Removes readers' tables of an earlier export: they are always of one day, and missing where they were not asked for. */
export function removeReaders(folder: string): void {
  for (const { name } of readersTables) rmSync(toTableFile(folder, name), { force: true });
}

/**
 * Readers' tables; the paper does not wait for its readers, so what belongs to a reader is read before the readers: one who comes
 * meanwhile has nothing yet. What is left of a reader who went is counted and left out.
 */
export async function writeReaders(
  reached: Reached,
  folder: string,
  say: (line: string) => void,
): Promise<Record<string, FileNote>> {
  const notes: Record<string, FileNote> = {};
  for (const table of readersTables.toReversed()) notes[table.name] = await writeTable(reached, folder, table);
  const ids = new Map(readersTables.flatMap(({ owners = [] }) => owners.map((owner) => [owner.table, new Set<unknown>()])));
  for (const table of readersTables) {
    const read = notes[table.name]?.rows ?? 0;
    const file = toTableFile(folder, table.name);
    if (table.owners !== undefined || ids.has(table.name)) notes[table.name] = await writeLines(file, sift(file, table, ids));
    const rows = notes[table.name]?.rows ?? 0;
    say(`${table.name}: ${rows} rows${read === rows ? "" : `, without ${read - rows} of readers who went meanwhile`}`);
  }
  return notes;
}

/** Only rows whose owners are there. Notes the numbers of those that others name. */
async function* sift(file: string, { name, owners = [] }: ExportedTable, ids: Map<string, Set<unknown>>): AsyncGenerator<string> {
  for await (const { value } of readLines(file)) {
    const row: Row = v.parse(rowSchema, value);
    const lost = owners.filter(({ column, table }) => row[column] !== null && ids.get(table)?.has(row[column]) !== true);
    if (lost.some(({ orNull }) => orNull !== true)) continue;
    ids.get(name)?.add(row.id);
    yield JSON.stringify({ ...row, ...Object.fromEntries(lost.map(({ column }) => [column, null])) });
  }
}
