/** The ways to posts: one by its number, the lists, the most read. */
import type { GraphQLResolveInfo } from "graphql";
import {
  type PagingArguments,
  type PostFeedInput,
  parseFeedKey,
  parseLimit,
  parsePaging,
} from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toRequestedFields } from "#workers/backend/doors/graphql/resolvers/requested-fields.ts";
import { MOST_READ_POSTS, readMostReadIds } from "#workers/backend/ground/database/tables/lists/home.ts";
import { readPost, readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { prefetchPost, toPosts } from "./post.ts";
import { readPostList } from "./post-list.ts";
import type { Post } from "./post-text.ts";

const POSTS_PER_PAGE = 20;
const MOST_READ = { fallback: 10, max: MOST_READ_POSTS };

type PostArguments = { id: number; grant?: string | null };
type PostsArguments = PagingArguments & { feed?: PostFeedInput | null };

async function resolvePost(
  _: unknown,
  { id, grant }: PostArguments,
  context: BackendContext,
  info: GraphQLResolveInfo,
): Promise<Post> {
  const { queries, now, accessControl } = context;
  prefetchPost(id, toRequestedFields(info), context);
  const [row, opened] = await Promise.all([readPost(queries, id, now), accessControl.openGrant(grant ?? null, id)]);
  if (row === null) throw createCallError("NOT_FOUND", `Post not found: ${id}`);
  context.budget.spend("posts", 1);
  return { row, grant: opened };
}

export const postsResolvers = {
  Query: {
    post: resolvePost,
    posts: (_: unknown, { feed, ...paging }: PostsArguments, context: BackendContext) =>
      readPostList(parseFeedKey(feed), parsePaging(paging, POSTS_PER_PAGE), context),
    most_read: async (_: unknown, { limit }: { limit?: number | null }, context: BackendContext, info: GraphQLResolveInfo) => {
      const ids = await readMostReadIds(context.queries, parseLimit(limit, MOST_READ));
      const fields = toRequestedFields(info);
      for (const id of ids) prefetchPost(id, fields, context);
      return toPosts(await readPosts(context.queries, ids, context.now), context);
    },
  },
};
