/**
 * Answers to operations that every page asks along with its own (the menus): they have no variables, so a document has one answer while the
 * content's version is the same. The answer to a whole request is kept apart (kept-answers.ts), and differs from address to address.
 */
import type { DocumentNode } from "graphql";
import { findKnownVersion } from "#workers/backend/ground/changes/known-version.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toPlainDatabase } from "#workers/backend/ground/database/timed-database.ts";

type Noted = Pick<Queries, "note" | "changesAt">;
type Note = (queries: Noted) => void;

type KeptOperation = {
  version: string;
  /** The result as JSON. */
  text: string;
  /** What its resolvers noted of the content, to be noted again for each answer that it is a part of. */
  notes: readonly Note[];
};

/** Of a database, by document; a document goes with the server's cache of documents. */
const stores = new WeakMap<D1Database, WeakMap<DocumentNode, KeptOperation>>();

function openStore(db: D1Database): WeakMap<DocumentNode, KeptOperation> {
  const store = stores.get(toPlainDatabase(db)) ?? new WeakMap<DocumentNode, KeptOperation>();
  stores.set(toPlainDatabase(db), store);
  return store;
}

/** The result of a document that was kept for the version that is known without a statement; null otherwise. `now` is in milliseconds. */
export function findKeptOperation(db: D1Database, document: DocumentNode, queries: Noted, now: number): string | null {
  const kept = openStore(db).get(document);
  if (kept === undefined || findKnownVersion(db, now) !== kept.version) return null;
  for (const note of kept.notes) note(queries);
  return kept.text;
}

export function keepOperation(db: D1Database, document: DocumentNode, kept: KeptOperation): void {
  openStore(db).set(document, kept);
}

/** `queries` that also remember what is noted by them. */
export function rememberNotes(queries: Queries): { queries: Queries; notes: readonly Note[] } {
  const notes: Note[] = [];
  function remember(note: Note): void {
    notes.push(note);
    note(queries);
  }
  return {
    queries: {
      ...queries,
      note: (...of) => remember((one) => one.note(...of)),
      changesAt: (moment) => remember((one) => one.changesAt(moment)),
    },
    notes,
  };
}
