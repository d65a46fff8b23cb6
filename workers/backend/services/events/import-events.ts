/** Keeps the events of an operator's file, or of a publisher's WordPress. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { EventFacts } from "./event.ts";
import { factColumns, toTouched, toValues, writtenColumns } from "./event-columns.ts";

/** An event of a file by the name that it has there, and the name of its picture in the library. */
export type ImportedEvent = Omit<EventFacts, "picture"> & { uid: string; pictureSource: string | null };
/**
 * `gone`: dates that something which repeats itself has no more. `left`: staff have changed them or taken them from readers, so that the file
 * does not.
 */
export type WrittenEvents = { events: number; added: number; changed: number; gone: number; left: number };
export type EventImport = { source: string; events: readonly ImportedEvent[]; series: readonly string[] };

const names = writtenColumns.join(", ");
const facts = factColumns.join(", ");
const given = writtenColumns.map((name) =>
  name === "media_id"
    ? "(SELECT m.id FROM media m WHERE m.source = json_each.value ->> 'pictureSource') AS media_id"
    : `json_each.value ->> '${name}' AS ${name}`,
);
const rowsSql = `SELECT json_each.value ->> 'uid' AS uid, ${given.join(", ")} FROM json_each(?2)`;

// What is new has no number yet.
const plannedSql = `SELECT e.id, e.is_ours = 1 OR e.state <> 'shown' AS isLeft
  FROM (${rowsSql}) entry LEFT JOIN events e ON e.source = ?1 AND e.uid = entry.uid
  WHERE e.id IS NULL OR (${factColumns.map((name) => `e.${name}`).join(", ")}) IS NOT (${factColumns.map((name) => `entry.${name}`).join(", ")})`;

const writeSql = `INSERT INTO events (source, state, changed_at, uid, ${names})
  SELECT ?1, 'shown', ?3, uid, ${names} FROM (${rowsSql}) WHERE true
  ON CONFLICT (source, uid) DO UPDATE SET revision = revision + 1, changed_at = ?3,
    ${writtenColumns.map((name) => `${name} = excluded.${name}`).join(", ")}
  WHERE is_ours = 0 AND state = 'shown' AND (${facts}) IS NOT (${writtenColumns
    .filter((name) => name !== "words")
    .map((name) => `excluded.${name}`)
    .join(", ")})`;

// One date is named `x`, each of several `x 20261203T180000Z` (read-ics-events.ts).
const goneSql = `SELECT e.id FROM json_each(?2) series CROSS JOIN events e
  ON e.source = ?1 AND e.uid >= series.value AND e.uid < series.value || ' 3'
    AND (e.uid = series.value OR e.uid >= series.value || ' 1')
  WHERE e.starts_at >= ?4 AND e.is_ours = 0 AND e.state = 'shown' AND e.uid NOT IN (SELECT value FROM json_each(?3))`;
const deleteSql = "DELETE FROM events WHERE id IN (SELECT value FROM json_each(?1)) AND is_ours = 0 AND state = 'shown'";

/** D1 takes up to 2 MB a parameter. */
const PIECE_LENGTH = 500_000;

/**
 * Brings events, `source` such as `import:theater`: what has the same name there replaces what stood, and nothing else goes but dates to come
 * of a `series` that are not among them. The same again changes nothing. `now` in seconds.
 */
export async function importEvents(env: ChangeEnv, { source, events, series }: EventImport, now: number): Promise<WrittenEvents> {
  const written: WrittenEvents = { events: events.length, added: 0, changed: 0, gone: 0, left: 0 };
  const touched: number[] = [];
  for (const rows of toPieces(events)) {
    const { results: planned } = await env.DB.prepare(plannedSql)
      .bind(source, rows)
      .all<{ id: number | null; isLeft: 0 | 1 | null }>();
    const added = planned.filter(({ id }) => id === null).length;
    const changed = planned.flatMap(({ id, isLeft }) => (id === null || isLeft === 1 ? [] : [id]));
    written.added += added;
    written.changed += changed.length;
    written.left += planned.length - added - changed.length;
    if (added + changed.length === 0) continue;
    touched.push(...changed);
    await env.DB.batch([
      env.DB.prepare(writeSql).bind(source, rows, now),
      raiseVersionStatement(env.DB, toTouches(toTouched(changed))),
    ]);
  }
  const gone = await findGone(env.DB, { source, events, series }, now);
  written.gone = gone.length;
  if (written.added + written.changed > 0) await announceChange(env, new Set(tagsOfWrite([], toTouched(touched))));
  await removeEvents(env, gone);
  return written;
}

async function findGone(db: D1Database, { source, events, series }: EventImport, now: number): Promise<number[]> {
  if (series.length === 0) return [];
  const named = JSON.stringify(events.map(({ uid }) => uid));
  const { results } = await db.prepare(goneSql).bind(source, JSON.stringify(series), named, now).all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Events that their source has no more; what staff have changed meanwhile stays. */
export async function removeEvents(env: ChangeEnv, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { DB } = env;
  await DB.batch([DB.prepare(deleteSql).bind(JSON.stringify(ids)), raiseVersionStatement(DB, toTouches(toTouched(ids)))]);
  await announceChange(env, new Set(tagsOfWrite([], toTouched(ids))));
}

/** The events as JSON lists, each of few enough of them. */
function toPieces(events: readonly ImportedEvent[]): string[] {
  const pieces: string[][] = [];
  let length = PIECE_LENGTH;
  for (const { uid, pictureSource, ...event } of events) {
    const row = JSON.stringify({ uid, pictureSource, ...toValues({ ...event, picture: null }) });
    if (length + row.length > PIECE_LENGTH) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(row);
    length += row.length;
  }
  return pieces.map((piece) => `[${piece.join(",")}]`);
}
