/** `npm run export`: the whole paper as JSON lines and files (decision 102). */
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { exportedTables, keptBack } from "#workers/backend/export/tables.ts";
import { checksum } from "#workers/custody/checksum.ts";
import { askAdmin, type Reached } from "#workers/custody/command-line.ts";
import { MANIFEST, type Manifest, MEDIA_LIST } from "./manifest.ts";

const stateSchema = v.object({ schema: v.string(), version: v.string(), sequences: v.record(v.string(), v.number()) });
const rowsSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())), next: v.nullable(v.array(v.unknown())) });
const filesSchema = v.object({
  files: v.array(v.object({ key: v.string(), size: v.number(), type: v.string() })),
  next: v.nullable(v.string()),
});
type FileNote = Manifest["media"];

export const FILES_SIDE_BY_SIDE = 8;

/**
 * Writes the export into `folder`. A table's file gets its name when it is whole, so an export that was interrupted goes on with
 * the next one; pictures that are there are not fetched twice. Throws when the back end fails, or when the paper changed meanwhile.
 */
export async function runExport(
  reached: Reached,
  { folder, withReaders, now, say }: { folder: string; withReaders: boolean; now: Date; say: (line: string) => void },
): Promise<Manifest> {
  mkdirSync(join(folder, "tables"), { recursive: true });
  const before = v.parse(stateSchema, await askAdmin(reached, "GET", "/admin/export"));
  // Rows of another state do not go together with these.
  const noteFile = join(folder, "under-way.json");
  const noted = existsSync(noteFile)
    ? (JSON.parse(readFileSync(noteFile, "utf8")) as { version: string; tables: Record<string, FileNote> })
    : null;
  const done: Record<string, FileNote> = noted?.version === before.version ? noted.tables : {};
  for (const { name, isPersonal } of exportedTables) {
    if (isPersonal && !withReaders) continue;
    const file = join(folder, "tables", `${name}.jsonl`);
    if (done[name] !== undefined && existsSync(file)) continue;
    done[name] = await writeLines(file, readTable(reached, name));
    writeFileSync(noteFile, JSON.stringify({ version: before.version, tables: done }));
    say(`${name}: ${done[name].rows} rows`);
  }
  const media = await writeLines(join(folder, MEDIA_LIST), fetchFiles(reached, folder));
  say(`media: ${media.rows} files`);
  const after = v.parse(stateSchema, await askAdmin(reached, "GET", "/admin/export"));
  if (after.version !== before.version)
    throw new Error("The paper changed while it was exported: run it again, what is whole stays");
  const { schema } = after;
  const sequences = Object.fromEntries(Object.entries(after.sequences).filter(([name]) => done[name] !== undefined));
  const manifest: Manifest = {
    format: 1,
    id: `${now.toISOString()} ${after.version}`,
    at: now.toISOString(),
    schema,
    withReaders,
    sequences,
    tables: done,
    media,
  };
  // For who reads it: what is not there, and why.
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify({ ...manifest, leftOut: keptBack }, null, 2)}\n`);
  return manifest;
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

async function* fetchFiles(reached: Reached, folder: string): AsyncGenerator<string> {
  let after: string | null = "";
  while (after !== null) {
    const path: string = `/admin/export/files?after=${encodeURIComponent(after)}`;
    const listed: v.InferOutput<typeof filesSchema> = v.parse(filesSchema, await askAdmin(reached, "GET", path));
    for (let start = 0; start < listed.files.length; start += FILES_SIDE_BY_SIDE)
      yield* await Promise.all(
        listed.files.slice(start, start + FILES_SIDE_BY_SIDE).map((file) => fetchOne(reached, folder, file)),
      );
    after = listed.next;
  }
}

type ListedFile = v.InferOutput<typeof filesSchema>["files"][number];

/** The line of a file, which is fetched unless it lies there already. */
async function fetchOne(reached: Reached, folder: string, file: ListedFile): Promise<string> {
  const target = toMediaFile(folder, file.key);
  if (!existsSync(target) || statSync(target).size !== file.size) await fetchFile(reached, file.key, target);
  return JSON.stringify({ ...file, sha256: await checksum(target) });
}

/** Where the bytes of a key lie. Throws for a key that would lead out of the folder. */
export function toMediaFile(folder: string, key: string): string {
  if (key.split("/").some((part) => part === "" || part === "." || part === "..")) throw new Error(`The key ${key} is no file's`);
  return join(folder, "media", ...key.split("/"));
}

async function fetchFile({ send }: Reached, key: string, target: string): Promise<void> {
  const response = await send(`/media/${key.split("/").map(encodeURIComponent).join("/")}`);
  if (response.status !== 200 || response.body === null) throw new Error(`The file ${key} was answered with ${response.status}`);
  mkdirSync(dirname(target), { recursive: true });
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(`${target}.part`));
  renameSync(`${target}.part`, target);
}

/** Under its name only when it is whole. */
async function writeLines(file: string, lines: AsyncIterable<string>): Promise<FileNote> {
  const hash = createHash("sha256");
  const note = { rows: 0, bytes: 0 };
  async function* toBytes(): AsyncGenerator<Buffer> {
    for await (const line of lines) {
      const bytes = Buffer.from(`${line}\n`);
      hash.update(bytes);
      note.rows += 1;
      note.bytes += bytes.length;
      yield bytes;
    }
  }
  await pipeline(toBytes, createWriteStream(`${file}.part`));
  renameSync(`${file}.part`, file);
  return { ...note, sha256: hash.digest("hex") };
}
