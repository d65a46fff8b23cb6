/**
 * The front page that staff prepare: one draft for all of them. Each write names the revision that its writer saw, and publishing also the
 * last state, in the statement itself: nobody's work is undone unseen, and a batch is done whole or not at all.
 */
import { type Arranged, contentStatement, keepAround, type StateCause } from "#workers/backend/content/write/arranged/states.ts";
import { homeStatements } from "#workers/backend/content/write/arranged/write-home.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { type CheckedSections, checkSections, type FrontSection, parseSections } from "./front-sections.ts";

const home: Arranged = { kind: "home", key: "" };

export type FrontDraft = {
  revision: number;
  /** Null where nothing is being changed: then `sections` are those that stand. */
  isDraft: boolean;
  sections: FrontSection[];
  /** The state that the draft was begun from, and the last one. */
  base: number;
  latest: number;
  publishAt: number | null;
  changedAt: number | null;
  changedBy: string | null;
};

export type FrontOutcome =
  | { kind: "done"; revision: number }
  | { kind: "conflict" | "unknown post" }
  | { kind: "bad input"; message: string };

const draftSql = `SELECT d.revision, d.content, d.base, d.publish_at, d.changed_at, s.name AS changed_by,
    (SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = 'home' AND key = '') AS latest
  FROM (SELECT 1) LEFT JOIN desk_drafts d ON d.kind = 'home' AND d.key = '' LEFT JOIN staff s ON s.id = d.changed_by`;
type DraftRow = {
  revision: number | null;
  content: string | null;
  base: number | null;
  publish_at: number | null;
  changed_at: number | null;
  changed_by: string | null;
  latest: number;
};

/** The draft, or what stands; `now` in seconds. */
export async function readFront(db: D1Database, now: number): Promise<FrontDraft> {
  const [draft, present] = await db.batch([db.prepare(draftSql), contentStatement(db, home)]);
  const [row] = (draft?.results ?? []) as DraftRow[];
  const [stands] = (present?.results ?? []) as { content: string }[];
  if (row === undefined || stands === undefined) throw new Error("The front page cannot be read: 0142_front_page.sql is missing");
  const isDraft = row.content !== null;
  return {
    revision: row.revision ?? 0,
    isDraft,
    sections: parseSections(row.content ?? stands.content, now),
    base: isDraft ? (row.base ?? 0) : row.latest,
    latest: row.latest,
    publishAt: row.publish_at,
    changedAt: isDraft ? row.changed_at : null,
    changedBy: isDraft ? row.changed_by : null,
  };
}

const saveSql = `INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at, changed_by)
  SELECT 'home', '', 1, ?2, ?3, ?4, ?5 WHERE ?1 = 0 OR EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'home')
  ON CONFLICT (kind, key) DO UPDATE SET revision = desk_drafts.revision + 1, content = excluded.content,
    base = iif(desk_drafts.content IS NULL, excluded.base, desk_drafts.base), changed_at = excluded.changed_at, changed_by = excluded.changed_by
  WHERE desk_drafts.revision = ?1 RETURNING revision`;
const unknownSql = "SELECT value AS id FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM posts WHERE id = value)";

type Saving = { sections: unknown; known: number; base: number; by: number | null };

/** Keeps the draft as it was sent. `known` and `base`: the revision and the last state that its writer saw. */
export async function saveFront(db: D1Database, { sections, known, base, by }: Saving, now: number): Promise<FrontOutcome> {
  const checked: CheckedSections = checkSections(sections, now);
  if ("message" in checked) return { kind: "bad input", message: checked.message };
  const kept = await dropUnknown(db, checked.sections, now);
  if (kept === null) return { kind: "unknown post" };
  const row = await db
    .prepare(saveSql)
    .bind(known, JSON.stringify({ sections: kept }), base, now, by)
    .first<{ revision: number }>();
  return row === null ? { kind: "conflict" } : { kind: "done", revision: row.revision };
}

/** Pins of posts that were deleted meanwhile go; null where a new one names a post that was never there. */
async function dropUnknown(db: D1Database, sections: FrontSection[], now: number): Promise<FrontSection[] | null> {
  const ids = JSON.stringify(sections.flatMap(({ pins }) => pins.map(({ post }) => post)));
  const { results } = await db.prepare(unknownSql).bind(ids).all<{ id: number }>();
  if (results.length === 0) return sections;
  const unknown = new Set(results.map(({ id }) => id));
  const former = new Set((await readFront(db, now)).sections.flatMap(({ pins }) => pins.map(({ post }) => post)));
  if ([...unknown].some((id) => !former.has(id))) return null;
  return sections.map((section) => ({ ...section, pins: section.pins.filter(({ post }) => !unknown.has(post)) }));
}

/** Throws the draft away; what stands stays. */
export async function discardFront(
  db: D1Database,
  { known, by }: { known: number; by: number | null },
  now: number,
): Promise<FrontOutcome> {
  return change(db, "content = NULL, publish_at = NULL", [known, now, by]);
}

const MAX_PLAN_DAYS = 60;

/** At that moment the clock publishes the draft as it is then; null takes that back. */
export async function planFront(
  db: D1Database,
  { known, at, by }: { known: number; at: number | null; by: number | null },
  now: number,
): Promise<FrontOutcome> {
  if (at !== null && !(at > now && at <= now + MAX_PLAN_DAYS * 86_400))
    return { kind: "bad input", message: `at must lie within the next ${MAX_PLAN_DAYS} days.` };
  return change(db, "publish_at = ?4", [known, now, by, at]);
}

async function change(
  db: D1Database,
  what: string,
  params: [known: number, now: number, by: number | null, ...(number | null)[]],
): Promise<FrontOutcome> {
  const sql = `UPDATE desk_drafts SET ${what}, revision = revision + 1, changed_at = ?2, changed_by = ?3
    WHERE kind = 'home' AND key = '' AND revision = ?1 AND content IS NOT NULL RETURNING revision`;
  const row = await db
    .prepare(sql)
    .bind(...params)
    .first<{ revision: number }>();
  return row === null ? { kind: "conflict" } : { kind: "done", revision: row.revision };
}

/** Fails, and with it the batch that it stands in, unless draft and last state are those that were seen: SQLite reads no JSON from a sentence. */
const guardSql = `SELECT json('was changed meanwhile: ' || j.value) FROM json_each(json_array(1)) j
  WHERE ?1 IS NOT (SELECT revision FROM desk_drafts WHERE kind = 'home' AND key = '')
    OR ?2 IS NOT (SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = 'home' AND key = '')`;
const endDraftSql = `UPDATE desk_drafts SET content = NULL, publish_at = NULL, revision = revision + 1, changed_at = ?1, changed_by = ?2
  WHERE kind = 'home' AND key = ''`;

type Publishing = { known: number; latest: number; by: number | null; cause?: StateCause };

/** The draft takes the place of what stands, whole. `latest`: the last state that was seen. */
export async function publishFront(
  env: ChangeEnv,
  { known, latest, by, cause = "published" }: Publishing,
  now: number,
): Promise<FrontOutcome> {
  const draft = await readFront(env.DB, now);
  if (!draft.isDraft || draft.revision !== known || draft.latest !== latest) return { kind: "conflict" };
  const guard = env.DB.prepare(guardSql).bind(known, latest);
  const end = env.DB.prepare(endDraftSql).bind(now, by);
  const isDone = await put(env, { guard, sections: draft.sections, after: [end] }, { cause, by, now });
  return isDone ? { kind: "done", revision: known + 1 } : { kind: "conflict" };
}

const stateGuardSql = `SELECT json('was changed meanwhile: ' || j.value) FROM json_each(json_array(1)) j
  WHERE ?1 IS NOT (SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = 'home' AND key = '')`;

/** A former state takes the place of what stands; a draft stays as it is. Null for a state that is not kept. */
export async function restoreFront(
  env: ChangeEnv,
  { state, latest, by }: { state: number; latest: number; by: number | null },
  now: number,
): Promise<FrontOutcome | null> {
  const sql = "SELECT content FROM desk_states WHERE id = ?1 AND kind = 'home'";
  const content = await env.DB.prepare(sql).bind(state).first<string>("content");
  if (content === null) return null;
  const guard = env.DB.prepare(stateGuardSql).bind(latest);
  const isDone = await put(env, { guard, sections: parseSections(content, now), after: [] }, { cause: "restored", by, now });
  return isDone ? { kind: "done", revision: 0 } : { kind: "conflict" };
}

type Put = { guard: D1PreparedStatement; sections: FrontSection[]; after: D1PreparedStatement[] };

/** False where the guard kept it from being done. */
async function put(
  env: ChangeEnv,
  { guard, sections, after }: Put,
  keeping: { cause: StateCause; by: number | null; now: number },
): Promise<boolean> {
  try {
    await env.DB.batch([
      guard,
      ...keepAround(env.DB, home, keeping, homeStatements(env.DB, sections, keeping.now)),
      ...after,
      raiseVersionStatement(env.DB, toTouches([{ kind: "home", key: null }])),
    ]);
  } catch (error) {
    if (/malformed JSON/i.test(String(error))) return false;
    throw error;
  }
  await announceChange(env, new Set([toCacheTag("home")]));
  return true;
}
