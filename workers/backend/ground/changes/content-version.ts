/** The name of the content's present state, and until when it alone decides what readers see (decision 59). */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type ContentState = {
  version: string;
  /** When the next scheduled post is published, in seconds; null without one. Then answers change by themselves. */
  until: number | null;
};

const stateSql = `SELECT version, (SELECT MIN(published_at) FROM posts WHERE published_at > ?1) AS until
  FROM content_version WHERE id = 1`;

/** The state at the moment `now`, in seconds. */
export async function readContentState(queries: Queries, now: number): Promise<ContentState> {
  const [state] = await queries.all<ContentState>(stateSql, now);
  if (state === undefined) throw new Error("The content has no version: 0107_changes.sql is missing");
  return state;
}

/** Renames the state: part of every batch that changes what readers may see. */
export function raiseVersionStatement(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_version SET version = lower(hex(randomblob(16))), exported = lower(hex(randomblob(16)))");
}

/** The same for changes only in tables that are not exported: an export in progress goes on (decision 102). */
export function raiseComputedVersionStatement(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_version SET version = lower(hex(randomblob(16)))");
}

/** The same where the statement right before it in the batch changed something. */
export function raiseVersionIfChangedStatement(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_version SET version = lower(hex(randomblob(16))) WHERE changes() > 0");
}
