/** `npm run import -- --export FOLDER`: brings an export into a fresh state (decision 102). */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { exportedTables, keptBack } from "#workers/backend/doors/registry/tables.ts";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
import { checksum } from "./checksum.ts";
import { readLines } from "./lines.ts";
import { type Manifest, MEDIA_LIST, readManifest } from "./manifest.ts";
import { FILES_SIDE_BY_SIDE, listMedia, toMediaFile } from "./media-files.ts";
import { toTableFile } from "./table-files.ts";

/** The back end takes 1000 rows and 8 MB a request. */
const MAX_ROWS = 500;
const MAX_BYTES = 3_000_000;

const fileSchema = v.object({ key: v.string(), size: v.number(), type: v.string(), sha256: v.string() });

/** Brings an export that verifyExport has found whole. What was interrupted goes on. Throws what the back end says. */
export async function runExportImport(
  reached: Reached,
  { folder, manifest, say }: { folder: string; manifest: Manifest; say: (line: string) => void },
): Promise<void> {
  const state = v.parse(v.object({ schema: v.string() }), await askAdmin(reached, "GET", "/admin/export"));
  if (state.schema < manifest.schema)
    throw new Error(`The export is of a newer version (${manifest.schema}) than this state (${state.schema}): update it first`);
  const known = [...exportedTables.map(({ name }) => name), ...Object.keys(keptBack)];
  const unknown = Object.keys(manifest.tables).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`The export has tables that this version does not know: ${unknown.join(", ")}`);
  const { id, withReaders, sequences } = manifest;
  await askAdmin(reached, "POST", "/admin/export/begin", { id, withReaders });
  const tables = exportedTables.filter(({ name }) => manifest.tables[name] !== undefined);
  for (const { name, link } of tables) {
    const file = toTableFile(folder, name);
    for await (const rows of readPieces(file)) await askAdmin(reached, "POST", `/admin/export/${name}`, { rows });
    if (link !== undefined)
      for await (const rows of readPieces(file)) await askAdmin(reached, "POST", `/admin/export/${name}/links`, { rows });
    say(`${name}: ${manifest.tables[name]?.rows ?? 0} rows`);
  }
  let waiting: Promise<void>[] = [];
  // A file that is there already is not sent again.
  const there = new Map<string, number>();
  for await (const files of listMedia(reached)) for (const { key, size } of files) there.set(key, size);
  for await (const { key, size, type } of readFiles(folder)) {
    if (there.get(key) === size) continue;
    waiting.push(bringFile(reached, folder, key, type));
    if (waiting.length < FILES_SIDE_BY_SIDE) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
  say(`media: ${manifest.media.rows} files`);
  await askAdmin(reached, "POST", "/admin/export/finish", { sequences, rows: toCounts(manifest) });
}

/** How many rows the back end must have of each table in the end. */
function toCounts({ tables }: Manifest): Record<string, number> {
  return Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));
}

/** Looks at a whole export, so that nothing is brought of a broken one. Throws with file and line of what is wrong. */
export async function verifyExport(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [name, note] of Object.entries(manifest.tables)) await verifyFile(toTableFile(folder, name), note);
  await verifyFile(join(folder, MEDIA_LIST), manifest.media);
  for await (const { key, sha256 } of readFiles(folder)) {
    const file = toMediaFile(folder, key);
    if ((await checksum(file).catch(() => null)) !== sha256) throw new Error(`${file} is not the file that was exported`);
  }
  return manifest;
}

async function verifyFile(file: string, { bytes, sha256, rows }: Manifest["media"]): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? null;
  if (size === null) throw new Error(`${file} is missing`);
  if (size === bytes && (await checksum(file)) === sha256) return;
  const lines = await countLines(file);
  throw new Error(`${file} is not what was exported: ${lines} of ${rows} lines, ${size} of ${bytes} bytes`);
}

/** Throws at the first line that is no JSON. */
async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const _ of readLines(file)) count += 1;
  return count;
}

async function* readPieces(file: string): AsyncGenerator<unknown[]> {
  let rows: unknown[] = [];
  let size = 0;
  for await (const { value, bytes } of readLines(file)) {
    if (rows.length > 0 && (rows.length >= MAX_ROWS || size + bytes > MAX_BYTES)) {
      yield rows;
      rows = [];
      size = 0;
    }
    rows.push(value);
    size += bytes;
  }
  if (rows.length > 0) yield rows;
}

async function* readFiles(folder: string): AsyncGenerator<v.InferOutput<typeof fileSchema>> {
  for await (const { value } of readLines(join(folder, MEDIA_LIST))) yield v.parse(fileSchema, value);
}

async function bringFile({ send }: Reached, folder: string, key: string, type: string): Promise<void> {
  const path = `/admin/media/${key.split("/").map(encodeURIComponent).join("/")}`;
  const bytes = readFileSync(toMediaFile(folder, key));
  const response = await send(path, { method: "PUT", headers: { "content-type": type }, body: bytes });
  if (response.status !== 201)
    throw new Error(`${key}: the back end answered ${response.status} ${(await response.text()).slice(0, 200)}`);
}
