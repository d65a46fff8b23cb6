/** Versions of a post: what stood there before, kept while somebody writes and whenever something becomes of it. */

export type VersionKind = "saved" | "late" | "restored" | "submitted" | "returned" | "planned" | "published" | "withdrawn";
export type VersionRow = { id: number; kind: VersionKind; revision: number; by: string | null; at: number };

/** While somebody writes, one is kept so often. */
export const VERSION_EVERY_S = 300;
export const MAX_VERSIONS = 300;
const LISTED = 100;

/**
 * Keeps what stands there, before it is written over by `by`: where the last version is old, or where somebody else goes on writing. To stand
 * before the change in its batch, with the same condition.
 */
export function keepBeforeStatement(
  db: D1Database,
  { id, known, window, by }: { id: number; known: number; window: string; by: number },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO desk_versions (desk_id, kind, revision, staff_id, at, text)
       SELECT id, 'saved', revision, changed_by, changed_at, text FROM desk_posts
       WHERE id = ?1 AND revision = ?2 AND lock_window = ?3
         AND (version_at <= ?5 - ${VERSION_EVERY_S} OR changed_by IS NOT ?4)`,
    )
    .bind(id, known, window, by, now);
}

/** Keeps the text as it stands now, for what became of it. `isAfterChange`: where the statement before it in the batch has changed something. */
export function keepVersionStatement(
  db: D1Database,
  { id, kind, by, isAfterChange = false }: { id: number; kind: VersionKind; by: number | null; isAfterChange?: boolean },
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO desk_versions (desk_id, kind, revision, staff_id, at, text)
       SELECT id, ?2, revision, ?3, ?4, text FROM desk_posts WHERE id = ?1${isAfterChange ? " AND changes() > 0" : ""}`,
    )
    .bind(id, kind, by, now);
}

/** Of a post that is written for weeks, or by a window that goes on and on too late, the oldest go that stand for nothing but the writing. */
export function thinStatement(db: D1Database, id: number): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM desk_versions WHERE desk_id = ?1 AND kind IN ('saved', 'late') AND id <= (
         SELECT id FROM desk_versions WHERE desk_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${MAX_VERSIONS})`,
    )
    .bind(id);
}

/** The newest first. */
export async function listVersions(db: D1Database, id: number): Promise<VersionRow[]> {
  const sql = `SELECT v.id, v.kind, v.revision, s.name AS by, v.at FROM desk_versions v LEFT JOIN staff s ON s.id = v.staff_id
    WHERE v.desk_id = ?1 ORDER BY v.id DESC LIMIT ${LISTED}`;
  return (await db.prepare(sql).bind(id).all<VersionRow>()).results;
}

/** With its text; null where the post has no such version. */
export function readVersion(db: D1Database, id: number, version: number): Promise<(VersionRow & { text: string }) | null> {
  const sql = `SELECT v.id, v.kind, v.revision, s.name AS by, v.at, v.text FROM desk_versions v LEFT JOIN staff s ON s.id = v.staff_id
    WHERE v.id = ?2 AND v.desk_id = ?1`;
  return db.prepare(sql).bind(id, version).first();
}
