/** `npm run restore`: puts a backup in the place of this machine's state (decision 102). */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { checksum } from "#workers/programs/export/checksum.ts";
import { BACKUP_NOTE, type BackupNote, backupNoteSchema } from "./backup-note.ts";

/** Every file as it was backed up, and every database whole. Throws with the first that is not. */
export async function verifyBackup(folder: string): Promise<BackupNote> {
  const noteFile = join(folder, BACKUP_NOTE);
  if (!existsSync(noteFile)) throw new Error(`${folder} holds no backup: there is no ${BACKUP_NOTE}`);
  const note = v.safeParse(backupNoteSchema, JSON.parse(readFileSync(noteFile, "utf8")));
  if (!note.success) throw new Error(`${noteFile}: ${note.issues[0].message}`);
  for (const { path, sha256 } of note.output.files) {
    if (path.split("/").includes("..")) throw new Error(`${noteFile}: ${path} leads out of the backup`);
    const file = join(folder, path);
    if ((await checksum(file).catch(() => null)) !== sha256) throw new Error(`${file} is not the file that was backed up`);
  }
  return note.output;
}

type Restoring = { state: string; folder: string; now: Date };

/**
 * Copies the backup, looks whether each database is whole, and only then puts it in the place of the state. The state that stood there is kept
 * beside it: `before` is its name, or null where there was none; `at` is when it was backed up. Throws before anything changed.
 */
export async function runRestore({ state, folder, now }: Restoring): Promise<{ at: string; before: string | null }> {
  const { at, files } = await verifyBackup(folder);
  const part = `${state}.part`;
  rmSync(part, { recursive: true, force: true });
  for (const { path } of files) {
    const target = join(part, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(folder, path), target);
    if (path.endsWith(".sqlite")) requireWhole(target);
  }
  const before = existsSync(state) ? `${state}.before-${now.toISOString().replace(/[:.]/g, "-")}` : null;
  if (before !== null) renameSync(state, before);
  renameSync(part, state);
  return { at, before };
}

function requireWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [answer] = database.prepare("PRAGMA integrity_check").all();
    if (answer?.integrity_check !== "ok") throw new Error(`${file} is broken: ${String(answer?.integrity_check)}`);
  } finally {
    database.close();
  }
}
