/** Files of the pictures' store in an export's folder. Names never change their content: what is there is fetched and hashed once. */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { askAdmin, type Reached } from "#workers/programs/command-line/ask-admin.ts";
import { checksum } from "./checksum.ts";

const listSchema = v.object({
  files: v.array(v.object({ key: v.string(), size: v.number(), type: v.string() })),
  next: v.nullable(v.string()),
});
const knownSchema = v.object({ key: v.string(), size: v.number(), sha256: v.string() });
type ListedFile = v.InferOutput<typeof listSchema>["files"][number];
type KnownFile = v.InferOutput<typeof knownSchema>;

export const FILES_SIDE_BY_SIDE = 8;
const KNOWN_FILES = "known-media.jsonl";
const GONE = [404, 410];

export type MediaFiles = {
  /** Fetches what is not there yet, and yields the line of each file of the store; one that went meanwhile has none. */
  fetchAll: () => AsyncGenerator<string>;
  /** Removes files that the store had, and of which the last `fetchAll` heard nothing: what was taken down leaves the export as well. */
  removeGone: () => void;
};

/** What the store holds, in pieces. */
export async function* listMedia(reached: Reached): AsyncGenerator<ListedFile[]> {
  let after: string | null = "";
  while (after !== null) {
    const path: string = `/admin/export/files?after=${encodeURIComponent(after)}`;
    const { files, next }: v.InferOutput<typeof listSchema> = v.parse(listSchema, await askAdmin(reached, "GET", path));
    yield files;
    after = next;
  }
}

/** Throws when the note of known files is broken elsewhere than at its end. */
export function openMediaFiles(reached: Reached, folder: string): MediaFiles {
  const noteFile = join(folder, KNOWN_FILES);
  const known = readKnown(noteFile);
  let listed = new Set<string>();

  async function toLine({ key, size, type }: ListedFile): Promise<string[]> {
    const target = toMediaFile(folder, key);
    const isThere = statSync(target, { throwIfNoEntry: false })?.size === size;
    const before = isThere && known.get(key)?.size === size ? known.get(key) : undefined;
    if (before !== undefined) return [JSON.stringify({ key, size, type, sha256: before.sha256 })];
    const sha256 = isThere ? await checksum(target) : await fetchFile(reached, key, size, target);
    if (sha256 === null) return [];
    const file = { key, size, sha256 };
    known.set(key, file);
    appendFileSync(noteFile, `${JSON.stringify(file)}\n`);
    return [JSON.stringify({ key, size, type, sha256 })];
  }

  return {
    async *fetchAll() {
      listed = new Set();
      for await (const files of listMedia(reached)) {
        for (const { key } of files) listed.add(key);
        for (let start = 0; start < files.length; start += FILES_SIDE_BY_SIDE)
          yield* (await Promise.all(files.slice(start, start + FILES_SIDE_BY_SIDE).map(toLine))).flat();
      }
    },
    removeGone() {
      const gone = [...known.keys()].filter((key) => !listed.has(key));
      for (const key of gone) {
        rmSync(toMediaFile(folder, key), { force: true });
        known.delete(key);
      }
      if (gone.length > 0) writeFileSync(noteFile, [...known.values()].map((file) => `${JSON.stringify(file)}\n`).join(""));
    },
  };
}

/** Where the bytes of a key lie. Throws for a key that would lead out of the folder. */
export function toMediaFile(folder: string, key: string): string {
  if (key.split("/").some((part) => part === "" || part === "." || part === "..")) throw new Error(`The key ${key} is no file's`);
  return join(folder, "media", ...key.split("/"));
}

/** A line that an interruption cut off is forgotten. */
function readKnown(noteFile: string): Map<string, KnownFile> {
  if (!existsSync(noteFile)) return new Map();
  const text = readFileSync(noteFile, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(noteFile, whole);
  const files = whole.split("\n").filter((line) => line !== "");
  return new Map(files.map((line) => v.parse(knownSchema, JSON.parse(line))).map((file) => [file.key, file]));
}

/** Its checksum; null for one that is gone. */
async function fetchFile({ send }: Reached, key: string, size: number, target: string): Promise<string | null> {
  const response = await send(`/media/${key.split("/").map(encodeURIComponent).join("/")}`);
  if (GONE.includes(response.status)) return null;
  if (response.status !== 200 || response.body === null) throw new Error(`The file ${key} was answered with ${response.status}`);
  const hash = createHash("sha256");
  let bytes = 0;
  async function* look(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  mkdirSync(dirname(target), { recursive: true });
  await pipeline(Readable.fromWeb(response.body as never), look, createWriteStream(`${target}.part`));
  if (bytes !== size) throw new Error(`The file ${key} came with ${bytes} of ${size} bytes`);
  renameSync(`${target}.part`, target);
  return hash.digest("hex");
}
