/** Comments in the newsroom (decision 100): lists of what waits, one with all that decides about it, and what staff decide. */

import type { CommentGroundName } from "#shared/rules/comment-grounds.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { noteAction, requireRight, withRight } from "#workers/backend/doors/graphql/resolvers/newsroom/require-right.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { answerComment } from "#workers/backend/newsroom/comments/moderation/answer-comment.ts";
import { answerComplaint } from "#workers/backend/newsroom/comments/moderation/answer-complaint.ts";
import {
  type CommentCase,
  type DecisionKind,
  type DecisionRow,
  readCommentCase,
  type WriterRow,
} from "#workers/backend/newsroom/comments/moderation/comment-case.ts";
import {
  countWaiting,
  type ModerationList,
  type NewsroomCommentRow,
  readCommentPage,
} from "#workers/backend/newsroom/comments/moderation/comment-lists.ts";
import { decideComment } from "#workers/backend/newsroom/comments/moderation/decide-comment.ts";
import type { CommentChange } from "#workers/backend/newsroom/comments/moderation/find-change.ts";
import { MAX_SEEN, markSeen, type SeenTarget } from "#workers/backend/newsroom/comments/moderation/mark-seen.ts";
import type { ModerationOutcome, Seen } from "#workers/backend/newsroom/comments/moderation/moderate.ts";
import type { Admitted } from "#workers/backend/newsroom/staff/newsroom-session.ts";

type Target = { id: number; revision: number };
type GivenDecision = {
  kind: Uppercase<DecisionKind>;
  ground?: CommentGroundName | null;
  reason?: string | null;
  is_banning?: boolean | null;
};

/** What is typed at most, and a little more, so that a text too long is told and not cut. */
const MAX_TYPED = 20_000;

async function resolveDecide(_: unknown, { decision, ...target }: Target & { decision: GivenDecision }, context: BackendContext) {
  const admitted = await requireRight(context, "comments");
  const kind = decision.kind.toLowerCase() as DecisionKind;
  const reason = requireShort(decision.reason ?? "").trim();
  const given = { kind, ground: decision.ground ?? null, reason, isBanning: decision.is_banning ?? false };
  const call = await context.accounts.openCall();
  return toReply(context, admitted, target, await decideComment(call, toSeen(target, admitted), given));
}

async function resolveAnswer(
  _: unknown,
  { text, is_personal: isPersonal, ...target }: Target & { text: string; is_personal: boolean },
  context: BackendContext,
) {
  const admitted = await requireRight(context, "comments");
  const answer = { text: requireShort(text), name: isPersonal ? (admitted.staff?.name ?? null) : null };
  const outcome = await answerComment(await context.accounts.openCall(), toSeen(target, admitted), answer);
  return toReply(context, admitted, target, outcome);
}

async function resolveComplaint(
  _: unknown,
  { text, is_upheld: isUpheld, ...target }: Target & { text: string; is_upheld: boolean },
  context: BackendContext,
) {
  const admitted = await requireRight(context, "comments");
  const answer = { text: requireShort(text), isUpheld };
  const outcome = await answerComplaint(await context.accounts.openCall(), toSeen(target, admitted), answer);
  return toReply(context, admitted, target, outcome);
}

const NUMBERS_A_LINE = 15;

async function resolveSeen(_: unknown, { comments }: { comments: readonly SeenTarget[] }, context: BackendContext) {
  const admitted = await requireRight(context, "comments");
  if (comments.length > MAX_SEEN) throw createCallError("BAD_USER_INPUT", `comments must be at most ${MAX_SEEN}.`);
  const { seen, left } = await markSeen(context.env.DB, comments, context.now);
  // A line of the log has room for so many numbers.
  for (let from = 0; from < seen.length; from += NUMBERS_A_LINE)
    await noteAction(context, admitted, "comment-seen", `Kommentare Nr. ${seen.slice(from, from + NUMBERS_A_LINE).join(", ")}`);
  return { seen: seen.length, left };
}

const toSeen = ({ id, revision }: Target, { staff }: Admitted): Seen => ({ id, revision, staffId: staff?.id ?? null });

function requireShort(text: string): string {
  if (text.length > MAX_TYPED) throw createCallError("BAD_USER_INPUT", `A text must be at most ${MAX_TYPED} characters long.`);
  return text;
}

async function toReply(
  context: BackendContext,
  admitted: Admitted,
  { id }: Target,
  outcome: ModerationOutcome,
): Promise<{ is_done: boolean; change: CommentChange | null }> {
  switch (outcome.kind) {
    case "unknown":
      throw createCallError("NOT_FOUND", "There is no such comment.");
    case "refused":
      throw createCallError("BAD_USER_INPUT", outcome.reason);
    case "changed":
      return { is_done: false, change: outcome.change };
    case "done":
      for (const kind of outcome.notes)
        await noteAction(context, admitted, kind, `Kommentar Nr. ${id} zu Beitrag ${outcome.postId}`);
      return { is_done: true, change: null };
  }
}

function toState({ is_hidden, held_for, gone_at }: NewsroomCommentRow) {
  if (gone_at !== null) return "GONE";
  if (is_hidden === 0) return "SHOWN";
  return held_for === null ? "HIDDEN" : "HELD";
}

const toDate = (seconds: number | null) => (seconds === null ? null : toIsoDate(seconds));

export const newsroomCommentResolvers = {
  Mutation: {
    decideComment: resolveDecide,
    markCommentsSeen: resolveSeen,
    answerComment: resolveAnswer,
    answerComplaint: resolveComplaint,
  },
  Newsroom: {
    comments: withRight(
      "comments",
      ({ list, post = null, after = null }: { list: ModerationList; post?: number | null; after?: number | null }, { env }) =>
        readCommentPage(env.DB, { list, post, after }),
    ),
    comment_counts: withRight("comments", (_: object, { env }) => countWaiting(env.DB)),
    comment: withRight("comments", async ({ id = null }: { id?: number | null }, { env, now }) =>
      id === null ? null : readCommentCase(env.DB, id, now),
    ),
  },
  NewsroomComment: {
    date: ({ created_at }: NewsroomCommentRow) => toIsoDate(created_at),
    state: toState,
    held_for: ({ held_for }: NewsroomCommentRow) => held_for?.replace("-", "_").toUpperCase() ?? null,
    reports: ({ open_reports }: NewsroomCommentRow) => open_reports,
    has_complaint: ({ has_complaint }: NewsroomCommentRow) => has_complaint === 1,
    is_seen: ({ seen_at }: NewsroomCommentRow) => seen_at !== null,
    is_edited: ({ edited_at }: NewsroomCommentRow) => edited_at !== null,
    is_by_newsroom: ({ by_newsroom }: NewsroomCommentRow) => by_newsroom === 1,
    post_title: ({ title }: NewsroomCommentRow) => title,
    post_link: ({ slug, post_id }: NewsroomCommentRow) => toPostLink({ slug, id: post_id }),
  },
  CommentCase: {
    is_written_here: ({ isWrittenHere }: CommentCase) => isWrittenHere,
    is_deletable: ({ isDeletable }: CommentCase) => isDeletable,
  },
  CommentDecision: {
    kind: ({ kind }: DecisionRow) => kind.toUpperCase(),
    date: ({ decided_at }: DecisionRow) => toIsoDate(decided_at),
    complained: ({ complained_at }: DecisionRow) => toDate(complained_at),
    answered: ({ answered_at }: DecisionRow) => toDate(answered_at),
    is_upheld: ({ is_upheld }: DecisionRow) => (is_upheld === null ? null : is_upheld === 1),
  },
  CommentWriter: {
    since: ({ created_at }: WriterRow) => toIsoDate(created_at),
    banned: ({ comment_banned_at }: WriterRow) => toDate(comment_banned_at),
    shown_count: ({ shown }: WriterRow) => shown,
    held_count: ({ held }: WriterRow) => held,
    hidden_count: ({ hidden }: WriterRow) => hidden,
  },
  CommentChange: { date: ({ at }: CommentChange) => toIsoDate(at) },
};
