/** The issues of a newsletter that have been, and the newsletters. */
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";

export type PastIssue = {
  newsletter: string;
  day: string;
  subject: string;
  /** Null for one of the archive alone. */
  sentAt: number | null;
  /** Null where it was not counted. */
  readers: number | null;
};

const SHOWN = 20;
const pastSql = `SELECT newsletter, day, subject, sends_from AS sentAt, readers FROM newsletter_issues
  WHERE newsletter = ?1 ORDER BY day DESC LIMIT ${SHOWN}`;
const allSql = "SELECT slug, title, description, frequency, listed, weekdays, hour, feed, position FROM newsletters";

/** Newest first. */
export async function readPastIssues(db: D1Database, newsletter: string): Promise<PastIssue[]> {
  return (await db.prepare(pastSql).bind(newsletter).all<PastIssue>()).results;
}

/** Also those that readers cannot choose, in their order. */
export async function readNewsletters(db: D1Database): Promise<NewsletterRow[]> {
  const { results } = await db.prepare(allSql).bind().all<NewsletterRow & { position: number }>();
  return results.toSorted((one, other) => one.position - other.position);
}
