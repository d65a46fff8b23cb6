/** Comments that readers write (decision 100): sent, changed, marked, and what became of them. */

import { identity } from "#brand/identity.ts";
import { EDIT_S } from "#workers/backend/content/comments/comment-record.ts";
import { htmlToTyped } from "#workers/backend/content/comments/typed-text.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import {
  type ChangeOutcome,
  COMPLAINT_S,
  complain,
  editComment,
  withdrawComment,
} from "#workers/backend/newsroom/comments/change-comment.ts";
import { type MarkOutcome, markComment, reactToPost, readOwnMarks } from "#workers/backend/newsroom/comments/marks.ts";
import { type OwnComment, readOwnComment, readOwnComments } from "#workers/backend/newsroom/comments/own-comments.ts";
import { setPublicName } from "#workers/backend/newsroom/comments/public-name.ts";
import { type CommentInput, sendComment } from "#workers/backend/newsroom/comments/send-comment.ts";
import { readAbo } from "#workers/backend/readers/access/read-abo.ts";
import { hasGift } from "#workers/backend/readers/gifts/has-gift.ts";
import { answer } from "./answer.ts";

type Keys = { h: string; t: string };
type OwnView = { row: OwnComment; now: number };
type GiftKey = { token: string; reader: string };
type GivenComment = { post: number; parent?: number | null; text: string; name?: string | null };

/** What a reader types at most, and a little more, so that a text too long is told and not cut. */
const MAX_TYPED = 20_000;
const MAX_MARKS = 200;

async function resolveSend(
  _: unknown,
  { comment, grant, gift, ...keys }: Keys & { comment: GivenComment; grant?: string | null; gift?: GiftKey | null },
  { accounts, accessControl }: BackendContext,
) {
  accounts.claimCostlyCall();
  requireShort(comment.text, MAX_TYPED);
  const call = await accounts.openCall();
  const input: CommentInput = { ...comment, parent: comment.parent ?? null, name: comment.name ?? null };
  const given = await accessControl.openGrant(grant ?? null, comment.post);
  const reading = {
    grant: given?.reason ?? null,
    hasGift: async (post: number) => gift != null && (await hasGift(call, gift, post)),
    readAbo: async () => readAbo(createQueries(call.env.DB), await digestSecret(keys.t), call.now),
  };
  const outcome = await sendComment(call, keys, { input, reading });
  if (outcome.kind === "no-session") throw noSession();
  return outcome.kind === "sent"
    ? { success: true, id: outcome.id }
    : { success: false, id: null, problem: outcome.problem, message: outcome.message };
}

function toChangeReply(outcome: ChangeOutcome, id: number) {
  switch (outcome.kind) {
    case "no-session":
      throw noSession();
    case "unknown":
      throw createCallError("NOT_FOUND", "There is no such comment.");
    case "refused":
      return { success: false, id, problem: "NOT_POSSIBLE", message: outcome.message };
    case "done":
      return { success: true, id };
  }
}

function toMarkReply(outcome: MarkOutcome) {
  switch (outcome.kind) {
    case "no-session":
      throw noSession();
    case "unknown":
      throw createCallError("NOT_FOUND", "There is nothing to mark.");
    case "refused":
      return { count: null, message: outcome.message };
    case "done":
      return { count: outcome.count, message: null };
  }
}

const noSession = () => createCallError("UNAUTHENTICATED", "No existing session");

function requireShort(text: string, max: number): void {
  if (text.length > max) throw createCallError("BAD_USER_INPUT", `text must be at most ${max} characters long.`);
}

type Change = (call: Call, keys: Keys, id: number, text: string) => Promise<ChangeOutcome>;

/** `text` is as long as a reader types; all other arguments are short. */
function resolveChange(change: Change) {
  return async (_: unknown, { id, text = "", ...keys }: Keys & { id: number; text?: string }, { accounts }: BackendContext) => {
    requireShort(text, MAX_TYPED);
    return toChangeReply(await change(await accounts.openCall(), keys, id, text), id);
  };
}

async function answerMarks(call: Call, { post, comments, ...keys }: Keys & { post: number; comments: number[] }) {
  if (comments.length > MAX_MARKS) throw createCallError("BAD_USER_INPUT", `comments must be at most ${MAX_MARKS}.`);
  return readOwnMarks(call, keys, { post, comments });
}

async function answerList(call: Call, { before, ...keys }: Keys & { before?: number | null }) {
  const page = await readOwnComments(call, keys, before ?? null);
  if (page === null) return null;
  const { author, items, next } = page;
  return { ...author, items: items.map((row): OwnView => ({ row, now: call.now })), next };
}

async function answerOne(call: Call, { id, ...keys }: Keys & { id: number }): Promise<OwnView | null> {
  const row = await readOwnComment(call, keys, id);
  return row === null ? null : { row, now: call.now };
}

async function answerName(call: Call, { name, ...keys }: Keys & { name: string }) {
  const outcome = await setPublicName(call, keys, { name, brand: identity.name });
  if (outcome.kind === "no-session") throw noSession();
  return outcome.kind === "done" ? { success: true, message: null } : { success: false, message: outcome.message };
}

function toState({ is_hidden, held_for }: OwnComment) {
  if (is_hidden === 0) return "SHOWN";
  return held_for === null ? "HIDDEN" : "HELD";
}

function toDecision({ row, now }: OwnView) {
  const { ground, reason, decided_at: decidedAt, complained_at: complainedAt, answer: reply, is_upheld: isUpheld } = row;
  if (ground === null || decidedAt === null) return null;
  return {
    ground,
    reason: reason ?? "",
    date: toIsoDate(decidedAt),
    can_complain: complainedAt === null && now < decidedAt + COMPLAINT_S,
    has_complained: complainedAt !== null,
    answer: reply,
    is_upheld: isUpheld === null ? null : isUpheld === 1,
  };
}

function toEditableUntil({ row, now }: OwnView): string | null {
  const isOpen = row.is_hidden === 0 || row.held_for !== null;
  return isOpen && now < row.created_at + EDIT_S ? toIsoDate(row.created_at + EDIT_S) : null;
}

export const ownCommentResolvers = {
  Query: { own_comments: answer(answerList), own_comment: answer(answerOne), own_marks: answer(answerMarks) },
  Mutation: {
    sendComment: resolveSend,
    editComment: resolveChange((call, keys, id, text) => editComment(call, keys, { id, text })),
    withdrawComment: resolveChange((call, keys, id) => withdrawComment(call, keys, id)),
    complainOfComment: resolveChange((call, keys, id, text) => complain(call, keys, { id, text })),
    markComment: answer(async (call, { id, is_useful: isUseful, ...keys }: Keys & { id: number; is_useful: boolean }) =>
      toMarkReply(await markComment(call, keys, { id, isUseful })),
    ),
    reactToPost: answer(async (call, { post, is_on: isOn, ...keys }: Keys & { post: number; is_on: boolean }) =>
      toMarkReply(await reactToPost(call, keys, { post, isOn })),
    ),
    setPublicName: answer(answerName),
  },
  OwnComment: {
    id: ({ row }: OwnView) => row.id,
    text: ({ row }: OwnView) => htmlToTyped(row.html),
    html: ({ row }: OwnView) => row.html,
    date: ({ row }: OwnView) => toIsoDate(row.created_at),
    is_edited: ({ row }: OwnView) => row.edited_at !== null,
    editable_until: toEditableUntil,
    state: ({ row }: OwnView) => toState(row),
    held_for: ({ row }: OwnView) => row.held_for?.replace("-", "_").toUpperCase() ?? null,
    useful_count: ({ row }: OwnView) => row.useful,
    post_id: ({ row }: OwnView) => row.post_id,
    post_title: ({ row }: OwnView) => row.title,
    post_link: ({ row }: OwnView) => toPostLink({ slug: row.slug, id: row.post_id }),
    decision: toDecision,
  },
};
