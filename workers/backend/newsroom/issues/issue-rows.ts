/** Drafts of issues in `desk_drafts`, each named by its newsletter and day; that of one without a schedule by its newsletter alone. */
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { type DraftKey, endDraftStatement, isOtherDraftSql } from "#workers/backend/newsroom/arranged/drafts.ts";
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

/** As `desk_drafts` names it. */
export const toDraft = ({ newsletter, day }: Pick<IssueStep, "newsletter" | "day">): DraftKey => ({
  kind: "issue",
  key: toDraftKey(newsletter, day),
});

const guardSql = toGuardSql(`${isOtherDraftSql}
  OR EXISTS (SELECT 1 FROM newsletter_issues WHERE newsletter = ?4 AND day = ?5)`);

/** Fails, and with it the batch that it stands in, unless the draft is the one that was seen and there is no issue of that name yet. */
export function guardStatement(
  db: D1Database,
  step: Pick<IssueStep, "newsletter" | "day" | "known">,
  name: string,
): D1PreparedStatement {
  const { kind, key } = toDraft(step);
  return db.prepare(guardSql).bind(kind, key, step.known, step.newsletter, name);
}

/** The draft has become an issue. */
export function endStatement(
  db: D1Database,
  { by, ...step }: Pick<IssueStep, "newsletter" | "day" | "by">,
  now: number,
): D1PreparedStatement {
  return endDraftStatement(db, { ...toDraft(step), by }, now);
}
