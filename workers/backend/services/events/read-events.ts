/** Events as readers see them: what begins from a day on, what goes on meanwhile, and one by its number. */
import { type EventKind, MAX_EVENT_DAYS } from "#shared/rules/event-rules.ts";
import { toColumnList } from "#workers/backend/ground/database/tables/columns.ts";
import { type MediaColumns, mediaFields } from "#workers/backend/ground/database/tables/posts/media.ts";
import type { Queries, SqlValue } from "#workers/backend/ground/database/tables/queries.ts";
import { EVENTS } from "./event-columns.ts";

/** A row of the table with its picture. */
export type EventRow = MediaColumns & {
  id: number;
  revision: number;
  source: string;
  state: "held" | "shown" | "withdrawn";
  is_ours: 0 | 1;
  is_cancelled: 0 | 1;
  kind: EventKind;
  title: string;
  text: string;
  starts_at: number;
  ends_at: number;
  is_all_day: 0 | 1;
  place: string;
  address: string;
  municipality: string | null;
  organiser: string;
  price: string;
  is_free: 0 | 1;
  link: string | null;
  changed_at: number;
};

const own = [
  "id revision source state is_ours is_cancelled kind title text starts_at ends_at is_all_day place address municipality organiser",
  "price is_free link changed_at",
].flatMap((names) => names.split(" "));

/** The demo paper's own. */
export const SAMPLE_SOURCE = "import:demo";

/** Of `events e` with `media m`. */
export const eventColumns = `${own.map((name) => `e.${name}`).join(", ")}, ${toColumnList(mediaFields)}`;
export const EVENTS_FROM = "events e LEFT JOIN media m ON m.id = e.media_id";

/** Seconds: what begins from `from` until before `until`; `words` is an expression of FTS5, null where nothing is asked. */
export type EventChoice = {
  from: number;
  until: number;
  municipality: string | null;
  kind: EventKind | null;
  words: string | null;
};

/** More exhibitions at a time are read by their kind. */
const MAX_RUNNING = 20;
/** Nobody reads on behind so many that have the words. */
const MAX_COUNTED = 6000;
const LONGEST_S = MAX_EVENT_DAYS * 86_400;

// A row is numbered (starts_at << 31) + id (0169_event_search.sql).
const MATCHES_FROM = "events_search CROSS JOIN events e ON e.id = events_search.rowid & 2147483647";
const matchesBetween = "events_search MATCH ?3 AND events_search.rowid >= ?1 << 31 AND events_search.rowid < ?2 << 31";
// Of what has begun before, but no longer ago than the longest one lasts.
const isMatch = `(e.starts_at << 31) + e.id IN (SELECT rowid FROM events_search
  WHERE events_search MATCH ?3 AND rowid >= ?2 << 31 AND rowid < ?1 << 31)`;

/** A page of them, and how many there are in all. */
export async function readEvents(
  queries: Queries,
  { from, until, words, ...chosen }: EventChoice,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const asked: SqlValue[] = words === null ? [from, until] : [from, until, words];
  const { condition, values } = toCondition(chosen, asked.length + 1);
  const params = [...asked, ...values];
  const { source, where, order } =
    words === null
      ? { source: "events e", where: "e.starts_at >= ?1 AND e.starts_at < ?2", order: "e.starts_at, e.id" }
      : { source: MATCHES_FROM, where: matchesBetween, order: "events_search.rowid" };
  const filter = `WHERE ${where} AND e.state = 'shown'${condition}`;
  const [rows, [counted]] = await Promise.all([
    queries.all<EventRow>(
      `SELECT ${eventColumns} FROM ${source} LEFT JOIN media m ON m.id = e.media_id ${filter}
       ORDER BY ${order} LIMIT ?${params.length + 1} OFFSET ?${params.length + 2}`,
      ...params,
      perPage,
      (page - 1) * perPage,
    ),
    queries.all<{ n: number }>(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${source} ${filter} LIMIT ${MAX_COUNTED}) found`,
      ...params,
    ),
  ]);
  queries.note("service", EVENTS);
  for (const { media_id } of rows) if (media_id !== null) queries.note("media", media_id);
  return { rows, total: counted?.n ?? 0 };
}

/** What lasts longer than a day, began before `from` and still goes on then; the first to end comes first. */
export async function readRunning(queries: Queries, { from, words, ...chosen }: Omit<EventChoice, "until">): Promise<EventRow[]> {
  const asked: SqlValue[] = words === null ? [from] : [from, from - LONGEST_S, words];
  const { condition, values } = toCondition(chosen, asked.length + 1);
  const rows = await queries.all<EventRow>(
    `SELECT ${eventColumns} FROM events e INDEXED BY events_lasting LEFT JOIN media m ON m.id = e.media_id
     WHERE e.state = 'shown' AND e.ends_at - e.starts_at > 90000 AND e.ends_at > ?1 AND e.starts_at < ?1${condition}${words === null ? "" : ` AND ${isMatch}`}
     ORDER BY e.ends_at, e.id LIMIT ${MAX_RUNNING}`,
    ...asked,
    ...values,
  );
  queries.note("service", EVENTS);
  for (const { media_id } of rows) if (media_id !== null) queries.note("media", media_id);
  return rows;
}

/** One that readers may see, or null. */
export async function readEvent(queries: Queries, id: number): Promise<EventRow | null> {
  const [row] = await queries.all<EventRow>(
    `SELECT ${eventColumns} FROM ${EVENTS_FROM} WHERE e.id = ?1 AND e.state = 'shown'`,
    id,
  );
  // Where there is none, one may be given this number.
  if (row === undefined) queries.note("service", EVENTS);
  else queries.note("event", id);
  if (row?.media_id != null) queries.note("media", row.media_id);
  return row ?? null;
}

function toCondition({ municipality, kind }: Pick<EventChoice, "municipality" | "kind">, first: number) {
  const chosen = Object.entries({ municipality, kind }).filter(([, value]) => value !== null);
  return {
    condition: chosen.map(([name], index) => ` AND e.${name} = ?${first + index}`).join(""),
    values: chosen.map(([, value]) => value) as SqlValue[],
  };
}
