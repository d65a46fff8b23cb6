/**
 * Drafts of what the newsroom arranges (the front page, standing pages, issues): one of each, everybody's, in `desk_drafts`. What is done
 * with one names the revision that was seen. Moments are in seconds.
 */

/** `key` is empty for the front page, the source of a page, newsletter and day of an issue. */
export type DraftKey = { kind: "home" | "page" | "issue"; key: string };
type Seen = DraftKey & { known: number; by: number | null };

const toChangeSql = (what: string, where = "") =>
  `UPDATE desk_drafts SET ${what}, revision = revision + 1, changed_at = ?4, changed_by = ?5
   WHERE kind = ?1 AND key = ?2 AND revision = ?3 AND content IS NOT NULL ${where} RETURNING revision`;

/**
 * Throws it away; what stands stays. The revision that it has then, null where it is another one by now, or does not fit `where`: SQL that
 * knows the key as `?2`.
 */
export function discardDraft(
  db: D1Database,
  { kind, key, known, by }: Seen,
  now: number,
  { where }: { where?: string } = {},
): Promise<number | null> {
  const sql = toChangeSql("content = NULL, publish_at = NULL", where);
  return db.prepare(sql).bind(kind, key, known, now, by).first<number>("revision");
}

/** From that moment on the clock publishes it; null takes that back. The revision that it has then, null where it is another one by now. */
export function planDraft(
  db: D1Database,
  { kind, key, known, by }: Seen,
  at: number | null,
  now: number,
): Promise<number | null> {
  return db.prepare(toChangeSql("publish_at = ?6")).bind(kind, key, known, now, by, at).first<number>("revision");
}

/** Holds where the draft `?1`, `?2` (kind, key) is not the one of the revision `?3`, 0 for none. For guards. */
export const isOtherDraftSql = "?3 IS NOT COALESCE((SELECT revision FROM desk_drafts WHERE kind = ?1 AND key = ?2), 0)";

const endSql = `UPDATE desk_drafts SET content = NULL, publish_at = NULL, revision = revision + 1, changed_at = ?3, changed_by = ?4
  WHERE kind = ?1 AND key = ?2`;

/** What it said stands. */
export function endDraftStatement(db: D1Database, { kind, key, by }: Omit<Seen, "known">, now: number): D1PreparedStatement {
  return db.prepare(endSql).bind(kind, key, now, by);
}
