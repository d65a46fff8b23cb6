/** What was taken down and must not come back (decision 101): read by the writer, by imports and by requests for an old address. */

/** A record of content by what it is and where it comes from; kinds other than `post` and `media` are never barred. */
type Named = { kind: string; source?: string };

/** SQL: the column `name`, `{kind} {source}`, of those of a JSON array of `kind` and `source` (parameter 1) that may not be brought. */
export const barredSql = `SELECT s.kind || ' ' || s.source AS name FROM json_each(?1)
  JOIN tombstone_sources s ON s.kind = value ->> 'kind' AND s.source = value ->> 'source'
  JOIN tombstones t ON t.post_id = s.post_id WHERE t.lifted_at IS NULL`;

/** Of these records those that may not be brought, as `{kind} {source}` (`post wp:alt.example:12`). */
export async function readTombstones(db: D1Database, records: readonly Named[]): Promise<Set<string>> {
  const asked = records.flatMap(({ kind, source }) =>
    (kind === "post" || kind === "media") && source ? [{ kind, source }] : [],
  );
  if (asked.length === 0) return new Set();
  const { results } = await db.prepare(barredSql).bind(JSON.stringify(asked)).all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/** The reason that marks a refused record as otherwise correct. */
export const TAKEN_DOWN = "it was taken down, and stays so until that is lifted";

/**
 * For a batch that writes records of these sources: it fails, and nothing is written, where one of them was taken down since
 * `readTombstones`. SQLite reads no JSON from a sentence.
 */
export function barredGuardStatement(db: D1Database, kind: "post" | "media", sources: readonly string[]): D1PreparedStatement {
  const rows = JSON.stringify(sources.map((source) => ({ kind, source })));
  return db.prepare(`SELECT json('was taken down: ' || name) FROM (${barredSql})`).bind(rows);
}

const listedSql = `SELECT s.kind, s.source FROM tombstone_sources s JOIN tombstones t ON t.post_id = s.post_id
  WHERE t.lifted_at IS NULL AND s.kind = ?1 AND s.source > ?2 AND s.source >= ?3 AND s.source < ?4 ORDER BY s.source LIMIT ?5`;

/** All that may not be brought, for an import that would fetch pictures first: sources of a kind in their order, behind `after`. */
export async function listBarredSources(
  db: D1Database,
  { kind, prefix, after, limit }: { kind: "post" | "media"; prefix: string; after: string; limit: number },
): Promise<string[]> {
  const { results } = await db
    .prepare(listedSql)
    .bind(kind, after, prefix, `${prefix}\u{10ffff}`, limit)
    .all<{ source: string }>();
  return results.map(({ source }) => source);
}

/** Whether the file of this key was taken down: asked after it was put, since a takedown bars it before it deletes. */
export async function isBarredFile(db: D1Database, key: string): Promise<boolean> {
  const sql = `SELECT 1 FROM tombstone_files f JOIN tombstones t ON t.post_id = f.post_id WHERE f.file = ?1 AND t.lifted_at IS NULL LIMIT 1`;
  return (await db.prepare(sql).bind(key).first()) !== null;
}

/**
 * A part of a statement: a row of `columns` where the path ?2 (content/redirects/redirect-path.ts) led to a post that was taken down, by its number
 * ?1 or as in a former system.
 */
export function toGoneSql(columns: string): string {
  return `SELECT ${columns} FROM tombstones WHERE post_id = ?1 AND lifted_at IS NULL
  UNION ALL SELECT ${columns} FROM tombstone_paths p CROSS JOIN tombstones t ON t.post_id = p.post_id
  WHERE p.path = ?2 AND t.lifted_at IS NULL`;
}

/** The number of the post that a path of this site names; null where it names none. */
export function parsePostPath(path: string): number | null {
  const [, id] = /^(?:\/video)?\/[^/?]+\/(\d{1,10})$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}
