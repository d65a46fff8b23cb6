/** An issue as staff prepare it: whose turn it is, what is prepared, and what would stand in it at its hour. */
import { createQueries, type Queries } from "#workers/backend/ground/database/tables/queries.ts";
import {
  chooseIssue,
  findPeriod,
  type IssueChoice,
  keepVisible,
  toSubject,
} from "#workers/backend/readers/newsletters/issues/compose-issue.ts";
import {
  addDays,
  findSlot,
  findSlotBefore,
  listSlots,
  type Slot,
  toRegionalDay,
} from "#workers/backend/readers/newsletters/issues/issue-slot.ts";
import type { NewsletterRow } from "#workers/backend/readers/newsletters/newsletter-row.ts";
import { type IssueDraft, parseDraft } from "./issue-draft.ts";
import { findNewsletter, hasSchedule, NO_DAY, toDraftKey } from "./issue-rows.ts";

/** So far ahead issues may be prepared, or left out. */
export const DAYS_AHEAD = 14;
/** Somebody's page may be as old. */
const DAYS_BACK = 3;

/** `open` until its hour has made it an issue, `sent`, or `over` without one. */
export type IssueState = "open" | "sent" | "over";
export type DeskIssue = {
  newsletter: NewsletterRow;
  /** NO_DAY without a schedule; then `slot` is null. */
  day: string;
  slot: Slot | null;
  state: IssueState;
  revision: number;
  draft: IssueDraft | null;
  sendAt: number | null;
  changedAt: number | null;
  changedBy: string | null;
};

type Row = {
  key: string;
  revision: number;
  content: string | null;
  publish_at: number | null;
  changed_at: number;
  changed_by: string | null;
};
const draftsSql = `SELECT o.key, o.revision, o.content, o.publish_at, o.changed_at, m.name AS changed_by
  FROM desk_drafts o LEFT JOIN staff m ON m.id = o.changed_by
  WHERE o.kind = 'issue' AND o.key IN (SELECT value FROM json_each(?1))`;
const sentSql = "SELECT day FROM newsletter_issues WHERE newsletter = ?1 AND day IN (SELECT value FROM json_each(?2))";

/** The issues of these days, in their order. `now` in seconds. */
async function readDays(db: D1Database, newsletter: NewsletterRow, slots: (Slot | null)[], now: number): Promise<DeskIssue[]> {
  const days = slots.map((slot) => slot?.day ?? NO_DAY);
  const keys = days.map((day) => toDraftKey(newsletter.slug, day));
  const [drafts, sent] = await db.batch([
    db.prepare(draftsSql).bind(JSON.stringify(keys)),
    db.prepare(sentSql).bind(newsletter.slug, JSON.stringify(days)),
  ]);
  const rows = new Map(((drafts?.results ?? []) as Row[]).map((row) => [row.key, row]));
  const gone = new Set(((sent?.results ?? []) as { day: string }[]).map(({ day }) => day));
  return slots.map((slot) => {
    const day = slot?.day ?? NO_DAY;
    const row = rows.get(toDraftKey(newsletter.slug, day));
    const draft = parseDraft(row?.content ?? null);
    return {
      newsletter,
      day,
      slot,
      state: gone.has(day) ? "sent" : decideState(slot, draft, now),
      revision: row?.revision ?? 0,
      draft,
      sendAt: row?.publish_at ?? null,
      changedAt: draft === null ? null : (row?.changed_at ?? null),
      changedBy: draft === null ? null : (row?.changed_by ?? null),
    };
  });
}

/** An hour that was missed is made up for until midnight, unless the issue was left out. */
function decideState(slot: Slot | null, draft: IssueDraft | null, now: number): IssueState {
  if (slot === null || slot.dueAt > now) return "open";
  return draft?.isLeftOut === true || slot.day < toRegionalDay(now) ? "over" : "open";
}

const SHOWN = 5;

/** The next ones that are still open; of a newsletter without a schedule the one that is being written. */
export async function readComing(db: D1Database, newsletter: NewsletterRow, now: number): Promise<DeskIssue[]> {
  if (!hasSchedule(newsletter)) return readDays(db, newsletter, [null], now);
  const issues = await readDays(db, newsletter, listSlots(newsletter, now, DAYS_AHEAD), now);
  return issues.filter(({ state }) => state === "open").slice(0, SHOWN);
}

/** By its day; null for a day without an issue, and for one that is too far away. */
export async function readIssueOfDay(
  db: D1Database,
  newsletter: NewsletterRow,
  day: string,
  now: number,
): Promise<DeskIssue | null> {
  const isHandmade = !hasSchedule(newsletter);
  if (isHandmade !== (day === NO_DAY)) return null;
  const slot = isHandmade || !/^\d{4}-\d\d-\d\d$/.test(day) ? null : findSlot(newsletter, day);
  const today = toRegionalDay(now);
  if (!isHandmade && (slot === null || day < addDays(today, -DAYS_BACK) || day > addDays(today, DAYS_AHEAD))) return null;
  const [issue] = await readDays(db, newsletter, [slot], now);
  return issue ?? null;
}

/** As `readIssueOfDay`, by the name of the newsletter. */
export async function findIssue(
  db: D1Database,
  { newsletter, day }: { newsletter: string; day: string },
  now: number,
): Promise<DeskIssue | null> {
  const row = await findNewsletter(db, newsletter);
  return row === null ? null : readIssueOfDay(db, row, day, now);
}

/** When it will be made: at its hour, or when it is planned, or now. */
export function toSendingMoment({ slot, sendAt }: DeskIssue, now: number): number {
  return Math.max(slot?.dueAt ?? sendAt ?? now, now);
}

/** What stands in it at its hour, as far as that is known now; null where there is nothing. */
export async function chooseDeskIssue(db: D1Database, issue: DeskIssue, now: number): Promise<IssueChoice | null> {
  const queries = createQueries(db);
  const { newsletter, slot, draft } = issue;
  const until = toSendingMoment(issue, now);
  if (slot === null) return chooseByHand(queries, newsletter, draft, until);
  const period = await findPeriod(db, newsletter, slot, until);
  if (period === null) return null;
  // One that comes after another one begins where that one will end.
  const before = findSlotBefore(newsletter, slot.day).dueAt;
  const from = before > now ? Math.max(before, period.from) : period.from;
  return chooseIssue(queries, newsletter, { from, until }, draft);
}

/** Without a schedule nothing comes by itself: null without a post and an intro, or without what could be its subject. */
export async function chooseByHand(
  queries: Queries,
  newsletter: NewsletterRow,
  draft: IssueDraft | null,
  at: number,
): Promise<IssueChoice | null> {
  if (draft === null) return null;
  const { sections, lead } = await keepVisible(queries, draft.sections ?? [], at);
  const subject = draft.subject ?? (lead === null ? null : toSubject(newsletter.title, lead.title));
  if (subject === null || (lead === null && draft.intro === null)) return null;
  return { subject, intro: draft.intro, sections };
}
