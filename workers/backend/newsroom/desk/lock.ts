/**
 * Who writes a post, and who else has it open. A window has a name of its own; one of them may write, for as long as it is heard of. Who takes
 * its place does so knowingly, and what the other sends after that is kept as a version (save-text.ts).
 */

/** A window tells every 15 seconds that it is there. */
export const LOCK_S = 45;
const PRESENT_S = 45;

export type DeskWindow = { id: number; window: string; staff: number };

/** How a post stands for one window. `present` names the others, each once. */
export type DeskPresence = { isWriting: boolean; writer: string | null; revision: number; state: string; present: string[] };

const lockSql = `UPDATE desk_posts SET lock_window = ?2, lock_by = ?3, lock_until = ?4 + ${LOCK_S}
  WHERE id = ?1 AND ?6 = 1 AND (lock_window IS NULL OR lock_window = ?2 OR lock_until <= ?4 OR ?5 = 1)`;
const seenSql = `INSERT INTO desk_windows (desk_id, name, staff_id, seen_at) SELECT id, ?2, ?3, ?4 FROM desk_posts WHERE id = ?1
  ON CONFLICT (desk_id, name) DO UPDATE SET seen_at = excluded.seen_at, staff_id = excluded.staff_id`;
const stateSql = `SELECT dp.revision, dp.state, dp.lock_window = ?2 AS is_writing,
    CASE WHEN dp.lock_until > ?3 THEN s.name END AS writer,
    (SELECT json_group_array(name) FROM (SELECT DISTINCT o.name FROM desk_windows w CROSS JOIN staff o ON o.id = w.staff_id
      WHERE w.desk_id = dp.id AND w.name <> ?2 AND w.seen_at > ?3 - ${PRESENT_S} LIMIT 20)) AS present
  FROM desk_posts dp LEFT JOIN staff s ON s.id = dp.lock_by WHERE dp.id = ?1`;

type Row = { revision: number; state: string; is_writing: 0 | 1 | null; writer: string | null; present: string };

/**
 * Tells that a window is there; one that `wants` to write gets the place where it is free, or where it takes it over. Null where there is no
 * such post. `now` in seconds.
 */
export async function keepWindow(
  db: D1Database,
  { id, window, staff }: DeskWindow,
  { wants, takesOver }: { wants: boolean; takesOver: boolean },
  now: number,
): Promise<DeskPresence | null> {
  const [, , answer] = await db.batch<Row>([
    db.prepare(lockSql).bind(id, window, staff, now, takesOver ? 1 : 0, wants ? 1 : 0),
    db.prepare(seenSql).bind(id, window, staff, now),
    db.prepare(stateSql).bind(id, window, now),
  ]);
  const row = answer?.results[0];
  if (row === undefined) return null;
  const { revision, state, writer } = row;
  // Written by SQLite.
  return { isWriting: row.is_writing === 1, writer, revision, state, present: JSON.parse(row.present) as string[] };
}

/** The window is closed: others may write at once. */
export async function leaveWindow(db: D1Database, { id, window }: Omit<DeskWindow, "staff">): Promise<void> {
  await db.batch([
    db.prepare("UPDATE desk_posts SET lock_until = 0 WHERE id = ?1 AND lock_window = ?2").bind(id, window),
    db.prepare("DELETE FROM desk_windows WHERE desk_id = ?1 AND name = ?2").bind(id, window),
  ]);
}
