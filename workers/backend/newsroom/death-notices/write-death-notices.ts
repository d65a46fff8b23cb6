/** Enters and changes death notices, shows them to readers and takes them from them; who was slower undoes nothing unseen. */
import * as v from "valibot";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { changeSeen, type Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type DeathNoticeFacts, deathNoticeSchema } from "#workers/backend/services/death-notices/death-notice.ts";
import { factColumns, toTouched, toValues } from "#workers/backend/services/death-notices/death-notice-columns.ts";
import { toNoticeWords } from "#workers/backend/services/death-notices/name-words.ts";
import { findDayFault } from "#workers/backend/services/death-notices/parse-death-notices.ts";
import type { DeathNoticeState } from "#workers/backend/services/death-notices/read-death-notices.ts";
import { wordStatements } from "#workers/backend/services/death-notices/word-statements.ts";

export type DeathNoticeOutcome =
  | { kind: "done"; id: number }
  | { kind: "conflict" | "not found" | "no picture" }
  | { kind: "bad input"; message: string };

const names = factColumns.join(", ");
const given = factColumns.map((name) => `?1 ->> '${name}'`).join(", ");
const insertSql = `INSERT INTO death_notices (source, uid, state, shown_at, changed_at, ${names})
  SELECT 'own', ?2, ?4, iif(?4 = 'shown', ?3, 0), ?3, ${given} WHERE true ON CONFLICT (source, uid) DO NOTHING`;
const setSql = `UPDATE death_notices SET is_ours = 1, revision = revision + 1, changed_at = ?3, (${names}) = (${given}) WHERE id = ?2`;
/** Shown again it keeps its place among the others. */
const stateSql = `UPDATE death_notices SET state = ?1, revision = revision + 1, changed_at = ?3,
  shown_at = iif(?1 = 'shown' AND shown_at = 0, ?3, shown_at) WHERE id = ?2`;
const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM death_notices n WHERE n.id = ?1 AND n.revision = ?2)");
const setWordsSql = [
  "DELETE FROM death_notice_words WHERE notice_id = ?1",
  "INSERT INTO death_notice_words (word, notice_id) SELECT value, ?1 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING",
];

/** A new one; `key` names it, so that what is sent twice is entered once. `now` in seconds. */
export async function createDeathNotice(
  env: ChangeEnv,
  { key, notice, isShown }: { key: string; notice: DeathNoticeFacts; isShown: boolean },
  now: number,
): Promise<DeathNoticeOutcome> {
  const { DB: db } = env;
  const checked = await checkDeathNotice(db, notice, now);
  if ("kind" in checked) return checked;
  const { facts } = checked;
  const rows = JSON.stringify([{ uid: key, words: toNoticeWords(facts) }]);
  const replies = await db.batch<{ id: number }>([
    db.prepare(insertSql).bind(JSON.stringify(toValues(facts)), key, now, isShown ? "shown" : "draft"),
    ...wordStatements(db, { source: "own", rows, may: "true" }),
    raiseVersionStatement(db, toTouches(toTouched([]))),
    db.prepare("SELECT n.id FROM death_notices n WHERE n.source = 'own' AND n.uid = ?1").bind(key),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], toTouched([]))));
  const id = replies.at(-1)?.results[0]?.id;
  return id === undefined ? { kind: "not found" } : { kind: "done", id };
}

/** Puts `notice` in the place of what stands. */
export async function setDeathNotice(
  env: ChangeEnv,
  { notice, ...seen }: Seen & { notice: DeathNoticeFacts },
  now: number,
): Promise<DeathNoticeOutcome> {
  const { DB: db } = env;
  const checked = await checkDeathNotice(db, notice, now);
  if ("kind" in checked) return checked;
  const words = JSON.stringify(toNoticeWords(checked.facts));
  const [forget = "", remember = ""] = setWordsSql;
  return change(env, seen, [
    db.prepare(setSql).bind(JSON.stringify(toValues(checked.facts)), seen.id, now),
    db.prepare(forget).bind(seen.id),
    db.prepare(remember).bind(seen.id, words),
  ]);
}

export async function setDeathNoticeState(
  env: ChangeEnv,
  { state, ...seen }: Seen & { state: DeathNoticeState },
  now: number,
): Promise<DeathNoticeOutcome> {
  return change(env, seen, [env.DB.prepare(stateSql).bind(state, seen.id, now)]);
}

async function change(env: ChangeEnv, { id, known }: Seen, writes: readonly D1PreparedStatement[]): Promise<DeathNoticeOutcome> {
  const kind = await changeSeen(env, {
    guard: env.DB.prepare(guardSql).bind(id, known),
    writes,
    touched: toTouched([id]),
    exists: env.DB.prepare("SELECT 1 FROM death_notices n WHERE n.id = ?1").bind(id),
  });
  return kind === "done" ? { kind, id } : { kind };
}

const referredSql = `SELECT ?1 IS NULL OR EXISTS (SELECT 1 FROM municipalities mu WHERE mu.slug = ?1) AS hasPlace,
  ?2 IS NULL OR EXISTS (SELECT 1 FROM media m WHERE m.id = ?2 AND m.mime >= 'image/' AND m.mime < 'image0') AS hasPicture`;

/** Its facts as they are kept, or what is wrong with them. */
async function checkDeathNotice(
  db: D1Database,
  notice: DeathNoticeFacts,
  now: number,
): Promise<{ facts: DeathNoticeFacts } | Exclude<DeathNoticeOutcome, { kind: "done" }>> {
  const parsed = v.safeParse(deathNoticeSchema, notice);
  if (!parsed.success) return { kind: "bad input", message: `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}` };
  const facts = parsed.output;
  const fault = findDayFault(facts, toLocalDate(now).slice(0, 10));
  if (fault !== null) return { kind: "bad input", message: fault };
  const found = await db
    .prepare(referredSql)
    .bind(facts.municipality, facts.picture)
    .first<{ hasPlace: 0 | 1; hasPicture: 0 | 1 }>();
  if (found?.hasPlace !== 1) return { kind: "bad input", message: `municipality: there is no "${facts.municipality}"` };
  return found.hasPicture === 1 ? { facts } : { kind: "no picture" };
}
