/** Events that are not over, for sitemaps: slim rows, the first to end first. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { EVENTS } from "./event-columns.ts";
import { SAMPLE_SOURCE } from "./read-events.ts";

export type ComingEventRow = { id: number; title: string; ends_at: number; changed_at: number; image: string | null };

/** Seconds. `today`: when it began, as what has no end is over with its day. Behind the event `after`, by its end and its number. */
type Coming = { now: number; today: number; after: readonly [endsAt: number, id: number]; limit: number };

const comingSql = `SELECT e.id, e.title, e.ends_at, e.changed_at, m.src AS image
  FROM events e INDEXED BY events_coming LEFT JOIN media m ON m.id = e.media_id
  WHERE e.state = 'shown' AND e.ends_at >= ?1 AND (e.ends_at, e.id) > (?3, ?4) AND (e.ends_at > ?2 OR e.ends_at = e.starts_at)
    AND e.source <> '${SAMPLE_SOURCE}'
  ORDER BY e.ends_at, e.id LIMIT ?5`;

/** Those that readers may see and that nobody invented. */
export async function readComingEvents(queries: Queries, { now, today, after, limit }: Coming): Promise<ComingEventRow[]> {
  const rows = await queries.all<ComingEventRow>(comingSql, today, now, ...after, limit);
  queries.note("service", EVENTS);
  const [next] = rows.filter(({ ends_at }) => ends_at > now);
  if (next !== undefined) queries.changesAt(next.ends_at);
  return rows;
}
