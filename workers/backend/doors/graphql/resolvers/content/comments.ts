/** Comments of a post (decision 100): names and texts, for everybody. */

import {
  ANSWERS_A_PAGE,
  ANSWERS_IN_A_LIST,
  CONVERSATIONS_A_PAGE,
  type CommentRow,
  type CommentSort,
  type ConversationCursor,
  readBestComments,
  readComment,
  readConversation,
  readConversations,
  readFirstAnswers,
} from "#workers/backend/content/comments/comments.ts";
import { toBranch, toDepth } from "#workers/backend/content/comments/conversation-place.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { readPostFacts } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Post } from "./post-text.ts";

type ListArguments = { sort?: CommentSort | null; after?: string | null };
type ConversationArguments = { comment: number; after?: string | null };

async function readCommenting({ row }: Post, { queries }: BackendContext) {
  return readPostFacts(queries, row.id);
}

async function resolveComments({ row }: Post, { sort, after }: ListArguments, { queries }: BackendContext) {
  const cursor = parseCursor(after ?? null);
  const firsts = await readConversations(queries, row.id, { sort: sort ?? "USEFUL", after: cursor });
  const page = firsts.slice(0, CONVERSATIONS_A_PAGE);
  const answered = page.filter(({ answers }) => answers > 0);
  const answers = await readFirstAnswers(
    queries,
    answered.map(({ source }) => source),
  );
  const last = page.at(-1);
  return {
    total: row.comment_count,
    items: page.flatMap((first) => [
      toComment(first, Math.max(0, first.answers - ANSWERS_IN_A_LIST)),
      ...(answers.get(first.source) ?? []).map((answer) => toComment(answer)),
    ]),
    next: firsts.length > page.length && last !== undefined ? toCursor(last) : null,
  };
}

async function resolveConversation({ row }: Post, { comment, after }: ConversationArguments, { queries }: BackendContext) {
  const place = parsePath(after ?? null);
  const wanted = await readComment(queries, row.id, comment);
  if (wanted === null) return null;
  // Everything that comes behind a path without its last letter includes what begins with it.
  const from = place ?? toBranch(wanted.path).slice(0, -1);
  const { first, answers } = await readConversation(queries, { conversation: wanted.conversation, after: from });
  const page = answers.slice(0, ANSWERS_A_PAGE);
  const head = first ?? wanted;
  return {
    first: head.id,
    items: [head, ...page.filter(({ id }) => id !== head.id)].map((one) => toComment(one)),
    has_earlier: from !== "" && page[0] !== undefined && head.answers > page.length,
    next: answers.length > page.length ? (page.at(-1)?.path ?? null) : null,
  };
}

export const commentFields = {
  comments_link: async (post: Post, _: unknown, context: BackendContext) => {
    const { has_comments, commenting } = await readCommenting(post, context);
    return has_comments === 1 || commenting !== "closed" ? `${toPostLink(post.row)}/kommentare` : null;
  },
  commenting: async (post: Post, _: unknown, context: BackendContext) =>
    (await readCommenting(post, context)).commenting.toUpperCase(),
  best_comments: async ({ row }: Post, _: unknown, { queries }: BackendContext) =>
    (await readBestComments(queries, row.id)).map((comment) => toComment(comment)),
  comments: resolveComments,
  conversation: resolveConversation,
};

function toComment(row: CommentRow, moreAnswers = 0) {
  const isGone = row.is_hidden === 1;
  return {
    id: row.id,
    author: isGone ? "" : row.author,
    html: isGone ? "" : row.html,
    date: toIsoDate(row.created_at),
    depth: toDepth(row.path),
    is_edited: row.edited_at !== null,
    is_by_newsroom: row.by_newsroom === 1,
    is_gone: isGone,
    useful_count: row.useful,
    more_answers: moreAnswers,
  };
}

const toCursor = ({ useful, created_at, id }: CommentRow) => `${useful}.${created_at}.${id}`;

function parseCursor(text: string | null): ConversationCursor | null {
  if (text === null) return null;
  const [, useful, at, id] = /^(\d{1,9})\.(-?\d{1,12})\.(\d{1,10})$/.exec(text) ?? [];
  if (id === undefined) throw createCallError("BAD_USER_INPUT", "after must be the next of a page.");
  return { useful: Number(useful), at: Number(at), id: Number(id) };
}

function parsePath(text: string | null): string | null {
  if (text !== null && !/^(?:[0-9a-f]{12}){1,3}$/.test(text))
    throw createCallError("BAD_USER_INPUT", "after must be the next of a page.");
  return text;
}
