/** Issues of the E-Paper as staff find them, withdraw them, show them again and delete them. */
import { toEpaperKey } from "#shared/rules/epaper-rules.ts";
import { changeSeen, type Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { deleteLeft } from "#workers/backend/readers/epaper/clean-up-issues.ts";
import { epaperTouched, type IssueRow, issueColumns } from "#workers/backend/readers/epaper/read-issues.ts";

const PAGE = 40;

const listSql = `SELECT ${issueColumns} FROM epaper_issues i INDEXED BY epaper_issues_by_date
  WHERE i.state <> 'deleted' AND (i.date, i.id) <
    (COALESCE((SELECT l.date FROM epaper_issues l WHERE l.id = ?1), CASE WHEN ?1 IS NULL THEN '9999' ELSE '' END), COALESCE(?1, 0))
  ORDER BY i.date DESC, i.id DESC LIMIT ${PAGE}`;
const oneSql = `SELECT ${issueColumns} FROM epaper_issues i WHERE i.id = ?1 AND i.state <> 'deleted'`;

/** The latest day first, behind the issue of the number `after`. */
export async function readNewsroomIssues(db: D1Database, after: number | null): Promise<IssueRow[]> {
  return (await db.prepare(listSql).bind(after).all<IssueRow>()).results;
}

/** Null where there is none, or it is deleted. */
export function readNewsroomIssue(db: D1Database, id: number): Promise<IssueRow | null> {
  return db.prepare(oneSql).bind(id).first<IssueRow>();
}

/** `key` names what was changed, for the log. */
export type IssueOutcome = { kind: "done"; key: string } | { kind: "conflict" } | { kind: "not found" };

const guardSql = toGuardSql(
  "NOT EXISTS (SELECT 1 FROM epaper_issues i WHERE i.id = ?1 AND i.revision = ?2 AND i.state IN (SELECT value FROM json_each(?3)))",
);
const setSql = "UPDATE epaper_issues SET state = ?2, revision = revision + 1, changed_at = ?3 WHERE id = ?1";

/** `now` in seconds. */
export function setIssueState(env: Env, { state, ...seen }: Seen & { state: "shown" | "withdrawn" }, now: number) {
  return change(env, seen, { from: ["shown", "withdrawn"], to: state }, now);
}

/** With its pictures; also what an import left. */
export async function deleteIssue(env: Env, seen: Seen, now: number): Promise<IssueOutcome> {
  const outcome = await change(env, seen, { from: ["shown", "withdrawn", "failed", "loading"], to: "deleted" }, now);
  if (outcome.kind === "done") await deleteLeft(env);
  return outcome;
}

type Step = { from: IssueRow["state"][]; to: IssueRow["state"] };

async function change(env: Env, { id, known }: Seen, { from, to }: Step, now: number): Promise<IssueOutcome> {
  const issue = await readNewsroomIssue(env.DB, id);
  if (issue === null) return { kind: "not found" };
  const kind = await changeSeen(env, {
    guard: env.DB.prepare(guardSql).bind(id, known, JSON.stringify(from)),
    writes: [env.DB.prepare(setSql).bind(id, to, now)],
    touched: epaperTouched,
    exists: env.DB.prepare(oneSql).bind(id),
  });
  return kind === "done" ? { kind, key: toEpaperKey(issue) } : { kind };
}
