/** Comments in the newsroom (decision 100): all of them, and whether readers see them. */

import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import {
  deleteComment,
  type NewsroomCommentRow,
  readNewsroomComments,
  setCommentHidden,
} from "#workers/backend/newsroom/comments/newsroom-comments.ts";
import { noteAction, requireRight, withRight } from "./require-right.ts";

type Asked = { post?: number | null; before?: number | null };

async function resolveSetHidden(
  _: unknown,
  { id, is_hidden: isHidden }: { id: number; is_hidden: boolean },
  context: BackendContext,
): Promise<boolean> {
  const admitted = await requireRight(context, "comments");
  const outcome = await setCommentHidden(context.env, id, isHidden);
  if (outcome === null) throw createCallError("NOT_FOUND", "There is no such comment.");
  if (outcome.isChanged)
    await noteAction(context, admitted, isHidden ? "comment-hidden" : "comment-shown", toSubject(id, outcome.postId));
  return true;
}

async function resolveDelete(_: unknown, { id }: { id: number }, context: BackendContext): Promise<boolean> {
  const admitted = await requireRight(context, "comments");
  const postId = await deleteComment(context.env, id);
  if (postId === null) throw createCallError("NOT_FOUND", "There is no such comment.");
  await noteAction(context, admitted, "comment-deleted", toSubject(id, postId));
  return true;
}

const toSubject = (id: number, postId: number) => `Kommentar Nr. ${id} zu Beitrag ${postId}`;

export const newsroomCommentResolvers = {
  Mutation: { setCommentHidden: resolveSetHidden, deleteComment: resolveDelete },
  Newsroom: {
    comments: withRight("comments", ({ post = null, before = null }: Asked, { env }) =>
      readNewsroomComments(env.DB, { post, before }),
    ),
  },
  NewsroomComment: {
    date: ({ created_at }: NewsroomCommentRow) => toIsoDate(created_at),
    is_hidden: ({ is_hidden }: NewsroomCommentRow) => is_hidden === 1,
    post_title: ({ title }: NewsroomCommentRow) => title,
    post_link: ({ slug, post_id }: NewsroomCommentRow) => toPostLink({ slug, id: post_id }),
  },
};
