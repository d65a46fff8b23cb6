/** Originals that wait for their sizes, each by its file's address: one that shows under several sources is made once. */

/** For so many seconds no other run takes a picture that is being made; the wait doubles after each try, up to a day. */
const FIRST_WAIT = 300;
const DAY = 86_400;

/** `tries` counts this one. */
export type PictureTask = { src: string; tries: number };

/** Queues the original, due at `now` (seconds); one that waits already goes on waiting. */
export async function putPictureTask(db: D1Database, src: string, now: number): Promise<void> {
  await db.prepare("INSERT INTO picture_tasks (src, try_at) VALUES (?1, ?2) ON CONFLICT (src) DO NOTHING").bind(src, now).run();
}

/** For a batch: queues the file at once, also where it waits or is being made. */
export function putPictureTaskStatement(db: D1Database, src: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO picture_tasks (src, try_at) VALUES (?1, ?2)
       ON CONFLICT (src) DO UPDATE SET try_at = excluded.try_at, tries = 0, fault = NULL`,
    )
    .bind(src, now);
}

/**
 * Queues up to `limit` stored originals without a task: those from before there were sizes, or whose task was lost, and those whose cut waits.
 */
export async function findOriginals(db: D1Database, now: number, limit: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO picture_tasks (src, try_at)
       SELECT m.src, ?1 FROM media m
       WHERE m.crops = '[]' AND m.status = 'stored'
         AND (m.src BETWEEN '/media/bridge/' AND '/media/bridge0' OR m.src BETWEEN '/media/redaktion/' AND '/media/redaktion0')
         AND NOT EXISTS (SELECT 1 FROM picture_tasks t WHERE t.src = m.src)
       UNION SELECT f.original, ?1 FROM picture_facts f
       WHERE f.is_cut_due = 1 AND f.original IS NOT NULL AND NOT EXISTS (SELECT 1 FROM picture_tasks t WHERE t.src = f.original)
       LIMIT ?2`,
    )
    .bind(now, limit)
    .run();
}

/** A task that is due; null without one. It counts as tried and waits for its next try, until it is settled. */
export async function takePictureTask(db: D1Database, now: number): Promise<PictureTask | null> {
  return db
    .prepare(
      `UPDATE picture_tasks SET tries = tries + 1, try_at = ?1 + MIN(${DAY}, ${FIRST_WAIT} << MIN(tries, 10))
       WHERE src IN (SELECT src FROM picture_tasks WHERE try_at <= ?1 ORDER BY try_at LIMIT 1)
       RETURNING src, tries`,
    )
    .bind(now)
    .first<PictureTask>();
}

/** One that was queued anew meanwhile stays. */
export async function settlePictureTask(db: D1Database, { src, tries }: PictureTask): Promise<void> {
  await db.prepare("DELETE FROM picture_tasks WHERE src = ?1 AND tries = ?2").bind(src, tries).run();
}

/** Why the last try failed. */
export async function keepPictureFault(db: D1Database, src: string, fault: string): Promise<void> {
  await db.prepare("UPDATE picture_tasks SET fault = ?2 WHERE src = ?1").bind(src, fault.slice(0, 500)).run();
}
