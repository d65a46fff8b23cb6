/** Which pictures were brought before, so that a repeated import does not fetch them again. A file on this machine. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";

/** `stamp` says what was fetched: address and date of change. */
export type KnownMedia = { stamp: string; record: MediaRecord; lastKey: string };
export type MediaState = {
  find(source: string): KnownMedia | null;
  save(source: string, known: KnownMedia): void;
  close(): void;
};

/** Opens or creates the file. */
export function openMediaState(path: string): MediaState {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS media (source TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID`);
  const find = database.prepare("SELECT json FROM media WHERE source = ?");
  const save = database.prepare("INSERT OR REPLACE INTO media VALUES (?, ?)");
  return {
    find(source) {
      const row = find.get(source);
      return row === undefined ? null : (JSON.parse(String(row.json)) as KnownMedia);
    },
    save: (source, known) => void save.run(source, JSON.stringify(known)),
    close: () => database.close(),
  };
}

/** For runs that leave no trace. */
export function createVoidState(): MediaState {
  return { find: () => null, save: () => {}, close: () => {} };
}
