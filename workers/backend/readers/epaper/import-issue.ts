/** Takes an issue piece by piece: until the last one is there, readers see what stood before. */
import type { EpaperDay, EpaperPicture } from "#shared/rules/epaper-rules.ts";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toReadableFrom } from "./epaper-days.ts";
import { findMissing, toCoverKey, toPictureKey } from "./epaper-files.ts";
import { epaperTouched } from "./read-issues.ts";

type ImportEnv = ChangeEnv & Pick<Env, "MEDIA">;

export type NewIssue = EpaperDay & { title: string; pages: number; isSample: boolean; digest: string };
export type ImportedPage = { page: number; width: number; height: number; text: string };
export type Cover = { width: number; height: number };

const leaveSql = `UPDATE epaper_issues SET state = 'deleted', changed_at = ?3
  WHERE date = ?1 AND edition = ?2 AND state IN ('loading', 'failed')`;
const beginSql = `INSERT INTO epaper_issues (date, edition, title, state, folder, page_count, is_sample, readable_at, problem, changed_at, digest)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) RETURNING id`;

const thereSql =
  "SELECT 1 FROM epaper_issues i WHERE i.date = ?1 AND i.edition = ?2 AND i.digest = ?3 AND i.state IN ('shown', 'withdrawn')";

/** Whether the issue of the day was made of the same file. */
export async function isThere(
  { DB }: Pick<Env, "DB">,
  { date, edition, digest }: EpaperDay & { digest: string },
): Promise<boolean> {
  return digest !== "" && (await DB.prepare(thereSql).bind(date, edition, digest).first()) !== null;
}

/** Begins anew: what an earlier import of the day left unfinished goes. Gives its number. */
export async function beginIssue({ DB }: Pick<Env, "DB">, issue: NewIssue, now: number): Promise<number> {
  return insert(DB, { ...issue, state: "loading", problem: null }, now);
}

/** Notes for the newsroom why an issue could not be brought. */
export async function noteProblem(
  { DB }: Pick<Env, "DB">,
  { problem, ...day }: EpaperDay & { problem: string },
  now: number,
): Promise<void> {
  await insert(DB, { ...day, title: "", pages: 0, isSample: false, digest: "", state: "failed", problem }, now);
}

type Row = NewIssue & { state: "loading" | "failed"; problem: string | null };

async function insert(db: D1Database, { date, edition, title, pages, isSample, digest, state, problem }: Row, now: number) {
  const folder = crypto.randomUUID();
  const [, inserted] = await db.batch<{ id: number }>([
    db.prepare(leaveSql).bind(date, edition, now),
    db
      .prepare(beginSql)
      .bind(date, edition, title, state, folder, pages, isSample ? 1 : 0, toReadableFrom(date), problem, now, digest),
  ]);
  const [row] = inserted?.results ?? [];
  if (row === undefined) throw new Error("The issue was not kept");
  return row.id;
}

/** The issue that is being brought under that number; null once it is whole or given up. */
export async function findLoading({ DB }: Pick<Env, "DB">, id: number) {
  const sql =
    "SELECT i.id, i.folder, i.page_count AS pages, i.date, i.edition FROM epaper_issues i WHERE i.id = ?1 AND i.state = 'loading'";
  return DB.prepare(sql).bind(id).first<EpaperDay & { id: number; folder: string; pages: number }>();
}

/** `picture` null: the cover. */
export async function putPicture(
  { MEDIA }: Pick<Env, "MEDIA">,
  folder: string,
  { picture, bytes }: { picture: EpaperPicture | null; bytes: Uint8Array },
): Promise<void> {
  const isCover = picture === null;
  await MEDIA.put(isCover ? toCoverKey(folder) : toPictureKey(folder, picture), bytes, {
    httpMetadata: {
      contentType: "image/webp",
      cacheControl: isCover ? "public, max-age=31536000, immutable" : "private, no-cache",
    },
  });
}

const pageSql = `INSERT INTO epaper_pages (issue_id, page, width, height, text)
  SELECT ?2, j.value ->> 'page', j.value ->> 'width', j.value ->> 'height', j.value ->> 'text' FROM json_each(?1) j WHERE true
  ON CONFLICT (issue_id, page) DO UPDATE SET width = excluded.width, height = excluded.height, text = excluded.text`;

export async function putPages({ DB }: Pick<Env, "DB">, id: number, pages: readonly ImportedPage[]): Promise<void> {
  await DB.prepare(pageSql).bind(JSON.stringify(pages), id).run();
}

export type Finish = { kind: "done"; isReplaced: boolean } | { kind: "not whole"; missing: string[] } | { kind: "gone" };

const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM epaper_issues i WHERE i.id = ?1 AND i.state = 'loading')");
const replaceSql = `UPDATE epaper_issues SET state = 'deleted', changed_at = ?3
  WHERE date = ?1 AND edition = ?2 AND state IN ('shown', 'withdrawn') RETURNING id`;
const showSql = `UPDATE epaper_issues SET state = 'shown', changed_at = ?2, cover_width = ?3, cover_height = ?4,
    revision = 1 + COALESCE((SELECT MAX(o.revision) FROM epaper_issues o
      WHERE o.date = epaper_issues.date AND o.edition = epaper_issues.edition AND o.id <> ?1), 0)
  WHERE id = ?1`;

/** Shows it in the place of what stood for its day. `hasPages`: false where a reader of the publisher's has them. */
export async function finishIssue(
  env: ImportEnv,
  { id, cover, hasPages }: { id: number; cover: Cover; hasPages: boolean },
  now: number,
): Promise<Finish> {
  const issue = await findLoading(env, id);
  if (issue === null) return { kind: "gone" };
  const missing = await listMissing(env, issue, hasPages);
  if (missing.length > 0) return { kind: "not whole", missing };
  try {
    const replies = await env.DB.batch([
      env.DB.prepare(guardSql).bind(id),
      env.DB.prepare(replaceSql).bind(issue.date, issue.edition, now),
      env.DB.prepare(showSql).bind(id, now, cover.width, cover.height),
      raiseVersionStatement(env.DB, toTouches(epaperTouched)),
    ]);
    await announceChange(env, new Set(tagsOfWrite([], epaperTouched)));
    return { kind: "done", isReplaced: (replies[1]?.results.length ?? 0) > 0 };
  } catch (error) {
    if (isGuarded(error)) return { kind: "gone" };
    throw error;
  }
}

async function listMissing(
  env: ImportEnv,
  { id, folder, pages }: { id: number; folder: string; pages: number },
  hasPages: boolean,
): Promise<string[]> {
  const missing = await findMissing(env, folder, hasPages ? pages : 0);
  if (!hasPages) return missing;
  const sql = "SELECT count(*) AS n FROM epaper_pages p WHERE p.issue_id = ?1";
  const known = (await env.DB.prepare(sql).bind(id).first<number>("n")) ?? 0;
  return known === pages ? missing : [...missing, `texts of ${pages - known} pages`];
}
