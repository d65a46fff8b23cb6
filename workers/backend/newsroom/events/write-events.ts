/** Enters and changes events, shows them to readers and takes them from them; who was slower undoes nothing unseen. */
import * as v from "valibot";
import { MAX_EVENT_AHEAD_DAYS } from "#shared/rules/event-rules.ts";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { changeSeen, type Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { type EventFacts, eventSchema } from "#workers/backend/services/events/event.ts";
import { toTouched, toValues, writtenColumns } from "#workers/backend/services/events/event-columns.ts";
import type { EventRow } from "#workers/backend/services/events/read-events.ts";

export type EventOutcome =
  /** `more`: of dates that were entered beside it. */
  | { kind: "done"; id: number; more?: number }
  | { kind: "conflict" | "not found" | "no picture" }
  | { kind: "bad input"; message: string };

const DAY_S = 86_400;
const names = writtenColumns.join(", ");
const given = writtenColumns.map((name) => `?1 ->> '${name}'`).join(", ");
const insertSql = `INSERT INTO events (source, uid, state, changed_at, ${names}) SELECT ?4, ?2, ?5, ?3, ${given} WHERE true
  ON CONFLICT (source, uid) DO NOTHING`;
const setSql = `UPDATE events SET is_ours = 1, revision = revision + 1, changed_at = ?3, (${names}) = (${given}) WHERE id = ?2`;
const stateSql = "UPDATE events SET state = ?1, revision = revision + 1, changed_at = ?3 WHERE id = ?2";
const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM events e WHERE e.id = ?1 AND e.revision = ?2)");

type Times = Pick<EventFacts, "starts" | "ends">;

/**
 * A new one, shown at once, and the same at `further` times; `key` names it, so that what is sent twice is entered once. Gives the first one's
 * number. `now` in seconds.
 */
export async function createEvent(
  env: ChangeEnv,
  { key, event, further }: { key: string; event: EventFacts; further: readonly Times[] },
  now: number,
): Promise<EventOutcome> {
  const checked = await checkEvent(env.DB, event, now);
  if ("kind" in checked) return checked;
  const others = further.map((times) => parseFacts({ ...checked.facts, ...times }, now));
  const wrong = others.find((other) => "kind" in other);
  if (wrong !== undefined) return wrong;
  const replies = await env.DB.batch<{ id: number }>([
    ...[checked, ...others].flatMap((one, index) =>
      "kind" in one
        ? []
        : insertStatement(env.DB, { ...shown, key: index === 0 ? key : `${key}:${index}`, facts: one.facts }, now),
    ),
    raiseVersionStatement(env.DB, toTouches(toTouched([]))),
    env.DB.prepare("SELECT e.id FROM events e WHERE e.source = 'own' AND e.uid = ?1").bind(key),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], toTouched([]))));
  const id = replies.at(-1)?.results[0]?.id;
  return id === undefined ? { kind: "not found" } : { kind: "done", id, more: further.length };
}

const shown = { source: "own", state: "shown" } as const;
type NewEvent = { source: "own" | "reader"; state: EventRow["state"]; key: string; facts: EventFacts };

/** Enters what was checked; of the same source and key there is one. */
export function insertStatement(db: D1Database, { source, state, key, facts }: NewEvent, now: number): D1PreparedStatement {
  return db.prepare(insertSql).bind(JSON.stringify(toValues(facts)), key, now, source, state);
}

/** Puts `event` in the place of what stands. */
export async function setEvent(
  env: ChangeEnv,
  { event, ...seen }: Seen & { event: EventFacts },
  now: number,
): Promise<EventOutcome> {
  const checked = await checkEvent(env.DB, event, now);
  if ("kind" in checked) return checked;
  return change(env, seen, env.DB.prepare(setSql).bind(JSON.stringify(toValues(checked.facts)), seen.id, now));
}

export async function setEventState(
  env: ChangeEnv,
  { state, ...seen }: Seen & { state: EventRow["state"] },
  now: number,
): Promise<EventOutcome> {
  return change(env, seen, env.DB.prepare(stateSql).bind(state, seen.id, now));
}

async function change(env: ChangeEnv, { id, known }: Seen, write: D1PreparedStatement): Promise<EventOutcome> {
  const kind = await changeSeen(env, {
    guard: env.DB.prepare(guardSql).bind(id, known),
    writes: [write],
    touched: toTouched([id]),
    exists: env.DB.prepare("SELECT 1 FROM events e WHERE e.id = ?1").bind(id),
  });
  return kind === "done" ? { kind, id } : { kind };
}

const referredSql = `SELECT ?1 IS NULL OR EXISTS (SELECT 1 FROM municipalities mu WHERE mu.slug = ?1) AS hasPlace,
  ?2 IS NULL OR EXISTS (SELECT 1 FROM media m WHERE m.id = ?2 AND m.mime >= 'image/' AND m.mime < 'image0') AS hasPicture`;

/** Its facts as they are kept, or what is wrong with them. */
export async function checkEvent(
  db: D1Database,
  event: EventFacts,
  now: number,
): Promise<{ facts: EventFacts } | Exclude<EventOutcome, { kind: "done" }>> {
  const parsed = parseFacts(event, now);
  if ("kind" in parsed) return parsed;
  const { facts } = parsed;
  const found = await db
    .prepare(referredSql)
    .bind(facts.municipality, facts.picture)
    .first<{ hasPlace: 0 | 1; hasPicture: 0 | 1 }>();
  if (found?.hasPlace !== 1) return { kind: "bad input", message: `municipality: there is no "${facts.municipality}"` };
  return found.hasPicture === 1 ? { facts } : { kind: "no picture" };
}

function parseFacts(event: EventFacts, now: number): { facts: EventFacts } | { kind: "bad input"; message: string } {
  const parsed = v.safeParse(eventSchema, event);
  if (!parsed.success) return { kind: "bad input", message: `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}` };
  if (Math.abs(parsed.output.starts - now) > MAX_EVENT_AHEAD_DAYS * DAY_S)
    return { kind: "bad input", message: `starts: is more than ${MAX_EVENT_AHEAD_DAYS} days away` };
  return { facts: parsed.output };
}
