/** Answers that are the same for everybody, kept in the isolate while nothing that they show has changed (decision 59). */
import { LRUCache } from "lru-cache";
import { toTagsHeader } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { type ContentState, readContentState } from "#workers/backend/ground/changes/content-version.ts";
import { findNewestVersion, noteChanges } from "#workers/backend/ground/changes/known-changes.ts";
import { countWrites, findKnownVersion, noteVersion } from "#workers/backend/ground/changes/known-version.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toPlainDatabase } from "#workers/backend/ground/database/timed-database.ts";
import { isStillTrue, type Truth, toState } from "./still-true.ts";

type KeptAnswer = Truth & {
  body: ArrayBuffer;
  /** All headers but the two that name the content. */
  headers: [name: string, value: string][];
  tagsHeader: string;
};

/** An isolate has 128 MB for everything. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** The overhead of an entry, in bytes. */
const ENTRY_BYTES = 500;

/** By database: an answer from one is never given for another. */
const stores = new WeakMap<D1Database, LRUCache<string, KeptAnswer>>();

function openStore(db: D1Database): LRUCache<string, KeptAnswer> {
  const store =
    stores.get(toPlainDatabase(db)) ??
    new LRUCache<string, KeptAnswer>({
      maxSize: MAX_BYTES,
      maxEntrySize: MAX_ANSWER_BYTES,
      sizeCalculation: ({ body, tags }, key) =>
        ENTRY_BYTES + body.byteLength + 2 * key.length + tags.reduce((sum, tag) => sum + tag.length, 0),
    });
  stores.set(toPlainDatabase(db), store);
  return store;
}

/**
 * The answer that was kept under `key`, when nothing that it shows has changed and no post was published since; otherwise null.
 * `now` is in milliseconds.
 */
export async function findKeptAnswer(
  db: D1Database,
  key: string,
  now: number,
  readState: () => Promise<ContentState>,
): Promise<KeptAnswer | null> {
  const kept = openStore(db).get(key);
  if (kept === undefined) return null;
  const present = findKnownVersion(db, now) ?? (await readVersion(readState));
  if (present === null) return null;
  return isStillTrue(db, kept, now) ? kept : drop(db, key, kept);
}

/** Unless another one was kept meanwhile. */
function drop(db: D1Database, key: string, outdated: KeptAnswer): null {
  const store = openStore(db);
  if (store.peek(key) === outdated) store.delete(key);
  return null;
}

/** Keeps the whole `response` under `key`; returns it, or an equal one. `queries` know what was read for it. */
export async function keepResponse(
  db: D1Database,
  key: string,
  response: Response,
  { state, queries }: { state: ContentState; queries: Pick<Queries, "tags" | "until"> },
): Promise<Response> {
  const answer = {
    state: toState(state, queries.until()),
    at: Date.now(),
    tags: [...queries.tags()],
    tagsHeader: toTagsHeader(queries.tags()),
    body: await response.arrayBuffer(),
    headers: [...response.headers],
  };
  openStore(db).set(key, answer);
  return toKeptResponse(answer);
}

/** The headers tell caches of pages what the answer shows, and the moment (in seconds) at which it changes by itself. */
export function toKeptResponse({ body, headers, tagsHeader, state }: KeptAnswer): Response {
  const response = new Response(body, { headers: [...headers, ["x-cache-tags", tagsHeader]] });
  if (state.until !== null) response.headers.set("x-cache-until", String(state.until));
  return response;
}

/** Reads the content's state, once for one request; with it the isolate knows the version. `now` is in milliseconds. */
export function createStateReader(db: D1Database, queries: Queries, now: number): () => Promise<ContentState> {
  let state: Promise<ContentState> | null = null;
  async function readState(): Promise<ContentState> {
    const writes = countWrites(db);
    const since = findNewestVersion(db);
    const { version, until, changes } = await readContentState(queries, Math.floor(now / 1000), since);
    noteChanges(db, since, { version, changes });
    noteVersion(db, version, now, writes);
    return { version, until };
  }
  return () => {
    state ??= readState();
    return state;
  };
}

async function readVersion(readState: () => Promise<ContentState>): Promise<string | null> {
  try {
    return (await readState()).version;
  } catch {
    // Then the version is unknown, and the operation itself will report the fault of the database.
    return null;
  }
}
