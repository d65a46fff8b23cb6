/** Issues as readers see them: what is shown, once its evening has come. */
import type { EpaperDay } from "#shared/rules/epaper-rules.ts";
import type { Touched } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import { addDays } from "./epaper-days.ts";

export type IssueState = "loading" | "shown" | "withdrawn" | "failed" | "deleted";
export type IssueRow = EpaperDay & {
  id: number;
  revision: number;
  title: string;
  state: IssueState;
  folder: string;
  page_count: number;
  is_sample: 0 | 1;
  readable_at: number;
  cover_width: number;
  cover_height: number;
  problem: string | null;
  changed_at: number;
};
export type PageRow = { page: number; width: number; height: number };

export const issueColumns =
  "i.id, i.revision, i.date, i.edition, i.title, i.state, i.folder, i.page_count, i.is_sample, i.readable_at, i.cover_width, i.cover_height, i.problem, i.changed_at";

/** What shows any of them. */
export const epaperTouched: readonly Touched[] = [{ kind: "service", key: "epaper" }];

/** Ten editions of two months have fewer. */
const MAX_LISTED = 700;

export type IssueList = { issues: IssueRow[]; newest: IssueRow | null; earlier: string | null; later: string | null };

const newestSql = `SELECT ${issueColumns} FROM epaper_issues i INDEXED BY epaper_issues_shown
  WHERE i.state = 'shown' AND i.date <= ?2 AND i.readable_at <= ?1 ORDER BY i.date DESC, i.edition LIMIT 1`;
const listSql = `SELECT ${issueColumns} FROM epaper_issues i INDEXED BY epaper_issues_shown
  WHERE i.state = 'shown' AND i.date >= ?1 AND i.date < ?2 AND i.readable_at <= ?3
  ORDER BY i.date DESC, i.edition LIMIT ${MAX_LISTED}`;
const earlierSql = `SELECT i.date FROM epaper_issues i INDEXED BY epaper_issues_shown
  WHERE i.state = 'shown' AND i.date < ?1 AND i.readable_at <= ?2 ORDER BY i.date DESC LIMIT 1`;
const laterSql = `SELECT i.date FROM epaper_issues i INDEXED BY epaper_issues_shown
  WHERE i.state = 'shown' AND i.date >= ?1 AND i.readable_at <= ?2 ORDER BY i.date LIMIT 1`;

/** Those of the month `2026-11`; of null the newest one's month and the one before it. `now` in seconds. */
export async function readIssues(queries: Queries, month: string | null, now: number): Promise<IssueList> {
  const tomorrow = addDays(toLocalDate(now).slice(0, 10), 1);
  const [[newest = null]] = await Promise.all([queries.all<IssueRow>(newestSql, now, tomorrow), noteComing(queries, now)]);
  const last = month ?? newest?.date.slice(0, 7) ?? null;
  if (last === null) return { issues: [], newest, earlier: null, later: null };
  const first = month ?? addDays(`${last}-01`, -1).slice(0, 7);
  const [from, until] = [`${first}-01`, `${addDays(`${last}-28`, 4).slice(0, 7)}-01`];
  const [issues, [earlier], [later]] = await Promise.all([
    queries.all<IssueRow>(listSql, from, until, now),
    queries.all<{ date: string }>(earlierSql, from, now),
    queries.all<{ date: string }>(laterSql, until, now),
  ]);
  return { issues, newest, earlier: earlier?.date.slice(0, 7) ?? null, later: later?.date.slice(0, 7) ?? null };
}

const issueSql = `SELECT ${issueColumns} FROM epaper_issues i INDEXED BY epaper_issues_shown
  WHERE i.state = 'shown' AND i.date = ?1 AND i.edition = ?2 AND i.readable_at <= ?3`;

/** One that readers know of; null for any other. */
export async function readIssue(queries: Queries, { date, edition }: EpaperDay, now: number): Promise<IssueRow | null> {
  const [[row = null]] = await Promise.all([queries.all<IssueRow>(issueSql, date, edition, now), noteComing(queries, now)]);
  return row;
}

const comingSql = "SELECT MIN(readable_at) AS at FROM epaper_issues i WHERE i.state = 'shown' AND i.readable_at > ?1";

/** What is said of issues holds until one is written or its evening comes. */
async function noteComing(queries: Queries, now: number): Promise<void> {
  queries.note("service", "epaper");
  const [coming] = await queries.all<{ at: number | null }>(comingSql, now);
  if (coming?.at != null) queries.changesAt(coming.at);
}

const pagesSql = "SELECT p.page, p.width, p.height FROM epaper_pages p WHERE p.issue_id = ?1 ORDER BY p.page";
const pageSql = "SELECT p.page, p.width, p.height, p.text FROM epaper_pages p WHERE p.issue_id = ?1 AND p.page = ?2";

/** For who may read the issue: whoever calls has decided that. */
export function readPages(queries: Queries, issue: number): Promise<PageRow[]> {
  return queries.all<PageRow>(pagesSql, issue);
}

/** The same, with its text. */
export async function readPage(queries: Queries, issue: number, page: number): Promise<(PageRow & { text: string }) | null> {
  const [row = null] = await queries.all<PageRow & { text: string }>(pageSql, issue, page);
  return row;
}

const anySql = `SELECT ${issueColumns} FROM epaper_issues i
  WHERE i.date = ?1 AND i.edition = ?2 ORDER BY i.state = 'shown' DESC, i.id DESC LIMIT 1`;

/** What there is or was of a day, whatever its state. */
export function findIssue(db: D1Database, { date, edition }: EpaperDay): Promise<IssueRow | null> {
  return db.prepare(anySql).bind(date, edition).first<IssueRow>();
}
