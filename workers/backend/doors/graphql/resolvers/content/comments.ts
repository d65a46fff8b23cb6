/** Comments of a post (decision 100): names and texts, for everybody. */

import { type CommentText, readCommentOrder, readCommentTexts } from "#workers/backend/content/comments/comments.ts";
import { toThreads } from "#workers/backend/content/comments/to-threads.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { parsePaging } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { readPostFacts } from "#workers/backend/ground/database/tables/posts/post-facts.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Post } from "./post-text.ts";

const COMMENTS_PER_PAGE = 50;

export const commentFields = {
  comments_link: async ({ row }: Post, _: unknown, { queries }: BackendContext) =>
    (await readPostFacts(queries, row.id)).has_comments === 1 ? `${toPostLink(row)}/kommentare` : null,
  async comments({ row }: Post, args: { page?: number | null }, { queries }: BackendContext) {
    const { page, perPage } = parsePaging(args, COMMENTS_PER_PAGE);
    const threads = toThreads(await readCommentOrder(queries, row.id));
    const shown = threads.slice((page - 1) * perPage, page * perPage);
    const texts = await readCommentTexts(
      queries,
      shown.map(({ id }) => id),
    );
    return {
      total: threads.length,
      page,
      total_pages: Math.ceil(threads.length / perPage),
      items: shown.flatMap(({ id, depth }) => {
        const text = texts.get(id);
        return text === undefined ? [] : [toComment(text, depth)];
      }),
    };
  },
};

function toComment({ id, author, html, created_at }: CommentText, depth: number) {
  return { id, author, html, date: toIsoDate(created_at), depth };
}
