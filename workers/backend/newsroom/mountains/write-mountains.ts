/** Enters and changes passes and webcams, shows them to readers and takes them from them; who was slower undoes nothing unseen. */
import * as v from "valibot";
import { MAX_MOUNTAINS, mountainKinds } from "#shared/rules/mountain-rules.ts";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { changeSeen, type Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import {
  type MountainFacts,
  mountainColumns,
  mountainSchema,
  mountainsTouched,
  toMountainValues,
} from "#workers/backend/services/mountains/mountain.ts";
import { type MountainRow, mountainRowColumns } from "#workers/backend/services/mountains/read-mountains.ts";

export type MountainOutcome =
  | { kind: "done"; id: number; name: string }
  | { kind: "conflict" | "not found" | "full" }
  | { kind: "bad input"; message: string };

const names = mountainColumns.join(", ");
const given = mountainColumns.map((column) => `?1 ->> '${column}'`).join(", ");
const insertSql = `INSERT INTO mountains (uid, is_ours, changed_at, ${names}) SELECT ?2, 1, ?3, ${given}
  WHERE (SELECT count(*) FROM mountains) < ${MAX_MOUNTAINS} ON CONFLICT (uid) DO NOTHING`;
// A pass stays a pass: its kind is no field of the form.
const setSql = `UPDATE mountains SET is_ours = 1, revision = revision + 1, changed_at = ?3, (${names}) = (${given}) WHERE id = ?2`;
const showSql = "UPDATE mountains SET is_shown = ?1, is_ours = 1, revision = revision + 1, changed_at = ?3 WHERE id = ?2";
const guardSql = toGuardSql(
  "NOT EXISTS (SELECT 1 FROM mountains m WHERE m.id = ?1 AND m.revision = ?2 AND (?3 IS NULL OR m.kind = ?3))",
);

const listSql = `SELECT ${mountainRowColumns} FROM mountains m WHERE m.kind = ?1 ORDER BY m.name, m.id LIMIT ${MAX_MOUNTAINS}`;

/** Passes first. */
export async function listMountains(db: D1Database): Promise<MountainRow[]> {
  const replies = await db.batch<MountainRow>(mountainKinds.map((kind) => db.prepare(listSql).bind(kind)));
  return replies.flatMap(({ results }) => results);
}

/** Null where there is none. */
export function readMountain(db: D1Database, id: number): Promise<MountainRow | null> {
  return db.prepare(`SELECT ${mountainRowColumns} FROM mountains m WHERE m.id = ?1`).bind(id).first<MountainRow>();
}

/** A new one, shown at once; `key` names it, so that what is sent twice is entered once. `now` in seconds. */
export async function createMountain(
  env: ChangeEnv,
  { key, mountain }: { key: string; mountain: MountainFacts },
  now: number,
): Promise<MountainOutcome> {
  const checked = await check(env.DB, mountain);
  if ("kind" in checked) return checked;
  const uid = `own:${key}`;
  const replies = await env.DB.batch<{ id: number }>([
    env.DB.prepare(insertSql).bind(JSON.stringify(toMountainValues(checked.facts)), uid, now),
    raiseVersionStatement(env.DB, toTouches(mountainsTouched)),
    env.DB.prepare("SELECT m.id FROM mountains m WHERE m.uid = ?1").bind(uid),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], mountainsTouched)));
  const id = replies.at(-1)?.results[0]?.id;
  return id === undefined ? { kind: "full" } : { kind: "done", id, name: checked.facts.name };
}

/** Puts `mountain` in the place of what stands. */
export async function setMountain(
  env: ChangeEnv,
  { mountain, ...seen }: Seen & { mountain: MountainFacts },
  now: number,
): Promise<MountainOutcome> {
  const checked = await check(env.DB, mountain);
  if ("kind" in checked) return checked;
  const { facts } = checked;
  const write = env.DB.prepare(setSql).bind(JSON.stringify(toMountainValues(facts)), seen.id, now);
  return change(env, { ...seen, ofKind: facts.kind }, write);
}

export function showMountain(
  env: ChangeEnv,
  { shown, ...seen }: Seen & { shown: boolean },
  now: number,
): Promise<MountainOutcome> {
  return change(env, { ...seen, ofKind: null }, env.DB.prepare(showSql).bind(shown ? 1 : 0, seen.id, now));
}

async function change(
  env: ChangeEnv,
  { id, known, ofKind }: Seen & { ofKind: MountainRow["kind"] | null },
  write: D1PreparedStatement,
): Promise<MountainOutcome> {
  const kind = await changeSeen(env, {
    guard: env.DB.prepare(guardSql).bind(id, known, ofKind),
    writes: [write],
    touched: mountainsTouched,
    exists: env.DB.prepare("SELECT 1 FROM mountains m WHERE m.id = ?1").bind(id),
  });
  return kind === "done" ? { kind, id, name: (await readMountain(env.DB, id))?.name ?? "" } : { kind };
}

/** Its facts as they are kept, or what is wrong with them. */
async function check(
  db: D1Database,
  mountain: MountainFacts,
): Promise<{ facts: MountainFacts } | { kind: "bad input"; message: string }> {
  const parsed = v.safeParse(mountainSchema, mountain);
  if (!parsed.success) return { kind: "bad input", message: `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}` };
  const { municipality } = parsed.output;
  const known =
    municipality === null ||
    (await db.prepare("SELECT 1 FROM municipalities mu WHERE mu.slug = ?1").bind(municipality).first()) !== null;
  return known ? { facts: parsed.output } : { kind: "bad input", message: `municipality: there is no "${municipality}"` };
}
