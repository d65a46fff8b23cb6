/** Keeps the events of an operator's file. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { EventFacts } from "./event.ts";
import { factColumns, toTouched, toValues } from "./event-columns.ts";

/** An event of a file by the name that it has there, and the name of its picture in the library. */
export type ImportedEvent = Omit<EventFacts, "picture"> & { uid: string; pictureSource: string | null };
/** `left`: staff have changed them or taken them from readers, so that the file does not. */
export type WrittenEvents = { events: number; added: number; changed: number; left: number };

const names = factColumns.join(", ");
const given = factColumns.map((name) =>
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
    ${factColumns.map((name) => `${name} = excluded.${name}`).join(", ")}
  WHERE is_ours = 0 AND state = 'shown' AND (${names}) IS NOT (${factColumns.map((name) => `excluded.${name}`).join(", ")})`;

/**
 * Brings a file's events, `source` such as `import:theater`: what has the same name there replaces what stood, and nothing else goes. The
 * same file again changes nothing. `now` in seconds.
 */
export async function importEvents(
  env: ChangeEnv,
  { source, events }: { source: string; events: readonly ImportedEvent[] },
  now: number,
): Promise<WrittenEvents> {
  const rows = JSON.stringify(
    events.map(({ uid, pictureSource, ...facts }) => ({ uid, pictureSource, ...toValues({ ...facts, picture: null }) })),
  );
  const { results: planned } = await env.DB.prepare(plannedSql)
    .bind(source, rows)
    .all<{ id: number | null; isLeft: 0 | 1 | null }>();
  const added = planned.filter(({ id }) => id === null).length;
  const changed = planned.flatMap(({ id, isLeft }) => (id === null || isLeft === 1 ? [] : [id]));
  const left = planned.length - added - changed.length;
  if (added + changed.length > 0) {
    const touched = toTouched(changed);
    await env.DB.batch([env.DB.prepare(writeSql).bind(source, rows, now), raiseVersionStatement(env.DB, toTouches(touched))]);
    await announceChange(env, new Set(tagsOfWrite([], touched)));
  }
  return { events: events.length, added, changed: changed.length, left };
}
