/** Makes the issues of newsletters that have a schedule (decision 83), of what the newsroom has prepared, or by itself. */
import { logInfo } from "#shared/log/log.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { isGuarded } from "#workers/backend/ground/database/guard.ts";
import { type PostRow, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { createQueries, type Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { IssueSection, NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { choosePosts, type Period } from "./choose-posts.ts";
import { findDueSlot, findSlotBefore, type Slot } from "./issue-slot.ts";
import { type Around, writeIssue } from "./write-issue.ts";

/** What is older is no news, however long there was no issue. */
const MAX_PERIOD_S = 8 * 24 * 60 * 60;
/** Mail programs show no more of a subject. */
const MAX_SUBJECT_LENGTH = 110;

/** Null is as the clock does it. */
export type PreparedWords = { subject: string | null; intro: string | null; sections: IssueSection[] | null };
/** `around` lets the issue be written only while that is what is prepared, and then ends it. */
export type PreparedIssue = PreparedWords & { isLeftOut: boolean; around: Around };
/** Asks for what is prepared for the issue of a day; the newsroom stands above this floor, so the clock's door hands it in. */
export type FindPrepared = (db: D1Database, newsletter: NewsletterRow, day: string, now: number) => Promise<PreparedIssue>;

const scheduledSql = `SELECT slug, title, description, frequency, listed, weekdays, hour, feed FROM newsletters
  WHERE weekdays IS NOT NULL AND hour IS NOT NULL`;
const knownSql = "SELECT day, covers_until FROM newsletter_issues WHERE newsletter = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1";

/** For the clock: the issues that are due at the moment `now`, in seconds, each once. Without news no issue is made. */
export async function composeDueIssues(env: ChangeEnv, now: number, findPrepared?: FindPrepared): Promise<void> {
  const { results } = await env.DB.prepare(scheduledSql).bind().all<NewsletterRow>();
  for (const newsletter of results) {
    const slot = findDueSlot(newsletter, now);
    if (slot !== null) await composeIssue(env, newsletter, slot, { now, isSent: true, findPrepared });
  }
}

type Composing = { now: number; isSent: boolean; findPrepared?: FindPrepared | undefined };

/** The number of the new issue; null where there is one already, it is left out, or there is nothing new. */
export async function composeIssue(
  env: ChangeEnv,
  newsletter: NewsletterRow,
  slot: Slot,
  { now, isSent, findPrepared }: Composing,
): Promise<number | null> {
  const prepared = (await findPrepared?.(env.DB, newsletter, slot.day, now)) ?? null;
  const period = await findPeriod(env.DB, newsletter, slot, now);
  if (period === null || prepared?.isLeftOut === true) return null;
  const choice = await chooseIssue(createQueries(env.DB), newsletter, period, prepared);
  if (choice === null) return null;
  const { subject, intro, sections } = choice;
  const issue = { newsletter: newsletter.slug, day: slot.day, subject, intro, sections };
  try {
    return await writeIssue(env, { ...issue, coversUntil: now, composedAt: now, isSent }, prepared?.around ?? null);
  } catch (error) {
    if (!isGuarded(error)) throw error;
    logInfo("an issue was edited in the moment in which it was composed, and goes with the next run");
    return null;
  }
}

/** What is new for the issue of a slot that is made at the moment `until`; null where that day has its issue. */
export async function findPeriod(db: D1Database, newsletter: NewsletterRow, slot: Slot, until: number): Promise<Period | null> {
  const last = await db.prepare(knownSql).bind(newsletter.slug, slot.day).first<{ day: string; covers_until: number }>();
  if (last?.day === slot.day) return null;
  return { from: Math.max(last?.covers_until ?? findSlotBefore(newsletter, slot.day).dueAt, slot.dueAt - MAX_PERIOD_S), until };
}

export type IssueChoice = { subject: string; intro: string | null; sections: IssueSection[] };

/**
 * What was prepared, without posts that readers may not see at `period.until`. Where none is left, the issue is made by itself, also its
 * words: they were written about others. Null when there is nothing new.
 */
export async function chooseIssue(
  queries: Queries,
  newsletter: NewsletterRow,
  period: Period,
  prepared: PreparedWords | null,
): Promise<IssueChoice | null> {
  const kept = prepared?.sections == null ? null : await keepVisible(queries, prepared.sections, period.until);
  if (prepared !== null && kept?.lead != null) {
    const subject = prepared.subject ?? toSubject(newsletter.title, kept.lead.title);
    return { subject, intro: prepared.intro, sections: kept.sections };
  }
  const { feed, weekdays } = newsletter;
  const choice = await choosePosts(queries, { feed, isWeekly: weekdays?.length === 1 }, period);
  if (choice === null) return null;
  const words = kept === null ? prepared : null;
  return {
    subject: words?.subject ?? toSubject(newsletter.title, choice.lead.title),
    intro: words?.intro ?? null,
    sections: choice.sections,
  };
}

/** The sections with what readers may see of them at that moment; `lead` is the first post, or null. */
export async function keepVisible(
  queries: Queries,
  sections: readonly IssueSection[],
  at: number,
): Promise<{ sections: IssueSection[]; lead: PostRow | null }> {
  const rows = await readPosts(queries, [...new Set(sections.flatMap(({ posts }) => posts))], at);
  const visible = new Map(rows.map((row) => [row.id, row]));
  const kept = sections
    .map(({ title, posts }) => ({ title, posts: posts.filter((id) => visible.has(id)) }))
    .filter(({ posts }) => posts.length > 0);
  return { sections: kept, lead: visible.get(kept[0]?.posts[0] ?? 0) ?? null };
}

/** `Der Tag am Abend: Das Wasser steigt`, cut between words. */
export function toSubject(newsletter: string, title: string): string {
  const subject = `${newsletter}: ${title}`;
  if (subject.length <= MAX_SUBJECT_LENGTH) return subject;
  const cut = subject.slice(0, MAX_SUBJECT_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
