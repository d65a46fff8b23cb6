/** `npm run export`: the whole paper as JSON lines and files (decision 102). */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { keptBack } from "#workers/backend/doors/registry/tables.ts";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
import { type FileNote, writeLines } from "./lines.ts";
import { fileNoteSchema, MANIFEST, type Manifest, MEDIA_LIST } from "./manifest.ts";
import { openMediaFiles } from "./media-files.ts";
import { paperTables, removeReaders, toTableFile, writeReaders, writeTable } from "./table-files.ts";

const stateSchema = v.object({ schema: v.string(), version: v.string(), sequences: v.record(v.string(), v.number()) });
type State = v.InferOutput<typeof stateSchema>;

/** Tables that are whole, and of which state: an export that was interrupted goes on behind them. */
const unfinishedSchema = v.object({ state: v.string(), tables: v.record(v.string(), fileNoteSchema) });
const UNFINISHED = "unfinished.json";

/** How often the tables of a paper that changes meanwhile are read again. */
const TRIES = 3;

type Order = { folder: string; withReaders: boolean; now: Date; say: (line: string) => void };
type Tables = { after: State; tables: Record<string, FileNote> };

/**
 * Writes the export into `folder`: first the files, which take hours, then in minutes the tables, which must be of one state, then the files that
 * came meanwhile. What is whole is not fetched again. Throws when the back end fails, or when the paper changed each time its tables were read.
 */
export async function runExport(reached: Reached, order: Order): Promise<Manifest> {
  const { folder, withReaders, now, say } = order;
  mkdirSync(join(folder, "tables"), { recursive: true });
  // Until it is whole again.
  rmSync(join(folder, MANIFEST), { force: true });
  removeReaders(folder);
  const media = openMediaFiles(reached, folder);
  let files = 0;
  for await (const _ of media.fetchAll()) files += 1;
  say(`media: ${files} files`);
  const { after, tables } = await writeTables(reached, order);
  const listed = await writeLines(join(folder, MEDIA_LIST), media.fetchAll());
  media.removeGone();
  if (listed.rows !== files) say(`media: ${listed.rows} files after the tables`);
  const manifest: Manifest = {
    format: 1,
    id: `${now.toISOString()} ${after.version}`,
    at: now.toISOString(),
    schema: after.schema,
    withReaders,
    sequences: Object.fromEntries(Object.entries(after.sequences).filter(([name]) => tables[name] !== undefined)),
    tables,
    media: listed,
  };
  // For the operator: what is not there, and why.
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify({ ...manifest, leftOut: keptBack }, null, 2)}\n`);
  rmSync(join(folder, UNFINISHED), { force: true });
  return manifest;
}

async function writeTables(reached: Reached, { folder, withReaders, say }: Order): Promise<Tables> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) say("The paper changed meanwhile: its tables are read again");
    const before = await readState(reached);
    const paper = await writePaper(reached, folder, toName(before), say);
    const readers = withReaders ? await writeReaders(reached, folder, say) : {};
    const after = await readState(reached);
    if (toName(after) === toName(before)) return { after, tables: { ...paper, ...readers } };
  }
  throw new Error(
    `The paper changed each of the ${TRIES} times that its tables were read: run it again at a quieter hour. The files are kept, and only new ones are fetched then`,
  );
}

async function readState(reached: Reached): Promise<State> {
  return v.parse(stateSchema, await askAdmin(reached, "GET", "/admin/export"));
}

/** Rows of two of these do not go together. */
function toName({ schema, version }: State): string {
  return `${schema} ${version}`;
}

async function writePaper(
  reached: Reached,
  folder: string,
  state: string,
  say: (line: string) => void,
): Promise<Record<string, FileNote>> {
  const noteFile = join(folder, UNFINISHED);
  const noted = existsSync(noteFile) ? v.safeParse(unfinishedSchema, JSON.parse(readFileSync(noteFile, "utf8"))) : null;
  const done = noted?.success && noted.output.state === state ? noted.output.tables : {};
  for (const table of paperTables) {
    if (done[table.name] !== undefined && existsSync(toTableFile(folder, table.name))) continue;
    done[table.name] = await writeTable(reached, folder, table);
    writeFileSync(`${noteFile}.part`, JSON.stringify({ state, tables: done }));
    renameSync(`${noteFile}.part`, noteFile);
    say(`${table.name}: ${done[table.name]?.rows} rows`);
  }
  return done;
}
