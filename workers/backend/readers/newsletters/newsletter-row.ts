/** Newsletters as they are kept, and the issues that readers may read again. */
import { notePosts, type PostRow, teaserColumns, teaserJoins } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type NewsletterRow = {
  slug: string;
  title: string;
  description: string;
  frequency: string;
  listed: number;
  /** ISO weekdays, such as `12345`; null for one that is composed by hand. */
  weekdays: string | null;
  /** In the region. */
  hour: number | null;
  /** `feeds.key`; null is the front page. */
  feed: string | null;
};

/** Numbers of posts below a heading. */
export type IssueSection = { title: string | null; posts: number[] };

export type IssueRow = {
  id: number;
  newsletter: string;
  /** `2026-11-23`, the day in the region; from the second of a day on `2026-11-23-2` (issues/issue-name.ts). */
  day: string;
  subject: string;
  intro: string | null;
  /** JSON: IssueSection[] */
  sections: string;
};

const newsletterColumns = "slug, title, description, frequency, listed, weekdays, hour, feed";
export const issueColumns = "id, newsletter, day, subject, intro, sections";

const listedSql = `SELECT ${newsletterColumns}, position FROM newsletters WHERE listed = 1`;
const newsletterSql = `SELECT ${newsletterColumns} FROM newsletters WHERE slug = ?1`;
const latestSql = `SELECT n.slug AS key, i.id, i.newsletter, i.day, i.subject, i.intro, i.sections
  FROM newsletters n CROSS JOIN newsletter_issues i ON i.newsletter = n.slug
  WHERE n.slug IN (SELECT value FROM json_each(?1))
    AND i.day = (SELECT MAX(l.day) FROM newsletter_issues l WHERE l.newsletter = n.slug)`;
const pageSql = `SELECT ${issueColumns} FROM newsletter_issues WHERE newsletter = ?1 ORDER BY day DESC LIMIT ?2 OFFSET ?3`;
const countSql =
  "SELECT n.slug AS key, (SELECT COUNT(*) FROM newsletter_issues i WHERE i.newsletter = n.slug) AS total FROM newsletters n WHERE n.slug IN (SELECT value FROM json_each(?1))";
const issueSql = `SELECT ${issueColumns} FROM newsletter_issues WHERE newsletter = ?1 AND day = ?2`;

/** Those that readers may choose, in their order. */
export async function readListedNewsletters(queries: Queries): Promise<NewsletterRow[]> {
  queries.note("newsletters");
  const rows = await queries.all<NewsletterRow & { position: number }>(listedSql);
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Null for one that is not listed. */
export async function readListedNewsletter(queries: Queries, slug: string): Promise<NewsletterRow | null> {
  queries.note("newsletters");
  const [row] = await queries.all<NewsletterRow>(newsletterSql, slug);
  return row?.listed === 1 ? row : null;
}

export async function readLatestIssue(queries: Queries, slug: string): Promise<IssueRow | null> {
  const [row] = await queries.byKey<IssueRow & { key: string }>(latestSql, slug);
  return row ?? null;
}

/** A page of the archive, newest first, and how many issues there are. */
export async function readIssues(
  queries: Queries,
  slug: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: IssueRow[]; total: number }> {
  const [rows, totals] = await Promise.all([
    queries.all<IssueRow>(pageSql, slug, perPage, (page - 1) * perPage),
    queries.byKey<{ key: string; total: number }>(countSql, slug),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function readIssue(queries: Queries, slug: string, day: string): Promise<IssueRow | null> {
  const [row] = await queries.all<IssueRow>(issueSql, slug, day);
  return row ?? null;
}

const issuePostsSql = `SELECT ${teaserColumns} FROM newsletter_issues i, json_each(i.sections) s,
    json_each(s.value, '$.posts') entry CROSS JOIN posts p ON p.id = entry.value ${teaserJoins}
  WHERE i.newsletter = ?1 AND i.day = ?2 AND p.published_at <= ?3`;

/** The posts of an issue, asked for in the same turn as the issue itself. */
export async function readIssuePosts(queries: Queries, slug: string, day: string, now: number): Promise<PostRow[]> {
  return notePosts(queries, await queries.all<PostRow>(issuePostsSql, slug, day, now));
}

/** The sections of an issue. They were written by this back end. */
export function toSections({ sections }: Pick<IssueRow, "sections">): IssueSection[] {
  return JSON.parse(sections) as IssueSection[];
}
