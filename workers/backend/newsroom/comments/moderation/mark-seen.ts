/** The newsroom has read a page of new comments (decision 100): one action for all of them, each by the revision that was seen. */

export type SeenTarget = { id: number; revision: number };
/** `author` is null of one that is gone. */
export type SeenOutcome = { seen: number[]; left: { id: number; author: string | null }[] };

/** At most a page of a list. */
export const MAX_SEEN = 50;

const markSql = `UPDATE comments SET seen_at = ?2, revision = revision + 1
  WHERE seen_at IS NULL AND is_hidden = 0 AND open_reports = 0
    AND (id, revision) IN (SELECT value ->> 'id', value ->> 'revision' FROM json_each(?1)) RETURNING id`;
/** What another one has marked meanwhile, or this one twice, is seen. */
const leftSql = `SELECT j.value ->> 'id' AS id, c.author FROM json_each(?1) j LEFT JOIN comments c ON c.id = j.value ->> 'id'
  WHERE c.id IS NULL OR c.seen_at IS NULL OR c.is_hidden = 1 OR c.open_reports > 0 ORDER BY 1`;

/** What was changed or reported since stays new, and is named. Nothing of it is a decision, and readers see nothing of it. */
export async function markSeen(db: D1Database, comments: readonly SeenTarget[], now: number): Promise<SeenOutcome> {
  const json = JSON.stringify(comments);
  const [marked, left] = await db.batch([db.prepare(markSql).bind(json, now), db.prepare(leftSql).bind(json)]);
  return {
    seen: ((marked?.results ?? []) as { id: number }[]).map(({ id }) => id),
    left: (left?.results ?? []) as SeenOutcome["left"],
  };
}
