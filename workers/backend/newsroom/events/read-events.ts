/** Events as staff find them. */
import { EVENTS_FROM, type EventRow, eventColumns } from "#workers/backend/services/events/read-events.ts";

const PAGE = 50;
const DAY_S = 86_400;

const listSql = `SELECT ${eventColumns} FROM ${EVENTS_FROM}
  WHERE e.state = ?1 AND e.ends_at >= ?2
    AND (?3 IS NULL OR (e.starts_at, e.id) > (SELECT last.starts_at, last.id FROM events last WHERE last.id = ?3))
  ORDER BY e.starts_at, e.id LIMIT ${PAGE}`;

/** What is not over since yesterday, the earliest first, behind the event of the number `after`. `now` in seconds. */
export async function readNewsroomEvents(
  db: D1Database,
  { state, after }: { state: EventRow["state"]; after: number | null },
  now: number,
): Promise<EventRow[]> {
  const { results } = await db
    .prepare(listSql)
    .bind(state, now - DAY_S, after)
    .all<EventRow>();
  return results;
}

/** Whatever its state; null where there is none. */
export async function readNewsroomEvent(db: D1Database, id: number): Promise<EventRow | null> {
  return db.prepare(`SELECT ${eventColumns} FROM ${EVENTS_FROM} WHERE e.id = ?1`).bind(id).first<EventRow>();
}
