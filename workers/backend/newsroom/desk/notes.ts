/** Notes at the margin of a post: what an editor says to who writes it. */

export type NoteRow = { id: number; quote: string; text: string; by: string | null; at: number; settled_at: number | null };

export const MAX_NOTE = 2000;
export const MAX_QUOTE = 300;
const MAX_NOTES = 200;

/** The open ones first, each in the order in which they were written. */
export async function listNotes(db: D1Database, id: number): Promise<NoteRow[]> {
  const sql = `SELECT n.id, n.quote, n.text, s.name AS by, n.at, n.settled_at FROM desk_notes n LEFT JOIN staff s ON s.id = n.staff_id
    WHERE n.desk_id = ?1 ORDER BY n.id LIMIT ${MAX_NOTES}`;
  const { results } = await db.prepare(sql).bind(id).all<NoteRow>();
  return results.toSorted((one, other) => Number(one.settled_at !== null) - Number(other.settled_at !== null));
}

/** False where there is no such post, or it has as many as it may. */
export async function addNote(
  db: D1Database,
  { id, quote, text, by }: { id: number; quote: string; text: string; by: number | null },
  now: number,
): Promise<boolean> {
  const sql = `INSERT INTO desk_notes (desk_id, quote, text, staff_id, at) SELECT id, ?2, ?3, ?4, ?5 FROM desk_posts
    WHERE id = ?1 AND (SELECT count(*) FROM desk_notes WHERE desk_id = ?1) < ${MAX_NOTES}`;
  return (await db.prepare(sql).bind(id, quote, text, by, now).run()).meta.changes > 0;
}

/** Also of one that is settled already. False where the post has no such note. */
export async function settleNote(
  db: D1Database,
  { id, note, by }: { id: number; note: number; by: number | null },
  now: number,
): Promise<boolean> {
  const sql = `UPDATE desk_notes SET settled_at = COALESCE(settled_at, ?4), settled_by = COALESCE(settled_by, ?3)
    WHERE id = ?2 AND desk_id = ?1`;
  return (await db.prepare(sql).bind(id, note, by, now).run()).meta.changes > 0;
}
