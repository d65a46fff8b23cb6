/** Notices in the newsroom, decisions about them, and the yearly numbers. */
import { MAX_NOTICE_REASON } from "#shared/rules/notice-rules.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Newsroom } from "#workers/backend/doors/graphql/resolvers/newsroom/newsroom.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { type DecisionResult, decideNotice } from "#workers/backend/newsroom/notices/decide-notice.ts";
import {
  type NoticedComment,
  type NoticeOutcome,
  type NoticeRow,
  readNotice,
  readNoticedComment,
  readNotices,
} from "#workers/backend/newsroom/notices/newsroom-notices.ts";
import { type DecisionsOf, readYearNumbers } from "#workers/backend/newsroom/notices/year-numbers.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";

const toSubject = (id: number) => `Meldung Nr. ${id}`;
/** As the log says it. */
const outcomeWords = { kept: "nichts veranlasst", removed: "entfernt" } as const satisfies Record<NoticeOutcome, string>;

type Decision = { id: number; outcome: Uppercase<NoticeOutcome>; reason: string };

async function resolveDecide(_: unknown, { id, outcome: name, reason }: Decision, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "comments");
  const outcome = name.toLowerCase() as NoticeOutcome;
  const words = reason.trim();
  if (words === "" || [...words].length > MAX_NOTICE_REASON)
    throw createCallError("BAD_USER_INPUT", `reason must have 1 to ${MAX_NOTICE_REASON} characters.`);
  const { env, now, caller } = await context.accounts.openCall();
  const { kind } = await decideNotice(env, id, { outcome, reason: words, origin: caller.origin, now });
  if (kind !== "decided") throw toError(kind);
  await noteAction(context, admitted, "notice-decided", `${toSubject(id)}: ${outcomeWords[outcome]}`);
  return true;
}

function toError(kind: Exclude<DecisionResult["kind"], "decided">) {
  if (kind === "unknown") return createCallError("NOT_FOUND", "There is no such notice.");
  return createCallError("CONFLICT", kind === "still shown" ? "Readers can still read the comment." : "Somebody decided before.");
}

/** Who opens a notice is noted: it says who sent it. */
async function openNotice({ id }: { id: number }, { env: { DB }, now }: BackendContext, { staff }: Newsroom) {
  const row = await readNotice(DB, id);
  if (row !== null) await writeStaffLog({ DB }, { staffId: staff?.id ?? null, kind: "notice-open", subject: toSubject(id) }, now);
  return row;
}

async function readNumbers({ year }: { year: number }, { env: { DB } }: BackendContext) {
  if (year < 2000 || year > 9999) throw createCallError("BAD_USER_INPUT", "year must have four digits.");
  const numbers = await readYearNumbers(DB, year);
  return {
    year,
    notices_by_category: numbers.noticesByCategory,
    notices_by_outcome: numbers.noticesByOutcome,
    notices_about_comments: numbers.noticesAboutComments,
    median_seconds: numbers.medianSeconds,
    comments: numbers.comments,
    decisions: numbers.decisions,
    complaints: numbers.complaints,
  };
}

export const newsroomNoticeResolvers = {
  Mutation: { decideNotice: resolveDecide },
  Newsroom: {
    notices: withRight("comments", ({ is_open, after }: { is_open: boolean; after?: number | null }, { env: { DB } }) =>
      readNotices(DB, { isOpen: is_open, after: after ?? null }),
    ),
    notice: withRight("comments", openNotice),
    moderation_numbers: withRight("comments", readNumbers),
  },
  NewsroomNotice: {
    category: ({ category }: NoticeRow) => category.toUpperCase().replace("-", "_"),
    received: ({ received_at }: NoticeRow) => toIsoDate(received_at),
    comment: ({ comment_id: id }: NoticeRow, _: unknown, { env }: BackendContext) =>
      id === null ? null : readNoticedComment(env.DB, id),
    details: ({ place, explanation, name, email, delete_at: at }: NoticeRow) =>
      place === null ? null : { place, explanation, name, email, deleted: at === null ? null : toIsoDate(at) },
    decision: ({ outcome, decided_at: at, reason }: NoticeRow) =>
      outcome === null || at === null ? null : { outcome: outcome.toUpperCase(), decided: toIsoDate(at), reason },
  },
  NoticedComment: {
    is_hidden: ({ is_hidden }: NoticedComment) => is_hidden === 1,
    post_title: ({ title }: NoticedComment) => title,
    post_link: ({ slug, post_id }: NoticedComment) => toPostLink({ slug, id: post_id }),
  },
  CommentDecisions: {
    by_notice: ({ by_notice }: DecisionsOf) => by_notice === 1,
    was_held: ({ was_held }: DecisionsOf) => was_held === 1,
  },
};
