/**
 * The name of the content's present state, until when it alone decides what readers see, and what the last changes touched (decision 59).
 */
import { EVERYTHING, MAX_TOUCHED, type Touched, toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type ContentState = {
  version: string;
  /** When the next scheduled post is published, in seconds; null without one. Then answers change by themselves. */
  until: number | null;
};

/** A renaming of the version. `tags` are those of what it touched; null: everything. */
export type ContentChange = { version: string; tags: string[] | null };

const stateSql = `SELECT version, (SELECT MIN(published_at) FROM posts WHERE published_at > ?1) AS until,
  CASE WHEN version <> ?2 THEN (SELECT json_group_array(json_array(version, touched)) FROM (
    SELECT version, touched FROM content_changes
    WHERE number > (SELECT number FROM content_changes WHERE version = ?2) ORDER BY number
  )) END AS changes
  FROM content_version WHERE id = 1`;

/**
 * The state at the moment `now`, in seconds, and what has changed since the version `since`, the oldest first: nothing is said of a version
 * that is too old.
 */
export async function readContentState(
  queries: Queries,
  now: number,
  since: string | null,
): Promise<ContentState & { changes: ContentChange[] }> {
  const [state] = await queries.all<ContentState & { changes: string | null }>(stateSql, now, since);
  if (state === undefined) throw new Error("The content has no version: 0107_changes.sql is missing");
  const changes = JSON.parse(state.changes ?? "[]") as [version: string, touched: string | null][];
  return { ...state, changes: changes.map(([version, touched]) => ({ version, tags: toTags(touched) })) };
}

function toTags(touched: string | null): string[] | null {
  const tags = toTouchedTags(touched);
  return tags.includes(EVERYTHING) ? null : tags;
}

/** The tags of what a statement of `touchingStatements` returned. */
export function toTouchedTags(touched: string | null | undefined): string[] {
  const pairs = JSON.parse(touched ?? "null") as [kind: Touched["kind"], key: Touched["key"]][] | null;
  return pairs === null ? [EVERYTHING] : pairs.map(([kind, key]) => toCacheTag(kind, key));
}

/** SQL with the columns `kind` and `key` of what shows the rows that `json`, its only parameter, names. */
export type Touches = { sql: string; json: string };

/** The same for pieces of content that are known without a look into the database. */
export function toTouches(touched: readonly Touched[]): Touches {
  return { sql: "SELECT value ->> 'kind' AS kind, value ->> 'key' AS key FROM json_each(?1)", json: JSON.stringify(touched) };
}

const toNamed = (columns: readonly string[]) => columns.map((column) => `${column} = lower(hex(randomblob(16)))`).join(", ");
const all = toNamed(["version", "exported"]);
const computed = toNamed(["version"]);

/** What was noted before the write, and what shows its rows now; `many` stands for more than can be named. */
const toTouchedSql = (sql: string, many: string) => `(
  SELECT CASE WHEN count(*) <= ${MAX_TOUCHED} THEN json_group_array(json(value)) ELSE ${many} END FROM (
    SELECT value FROM json_each(content_version.touched) UNION SELECT json_array(kind, key) FROM (${sql})))`;

/**
 * Renames the state: part of every batch that changes what readers may see. Only answers that show what `touches` finds are dropped;
 * without it all of them. Behind the write, so that its rows are found as they are then.
 */
export function raiseVersionStatement(db: D1Database, touches: Touches | null = null): D1PreparedStatement {
  return raise(db, all, touches);
}

/** The same for changes only in tables that are not exported: an export in progress goes on (decision 102). */
export function raiseComputedVersionStatement(db: D1Database, touches: Touches | null = null): D1PreparedStatement {
  return raise(db, computed, touches);
}

/** The same where the statement right before it in the batch changed something. */
export function raiseVersionIfChangedStatement(db: D1Database, touches: Touches | null = null): D1PreparedStatement {
  return raise(db, computed, touches, "WHERE changes() > 0");
}

function raise(db: D1Database, names: string, touches: Touches | null, condition = ""): D1PreparedStatement {
  if (touches === null) return db.prepare(`UPDATE content_version SET ${names}, touched = NULL ${condition}`);
  const touched = toTouchedSql(touches.sql, "NULL");
  return db
    .prepare(`UPDATE content_version SET ${names}, touched = ${touched} ${condition} RETURNING touched`)
    .bind(touches.json);
}

/**
 * For a write that takes rows from where they stood: `before` comes before it in its batch, `after` behind it. What `after` returns is
 * for `toTouchedTags`.
 */
export function touchingStatements(db: D1Database, touches: Touches): Record<"before" | "after", D1PreparedStatement> {
  const touched = toTouchedSql(touches.sql, `json_array(json_array('${EVERYTHING}', NULL))`);
  return {
    before: db.prepare(`UPDATE content_version SET touched = ${touched}`).bind(touches.json),
    after: raiseVersionStatement(db, touches),
  };
}
