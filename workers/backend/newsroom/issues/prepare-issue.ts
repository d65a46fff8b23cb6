/**
 * How an issue is prepared: one draft for everybody, kept with each step. Each write names the revision that its writer saw, in the
 * statement itself, and none is kept of an issue that has gone.
 */
import { discardDraft, planDraft } from "#workers/backend/newsroom/arranged/drafts.ts";
import { findUnknownPosts } from "#workers/backend/newsroom/arranged/find-unknown-posts.ts";
import type { PreparedIssue } from "#workers/backend/readers/newsletters/issues/compose-issue.ts";
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { checkWords, emptyDraft, type IssueDraft, parseDraft } from "./issue-draft.ts";
import { endStatement, guardStatement, type IssueOutcome, type IssueStep, toDraft, toDraftKey } from "./issue-rows.ts";
import { DAYS_AHEAD, type DeskIssue, findIssue } from "./read-issue.ts";

const saveSql = `INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at, changed_by)
  SELECT 'issue', ?2, 1, ?3, 0, ?4, ?5
  WHERE (?1 = 0 OR EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'issue' AND key = ?2))
    AND NOT EXISTS (SELECT 1 FROM newsletter_issues WHERE newsletter = ?6 AND day = ?7)
  ON CONFLICT (kind, key) DO UPDATE SET revision = desk_drafts.revision + 1, content = excluded.content,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by
  WHERE desk_drafts.revision = ?1 RETURNING revision`;

async function keep(
  db: D1Database,
  { newsletter, day, known, by }: IssueStep,
  draft: IssueDraft,
  now: number,
): Promise<IssueOutcome> {
  const row = await db
    .prepare(saveSql)
    .bind(known, toDraftKey(newsletter, day), JSON.stringify(draft), now, by, newsletter, day)
    .first<{ revision: number }>();
  return toOutcome(row?.revision ?? null);
}

function toOutcome(revision: number | null): IssueOutcome {
  return revision === null ? { kind: "conflict" } : { kind: "done", revision };
}

/** The issue that a step is about, or why there is nothing to do any more. */
async function open(db: D1Database, step: IssueStep, now: number): Promise<DeskIssue | IssueOutcome> {
  const issue = await findIssue(db, step, now);
  if (issue === null) return { kind: "unknown" };
  if (issue.state !== "open") return { kind: "over" };
  return issue.revision === step.known ? issue : { kind: "conflict" };
}

const isOutcome = (opened: DeskIssue | IssueOutcome): opened is IssueOutcome => "kind" in opened;

/** Keeps words and sections as they were sent; `sections` null is as the clock chooses. */
export async function saveIssue(db: D1Database, step: IssueStep, given: unknown, now: number): Promise<IssueOutcome> {
  const opened = await open(db, step, now);
  if (isOutcome(opened)) return opened;
  const checked = checkWords(given);
  if ("message" in checked) return { kind: "bad input", message: checked.message };
  const sections = await dropUnknown(db, checked.words.sections, opened.draft);
  if (sections === "unknown") return { kind: "unknown post" };
  return keep(db, step, { ...(opened.draft ?? emptyDraft), ...checked.words, sections }, now);
}

/** Posts that were deleted meanwhile go; a new one has to be there. */
async function dropUnknown(
  db: D1Database,
  sections: IssueDraft["sections"],
  former: IssueDraft | null,
): Promise<IssueDraft["sections"] | "unknown"> {
  if (sections === null) return null;
  const unknown = await findUnknownPosts(
    db,
    sections.flatMap(({ posts }) => posts),
  );
  const had = new Set(former?.sections?.flatMap(({ posts }) => posts));
  if ([...unknown].some((id) => !had.has(id))) return "unknown";
  return sections.map(({ title, posts }) => ({ title, posts: posts.filter((id) => !unknown.has(id)) }));
}

/** An issue that is left out is not made; what is prepared stays, and it can be taken back until its hour. */
export async function leaveIssueOut(db: D1Database, step: IssueStep, isLeftOut: boolean, now: number): Promise<IssueOutcome> {
  const opened = await open(db, step, now);
  if (isOutcome(opened)) return opened;
  if (opened.slot === null) return { kind: "bad input", message: "This newsletter has no schedule." };
  return keep(db, step, { ...(opened.draft ?? emptyDraft), isLeftOut }, now);
}

/** Throws what is prepared away: the issue is made by itself again. */
export async function discardIssue(db: D1Database, step: IssueStep, now: number): Promise<IssueOutcome> {
  const opened = await open(db, step, now);
  return isOutcome(opened) ? opened : toOutcome(await discardDraft(db, { ...step, ...toDraft(step) }, now));
}

/** At that moment the clock sends what is prepared of a newsletter without a schedule; null takes that back. */
export async function planIssue(db: D1Database, step: IssueStep, at: number | null, now: number): Promise<IssueOutcome> {
  const opened = await open(db, step, now);
  if (isOutcome(opened)) return opened;
  if (opened.slot !== null) return { kind: "bad input", message: "This newsletter has a schedule." };
  if (at !== null && !(at > now && at <= now + DAYS_AHEAD * 86_400))
    return { kind: "bad input", message: `at must lie within the next ${DAYS_AHEAD} days.` };
  return toOutcome(await planDraft(db, { ...step, ...toDraft(step) }, at, now));
}

const preparedSql = "SELECT revision, content, changed_by FROM desk_drafts WHERE kind = 'issue' AND key = ?1";
const logSql = "INSERT INTO staff_log (at, staff_id, kind, subject) VALUES (?1, ?2, 'issue-sent', ?3)";
type PreparedRow = { revision: number; content: string | null; changed_by: number | null };

/** For the clock, as it makes the issue of a day: what is prepared for it, and that it is an issue now. */
export async function findPrepared(
  db: D1Database,
  { slug, title }: NewsletterRow,
  day: string,
  now: number,
): Promise<PreparedIssue> {
  const row = await db.prepare(preparedSql).bind(toDraftKey(slug, day)).first<PreparedRow>();
  const draft = parseDraft(row?.content ?? null);
  const step = { newsletter: slug, day, known: row?.revision ?? 0, by: row?.changed_by ?? null };
  const after = [endStatement(db, step, now), db.prepare(logSql).bind(now, step.by, `${title}, ${day}, wie vorbereitet`)];
  return { ...(draft ?? emptyDraft), around: { guard: guardStatement(db, step, day), after: draft === null ? [] : after } };
}
