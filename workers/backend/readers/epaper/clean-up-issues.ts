/** What the clock deletes of the E-Paper: issues whose time is over, imports that were given up, and the pictures of both. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readEpaperKeepDays, toFirstKept } from "./epaper-days.ts";
import { deletePictures } from "./epaper-files.ts";
import { epaperTouched } from "./read-issues.ts";

/** A run has a thousand calls to the platform at most; the rest is the next run's. */
const MAX_AT_ONCE = 50;
/** After so long an import that is not whole is given up; its row says so in the newsroom until then. */
const GIVEN_UP_S = 24 * 60 * 60;

const dueSql = `SELECT i.id FROM epaper_issues i WHERE i.date < ?1 AND i.state <> 'deleted' LIMIT ${MAX_AT_ONCE}`;
const leaveSql = "UPDATE epaper_issues SET state = 'deleted', changed_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))";
const givenUpSql = `UPDATE epaper_issues SET state = 'deleted', changed_at = ?2
  WHERE id IN (SELECT i.id FROM epaper_issues i WHERE i.state = 'loading' AND i.changed_at <= ?1 LIMIT ${MAX_AT_ONCE})`;
const leftSql =
  "SELECT i.id, i.folder, i.page_count FROM epaper_issues i WHERE i.state = 'deleted' ORDER BY i.changed_at LIMIT ?1";

/** Rejects when the database or R2 does not answer; what is left is the next run's. */
export async function cleanUpIssues(env: Env, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { results: due } = await env.DB.prepare(dueSql)
    .bind(toFirstKept(seconds, readEpaperKeepDays(env)))
    .all<{ id: number }>();
  if (due.length > 0) {
    await env.DB.batch([
      env.DB.prepare(leaveSql).bind(JSON.stringify(due.map(({ id }) => id)), seconds),
      raiseVersionStatement(env.DB, toTouches(epaperTouched)),
    ]);
    await announceChange(env, new Set(tagsOfWrite([], epaperTouched)));
  }
  await env.DB.prepare(givenUpSql)
    .bind(seconds - GIVEN_UP_S, seconds)
    .run();
  await deleteLeft(env);
}

/** The pictures of issues that are deleted, and then their rows. */
export async function deleteLeft(env: Pick<Env, "DB" | "MEDIA">): Promise<void> {
  const { results } = await env.DB.prepare(leftSql).bind(MAX_AT_ONCE).all<{ id: number; folder: string; page_count: number }>();
  for (const { id, folder, page_count: pages } of results) {
    await deletePictures(env, folder, pages);
    await env.DB.prepare("DELETE FROM epaper_issues WHERE id = ?1 AND state = 'deleted'").bind(id).run();
  }
}
