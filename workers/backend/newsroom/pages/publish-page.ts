/** What becomes of a standing page: published, brought back to a former state, taken from its readers. Each is done whole or not at all. */

import * as v from "valibot";
import { findPageFaults, type PageText, toPageSlug } from "#shared/content/page-text.ts";
import { logInfo } from "#shared/log/log.ts";
import { contentRecordSchema } from "#workers/backend/content/records/content-record.ts";
import { toRedirectPath } from "#workers/backend/content/redirects/redirect-path.ts";
import { keepAround, keepStatement, readKeptState, type StateCause } from "#workers/backend/content/write/arranged/states.ts";
import { takePageAway } from "#workers/backend/content/write/remove-page.ts";
import { pageStatements, pageWriter } from "#workers/backend/content/write/write-pages.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { toTouchedTags, touchingStatements } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { endDraftStatement, isOtherDraftSql } from "#workers/backend/newsroom/arranged/drafts.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { type DeskPage, laterStateSql, parsePageText, readDeskPage } from "./page-rows.ts";

export type PageOutcome =
  | { kind: "done" }
  | { kind: "conflict" | "unknown" }
  /** Another page has its address. */
  | { kind: "taken" }
  /** What it lacks, or what the writer says: for operators, the page itself says it before. */
  | { kind: "refused"; reason: string };

/** The revision of the draft and the last state that were seen. */
type Seen = { id: number; known: number; latest: number; by: number | null };
type Keeping = { cause: StateCause; by: number | null; now: number };

const draftGuardSql = toGuardSql(isOtherDraftSql);
const stateGuardSql = toGuardSql(laterStateSql("?1", "?2"));

/** They fail, and with them the batch that they stand in, unless draft and last state are those that were seen. */
function guardStatements(db: D1Database, source: string, { known, latest }: Pick<Seen, "known" | "latest">) {
  return [db.prepare(draftGuardSql).bind("page", source, known), db.prepare(stateGuardSql).bind(source, latest)];
}

/** The draft takes the place of what stands, and from then on the desk writes the page. `now` in seconds. */
export async function publishPage(
  env: ChangeEnv,
  { id, known, latest, by, cause = "published" }: Seen & { cause?: StateCause },
  now: number,
): Promise<PageOutcome> {
  const page = await readDeskPage(env.DB, id);
  if (page === null) return { kind: "unknown" };
  if (page.draft === null || page.revision !== known) return { kind: "conflict" };
  const text = parsePageText(page.draft);
  const fault = text === null ? "text" : findPageFaults(text, page.slug).find(({ isHard }) => isHard)?.kind;
  if (text === null || fault !== undefined) return { kind: "refused", reason: `The page is not ready: ${fault}` };
  const before = guardStatements(env.DB, page.source, { known, latest });
  const after = [endDraftStatement(env.DB, { kind: "page", key: page.source, by }, now)];
  return put(env, { page, text, before, after }, { cause, by, now });
}

/** A former state takes the place of what stands; a draft stays as it is. */
export async function restorePage(
  env: ChangeEnv,
  { id, state, latest, by }: Omit<Seen, "known"> & { state: number },
  now: number,
): Promise<PageOutcome> {
  const page = await readDeskPage(env.DB, id);
  const content = page === null ? null : await readState(env.DB, page.source, state);
  const text = content === null ? null : parsePageText(content);
  if (page === null || text === null) return { kind: "unknown" };
  const before = [env.DB.prepare(stateGuardSql).bind(page.source, latest)];
  return put(env, { page, text, before, after: [] }, { cause: "restored", by, now });
}

/** The JSON of a state; null for one that is not kept of this page. */
export function readState(db: D1Database, source: string, state: number): Promise<string | null> {
  return readKeptState(db, { kind: "page", key: source }, state);
}

type Put = { page: DeskPage; text: PageText; before: D1PreparedStatement[]; after: D1PreparedStatement[] };

async function put(env: ChangeEnv, { page, text, before, after }: Put, keeping: Keeping): Promise<PageOutcome> {
  const { DB } = env;
  const { source } = page;
  const record = v.parse(contentRecordSchema, {
    kind: "page",
    source,
    slug: toPageSlug(text),
    title: text.title,
    description: text.description || null,
    modified: new Date(keeping.now * 1000).toISOString(),
    blocks: text.blocks,
  });
  if (record.kind !== "page") throw new Error("A page became another record");
  if (await isTaken(DB, record.slug, source)) return { kind: "taken" };
  const [prepared] = await pageWriter.prepare(DB, [record], new Date(keeping.now * 1000));
  if (prepared === undefined || "refused" in prepared) return { kind: "refused", reason: prepared?.refused ?? "no record" };
  const { row } = prepared;
  const touching = touchingStatements(DB, { sql: pageWriter.touches, json: JSON.stringify([{ source }]) });
  try {
    const replies = await DB.batch<{ touched: string | null }>([
      touching.before,
      ...before,
      ...keepAround(DB, { kind: "page", key: source }, keeping, pageStatements(DB, [row], [row])),
      // Whoever writes it again after a handing back brings it anew.
      DB.prepare("DELETE FROM content_hashes WHERE kind = 'page' AND source = ?1").bind(source),
      DB.prepare("UPDATE desk_pages SET owned_at = COALESCE(owned_at, ?2) WHERE source = ?1").bind(source, keeping.now),
      ...after,
      touching.after,
    ]);
    await announceChange(env, new Set(toTouchedTags(replies.at(-1)?.results[0]?.touched)));
    return { kind: "done" };
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    if (await isTaken(DB, record.slug, source)) return { kind: "taken" };
    throw error;
  }
}

async function isTaken(db: D1Database, slug: string, source: string): Promise<boolean> {
  const owner = await db.prepare("SELECT source FROM pages WHERE slug = ?1").bind(slug).first<string>("source");
  return owner !== null && owner !== source;
}

const keptDraftSql = `INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at, changed_by)
  VALUES ('page', ?1, 1, ?2, (SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = 'page' AND key = ?1), ?3, ?4)
  ON CONFLICT (kind, key) DO UPDATE SET content = COALESCE(desk_drafts.content, excluded.content), base = excluded.base, publish_at = NULL,
    revision = desk_drafts.revision + 1, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;

const loopSql = "SELECT 1 FROM redirects WHERE path = ?1 AND (owner = ?2 OR target = ?3)";

/** Whether an address is the page's own, one of those that it had, or one that leads to it. */
async function isLoop(db: D1Database, { source, slug, to }: { source: string; slug: string; to: string }): Promise<boolean> {
  const path = toRedirectPath(to);
  if (path === null) return false;
  const [bare = ""] = path.split("?");
  return bare === `/${slug}` || (await db.prepare(loopSql).bind(path, `page ${source}`, `/${slug}`).first()) !== null;
}

/** Takes it from its readers; at the desk its text stays as a draft. `to`: where its addresses lead from now on, as a path; null: nowhere. */
export async function withdrawPage(
  env: ChangeEnv,
  { id, known, latest, by, to }: Seen & { to: string | null },
  now: number,
): Promise<PageOutcome> {
  const { DB } = env;
  const page = await readDeskPage(DB, id);
  if (page === null || page.page_id === null || page.slug === null) return { kind: "unknown" };
  const { source, slug, page_id: pageId, stands } = page;
  if (to !== null && (await isLoop(DB, { source, slug, to }))) return { kind: "refused", reason: "to: leads to the page itself" };
  const before = [
    ...guardStatements(DB, source, { known, latest }),
    keepStatement(DB, { kind: "page", key: source }, { cause: "before", by: null, now }),
    DB.prepare("UPDATE desk_pages SET owned_at = COALESCE(owned_at, ?2) WHERE source = ?1").bind(source, now),
    DB.prepare(keptDraftSql).bind(source, stands, now, by),
  ];
  try {
    await takePageAway(env, { id: pageId, source, slug }, { to, before });
    return { kind: "done" };
  } catch (error) {
    if (isGuarded(error)) return { kind: "conflict" };
    throw error;
  }
}

/** So many in one run of the clock. */
const MAX_DUE = 20;
const dueSql = `SELECT w.key, w.revision, w.changed_by, dp.id FROM desk_drafts w CROSS JOIN desk_pages dp ON dp.source = w.key
  WHERE w.publish_at <= ?1 AND w.publish_at IS NOT NULL AND w.kind = 'page' AND w.content IS NOT NULL LIMIT ${MAX_DUE}`;
type Due = { key: string; revision: number; changed_by: number | null; id: number };

/** What is due at `now`, as it is then. Whoever edits a draft in that second is obeyed by the run a minute later; what cannot come out stays a draft without a plan. */
export async function publishPlannedPages(env: ChangeEnv, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { results } = await env.DB.prepare(dueSql).bind(seconds).all<Due>();
  for (const { key, revision: known, changed_by: by, id } of results) {
    const latest = (await readDeskPage(env.DB, id))?.latest ?? 0;
    const outcome = await publishPage(env, { id, known, latest, by, cause: "planned" }, seconds);
    if (outcome.kind === "done") {
      await writeStaffLog(env, { staffId: by, kind: "page-published", subject: `Seite Nr. ${id}, wie geplant` }, seconds);
    } else if (outcome.kind !== "conflict") {
      logInfo("a planned page cannot come out, and stays a draft", { page: id, reason: outcome.kind });
      await env.DB.prepare("UPDATE desk_drafts SET publish_at = NULL WHERE kind = 'page' AND key = ?1 AND revision = ?2")
        .bind(key, known)
        .run();
    }
  }
}
