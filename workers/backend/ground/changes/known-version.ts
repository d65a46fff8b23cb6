/**
 * What an isolate knows of the content's version (decision 59). It is read again within a second, so a write is visible within a
 * second everywhere, and at once in the isolate that wrote.
 */
import { toPlainDatabase } from "#workers/backend/ground/database/timed-database.ts";

/** After this the next request reads it again, while others go on with the known version. */
const ASKED_AGAIN_AFTER_MS = 500;
/** A version older than this is not used. */
export const BELIEVED_FOR_MS = 1000;

type Known = { version: string; at: number };
type Memory = { known: Known | null; askedAt: number; writes: number };

const memories = new WeakMap<D1Database, Memory>();

function remember(db: D1Database): Memory {
  const memory = memories.get(toPlainDatabase(db)) ?? { known: null, askedAt: 0, writes: 0 };
  memories.set(toPlainDatabase(db), memory);
  return memory;
}

/** The version, or null when the database has to be asked. `now` is in milliseconds. */
export function findKnownVersion(db: D1Database, now: number): string | null {
  const memory = remember(db);
  const { known } = memory;
  const age = known === null ? Number.NaN : now - known.at;
  // A negative age does not count either: then the clock was set back.
  if (known === null || !(age >= 0 && age <= BELIEVED_FOR_MS)) return null;
  if (age <= ASKED_AGAIN_AFTER_MS || now - memory.askedAt <= ASKED_AGAIN_AFTER_MS) return known.version;
  memory.askedAt = now;
  return null;
}

/** Remembers a version that was read at the moment `now`, in milliseconds; `writes` is the count of writes by then. */
export function noteVersion(db: D1Database, version: string, now: number, writes: number): void {
  const memory = remember(db);
  // A version that was read before a write is outdated.
  if (memory.writes === writes) memory.known = { version, at: now };
}

/** How many writes this isolate has made. */
export function countWrites(db: D1Database): number {
  return remember(db).writes;
}

/** To be called after a write of this isolate. */
export function forgetVersion(db: D1Database): void {
  const memory = remember(db);
  memory.known = null;
  memory.writes += 1;
}
