/**
 * `npm run backup`: a copy of this machine's whole state, while it runs or while it does not (decision 102). Databases are copied by SQLite's own
 * online backup, each as of one moment; files of R2 have names that never come again, so they are copied before and after.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { checksum } from "#workers/programs/export/checksum.ts";
import { BACKUP_NOTE, type BackedUpFile, type BackupNote } from "./backup-note.ts";

/** Made anew by each process that runs on the state, by a backup or its restore; and the log, which grows while it is copied. */
const LEFT_OUT = [/^running\.json$/, /^last-backup\.json$/, /^log\//, /^v3\/cache\//, /-(?:wal|shm)$/];

/** Writes into a folder beside `folder` and gives it its name when it is whole. Throws when `folder` is there already. */
export async function runBackup({ state, folder, now }: { state: string; folder: string; now: Date }): Promise<BackupNote> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  if (!existsSync(join(state, "v3"))) throw new Error(`${state} holds no state`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const isDatabase = (path: string): boolean => path.endsWith(".sqlite");
  copyFiles(
    state,
    part,
    listFiles(state).filter((path) => !isDatabase(path)),
  );
  for (const path of listFiles(state).filter(isDatabase)) await copyDatabase(join(state, path), join(part, path));
  copyFiles(
    state,
    part,
    listFiles(state).filter((path) => !isDatabase(path)),
  );
  const files: BackedUpFile[] = [];
  for (const path of listFiles(part)) {
    const file = join(part, path);
    files.push({ path, bytes: statSync(file).size, sha256: await checksum(file) });
  }
  const note: BackupNote = { format: 1, at: now.toISOString(), files };
  writeFileSync(join(part, BACKUP_NOTE), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  renameSync(part, folder);
  return note;
}

function listFiles(folder: string): string[] {
  return globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)))
    .toSorted();
}

/** What went meanwhile belongs to nothing any more. */
function copyFiles(from: string, to: string, paths: readonly string[]): void {
  for (const path of paths) {
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    try {
      copyFileSync(join(from, path), target);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
