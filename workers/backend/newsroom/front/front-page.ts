/**
 * The front page that staff prepare: one draft for all of them. Each write names the revision that its writer saw, and publishing also the
 * last state, in the statement itself: nobody's work is undone unseen, and a batch is done whole or not at all.
 */
import {
  type Arranged,
  contentStatement,
  keepAround,
  lastGuardStatement,
  readKeptState,
  type StateCause,
} from "#workers/backend/content/write/arranged/states.ts";
import { homeStatements } from "#workers/backend/content/write/arranged/write-home.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { discardDraft, endDraftStatement, isOtherDraftSql, planDraft } from "#workers/backend/newsroom/arranged/drafts.ts";
import { findUnknownPosts } from "#workers/backend/newsroom/arranged/find-unknown-posts.ts";
import { type CheckedSections, checkSections, type FrontSection, parseSections } from "./front-sections.ts";

const home = { kind: "home", key: "" } as const satisfies Arranged;

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
  return toOutcome(row?.revision ?? null);
}

/** Pins of posts that were deleted meanwhile go; null where a new one names a post that was never there. */
async function dropUnknown(db: D1Database, sections: FrontSection[], now: number): Promise<FrontSection[] | null> {
  const unknown = await findUnknownPosts(
    db,
    sections.flatMap(({ pins }) => pins.map(({ post }) => post)),
  );
  if (unknown.size === 0) return sections;
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
  return toOutcome(await discardDraft(db, { ...home, known, by }, now));
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
  return toOutcome(await planDraft(db, { ...home, known, by }, at, now));
}

function toOutcome(revision: number | null): FrontOutcome {
  return revision === null ? { kind: "conflict" } : { kind: "done", revision };
}

const draftGuardSql = toGuardSql(isOtherDraftSql);

type Publishing = { known: number; latest: number; by: number | null; cause?: StateCause };

/** The draft takes the place of what stands, whole. `latest`: the last state that was seen. */
export async function publishFront(
  env: ChangeEnv,
  { known, latest, by, cause = "published" }: Publishing,
  now: number,
): Promise<FrontOutcome> {
  const draft = await readFront(env.DB, now);
  if (!draft.isDraft || draft.revision !== known || draft.latest !== latest) return { kind: "conflict" };
  const before = [env.DB.prepare(draftGuardSql).bind(home.kind, home.key, known)];
  const after = [endDraftStatement(env.DB, { ...home, by }, now)];
  const isDone = await put(env, { latest, before, sections: draft.sections, after }, { cause, by, now });
  return isDone ? { kind: "done", revision: known + 1 } : { kind: "conflict" };
}

/** A former state takes the place of what stands; a draft stays as it is. Null for a state that is not kept. */
export async function restoreFront(
  env: ChangeEnv,
  { state, latest, by }: { state: number; latest: number; by: number | null },
  now: number,
): Promise<FrontOutcome | null> {
  const content = await readKeptState(env.DB, home, state);
  if (content === null) return null;
  const sections = parseSections(content, now);
  const isDone = await put(env, { latest, before: [], sections, after: [] }, { cause: "restored", by, now });
  return isDone ? { kind: "done", revision: 0 } : { kind: "conflict" };
}

/** `latest`: the last state that was seen. */
type Put = { latest: number; before: D1PreparedStatement[]; sections: FrontSection[]; after: D1PreparedStatement[] };

/** False where a guard kept it from being done. */
async function put(
  env: ChangeEnv,
  { latest, before, sections, after }: Put,
  keeping: { cause: StateCause; by: number | null; now: number },
): Promise<boolean> {
  try {
    await env.DB.batch([
      ...before,
      lastGuardStatement(env.DB, home, latest),
      ...keepAround(env.DB, home, keeping, homeStatements(env.DB, sections, keeping.now)),
      ...after,
      raiseVersionStatement(env.DB, toTouches([{ kind: "home", key: null }])),
    ]);
  } catch (error) {
    if (isGuarded(error)) return false;
    throw error;
  }
  await announceChange(env, new Set([toCacheTag("home")]));
  return true;
}
