/** Makes the issues of newsletters that have a schedule (decision 83). */
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { choosePosts, type Period } from "./choose-posts.ts";
import { findDueSlot, findSlotBefore, type Slot } from "./issue-slot.ts";
import { writeIssue } from "./write-issue.ts";

/** What is older is no news, however long there was no issue. */
const MAX_PERIOD_S = 8 * 24 * 60 * 60;
/** Mail programs show no more of a subject. */
const MAX_SUBJECT_LENGTH = 110;

const scheduledSql = `SELECT slug, title, description, frequency, listed, weekdays, hour, feed FROM newsletters
  WHERE weekdays IS NOT NULL AND hour IS NOT NULL`;
const knownSql = "SELECT day, covers_until FROM newsletter_issues WHERE newsletter = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1";

/** For the clock: the issues that are due at the moment `now`, in seconds, each once. Without news no issue is made. */
export async function composeDueIssues(env: ChangeEnv, now: number): Promise<void> {
  const { results } = await env.DB.prepare(scheduledSql).bind().all<NewsletterRow>();
  for (const newsletter of results) {
    const slot = findDueSlot(newsletter, now);
    if (slot !== null) await composeIssue(env, newsletter, slot, { now, isSent: true });
  }
}

/** The number of the new issue; null where there is one already, or nothing new. */
export async function composeIssue(
  env: ChangeEnv,
  newsletter: NewsletterRow,
  slot: Slot,
  { now, isSent }: { now: number; isSent: boolean },
): Promise<number | null> {
  const last = await env.DB.prepare(knownSql).bind(newsletter.slug, slot.day).first<{ day: string; covers_until: number }>();
  if (last?.day === slot.day) return null;
  const from = Math.max(last?.covers_until ?? findSlotBefore(newsletter, slot.day).dueAt, slot.dueAt - MAX_PERIOD_S);
  const period: Period = { from, until: now };
  const choice = await choosePosts(
    createQueries(env.DB),
    { feed: newsletter.feed, isWeekly: newsletter.weekdays?.length === 1 },
    period,
  );
  if (choice === null) return null;
  return writeIssue(env, {
    newsletter: newsletter.slug,
    day: slot.day,
    subject: toSubject(newsletter.title, choice.lead.title),
    intro: null,
    sections: choice.sections,
    coversUntil: now,
    composedAt: now,
    isSent,
  });
}

/** `Der Tag am Abend: Das Wasser steigt`, cut between words. */
export function toSubject(newsletter: string, title: string): string {
  const subject = `${newsletter}: ${title}`;
  if (subject.length <= MAX_SUBJECT_LENGTH) return subject;
  const cut = subject.slice(0, MAX_SUBJECT_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
