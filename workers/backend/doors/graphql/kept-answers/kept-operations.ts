/**
 * Answers to single operations, for those that come again within requests that differ: the menus stand on every page, the services of the
 * day on that of each municipality. Whole requests are kept apart (kept-answers.ts).
 */
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { ContentState } from "#workers/backend/ground/changes/content-version.ts";
import { findKnownVersion } from "#workers/backend/ground/changes/known-version.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toPlainDatabase } from "#workers/backend/ground/database/timed-database.ts";
import { isStillTrue, type Truth, toState } from "./still-true.ts";

type Noted = Pick<Queries, "note" | "changesAt">;
type Note = (queries: Noted) => void;

type KeptOperation = Truth & {
  /** The result as JSON. */
  text: string;
  /** What its resolvers noted of the content, to be noted again for each answer that it is a part of. */
  notes: readonly Note[];
};

/** In characters. */
const MAX_SIZE = 2_000_000;
const MAX_TEXT = 200_000;
/** What an entry takes besides: strangers may ask for many small things. */
const ENTRY_SIZE = 500;

/** By database, then by document and variables. */
const stores = new WeakMap<D1Database, LRUCache<string, KeptOperation>>();

function openStore(db: D1Database): LRUCache<string, KeptOperation> {
  const store =
    stores.get(toPlainDatabase(db)) ??
    new LRUCache<string, KeptOperation>({
      maxSize: MAX_SIZE,
      maxEntrySize: MAX_TEXT,
      sizeCalculation: ({ text, notes }, key) => ENTRY_SIZE + key.length + text.length + 50 * notes.length,
    });
  stores.set(toPlainDatabase(db), store);
  return store;
}

const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

/** Names an operation of a document that has no other. */
export function toOperationKey(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string {
  let number = numbers.get(document);
  if (number === undefined) {
    documents += 1;
    number = documents;
    numbers.set(document, number);
  }
  return `${number} ${JSON.stringify(variables)}`;
}

/** What is still true as far as is known without a statement; null otherwise. `now` is in milliseconds. */
export function findKeptOperation(db: D1Database, key: string, queries: Noted, now: number): KeptOperation | null {
  const kept = openStore(db).get(key);
  if (kept === undefined || findKnownVersion(db, now) === null || !isStillTrue(db, kept, now)) return null;
  for (const note of kept.notes) note(queries);
  return kept;
}

export type Notebook = { queries: Queries; notes: Note[]; tags: Set<string>; changesAt: number | null };

/** `state` is the one that was read together with what the result shows. */
export function keepOperation(
  db: D1Database,
  key: string,
  text: string,
  state: ContentState,
  { notes, tags, changesAt }: Notebook,
): void {
  openStore(db).set(key, { text, notes, tags: [...tags], at: Date.now(), state: toState(state, changesAt) });
}

/** `queries` that also remember what is noted by them. */
export function openNotebook(queries: Queries): Notebook {
  const notebook: Notebook = {
    queries: {
      ...queries,
      note(kind, key) {
        notebook.tags.add(toCacheTag(kind, key));
        notebook.notes.push((others) => others.note(kind, key));
        queries.note(kind, key);
      },
      changesAt(moment) {
        notebook.changesAt = Math.min(moment, notebook.changesAt ?? moment);
        notebook.notes.push((others) => others.changesAt(moment));
        queries.changesAt(moment);
      },
    },
    notes: [],
    tags: new Set(),
    changesAt: null,
  };
  return notebook;
}
