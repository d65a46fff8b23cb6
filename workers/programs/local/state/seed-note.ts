/** A note that the demo paper is being seeded, and as of when: a start that finds it goes on where the one before was cut. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databasesFolder } from "#workers/programs/local/runtimes/create-runtime.ts";

/** Beside the databases, so that it is deleted with them. */
const note = join(databasesFolder, "seeding");

export function isCutSeed(): boolean {
  return existsSync(note);
}

/** Does it under the note; where it fails or is cut the note stays. As of another moment there would be other posts beside those that came. */
export async function underSeedNote(seed: (now: Date) => Promise<void>): Promise<void> {
  mkdirSync(databasesFolder, { recursive: true });
  const begun = existsSync(note) ? new Date(readFileSync(note, "utf8")) : new Date(Number.NaN);
  const now = Number.isNaN(begun.getTime()) ? new Date() : begun;
  writeFileSync(note, now.toISOString());
  await seed(now);
  rmSync(note);
}
