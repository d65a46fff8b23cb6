/** Files of JSON lines: written whole or not at all, read line by line. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, renameSync } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import type { Manifest } from "./manifest.ts";

export type FileNote = Manifest["media"];

/** The file gets its name, or takes the place of the one before, when all lines are written. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<FileNote> {
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

/** What each line holds, and its length. Throws at the first that is no JSON. */
export async function* readLines(file: string): AsyncGenerator<{ value: unknown; bytes: number }> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    try {
      yield { value: JSON.parse(line), bytes: line.length };
    } catch {
      throw new Error(`${file}: line ${number} is broken`);
    }
  }
}
