/** Drafts of issues in `desk_drafts`, each named by its newsletter and day; that of one without a schedule by its newsletter alone. */
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";

/** Stands for the day of an issue that has none until it is sent. */
export const NO_DAY = "";

export function toDraftKey(newsletter: string, day: string): string {
  return `${newsletter} ${day}`;
}

/** What changes an issue: its draft, seen at a revision. */
export type IssueStep = { newsletter: string; day: string; known: number; by: number | null };
export type IssueOutcome =
  | { kind: "done"; revision: number }
  /** `over`: it was sent, or its hour is. `empty`: there is nothing to send. */
  | { kind: "conflict" | "unknown" | "unknown post" | "over" | "empty" }
  | { kind: "bad input"; message: string };

const newsletterSql = "SELECT slug, title, description, frequency, listed, weekdays, hour, feed FROM newsletters WHERE slug = ?1";

/** Null for an unknown one. */
export function findNewsletter(db: D1Database, slug: string): Promise<NewsletterRow | null> {
  return db.prepare(newsletterSql).bind(slug).first<NewsletterRow>();
}

export function hasSchedule({ weekdays, hour }: Pick<NewsletterRow, "weekdays" | "hour">): boolean {
  return weekdays !== null && hour !== null;
}

const guardSql = `SELECT json('was changed meanwhile: ' || json_each.value) FROM json_each(json_array(1))
  WHERE ?1 IS NOT COALESCE((SELECT revision FROM desk_drafts WHERE kind = 'issue' AND key = ?2), 0)
    OR EXISTS (SELECT 1 FROM newsletter_issues WHERE newsletter = ?3 AND day = ?4)`;

/** Fails, and with it the batch that it stands in, unless the draft is the one that was seen and there is no issue of that name yet. */
export function guardStatement(
  db: D1Database,
  { newsletter, day, known }: Pick<IssueStep, "newsletter" | "day" | "known">,
  name: string,
): D1PreparedStatement {
  return db.prepare(guardSql).bind(known, toDraftKey(newsletter, day), newsletter, name);
}

const endSql = `UPDATE desk_drafts SET content = NULL, publish_at = NULL, revision = revision + 1, changed_at = ?2, changed_by = ?3
  WHERE kind = 'issue' AND key = ?1`;

/** The draft has become an issue, or is thrown away. */
export function endStatement(
  db: D1Database,
  { newsletter, day, by }: Pick<IssueStep, "newsletter" | "day" | "by">,
  now: number,
): D1PreparedStatement {
  return db.prepare(endSql).bind(toDraftKey(newsletter, day), now, by);
}
