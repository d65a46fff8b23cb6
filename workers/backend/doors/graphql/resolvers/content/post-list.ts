/** A page of a list of posts. */

import type { Paging } from "#workers/backend/doors/graphql/resolvers/arguments.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { readFeedPage } from "#workers/backend/ground/database/tables/lists/feeds.ts";
import { toPosts } from "./post.ts";
import type { Post } from "./post-text.ts";

export type PostList = { items: Post[]; total: number; total_pages: number; page: number; per_page: number };

/** A page of a feed. A page beyond the end, or of an unknown feed, has no items. */
export async function readPostList(feedKey: string, { page, perPage }: Paging, context: BackendContext): Promise<PostList> {
  const { queries, now, budget } = context;
  // Before they are read: lists that come together would each think they were the first. `toPosts` counts those that there are.
  if (!budget.spend("posts", perPage)) return { items: [], total: 0, total_pages: 0, page, per_page: perPage };
  const { rows, total } = await readFeedPage(queries, { key: feedKey, page, perPage }, now);
  budget.spend("posts", -perPage);
  return { items: toPosts(rows, context), total, total_pages: toPageCount(total, perPage), page, per_page: perPage };
}

/** Number of pages that `total` things fill. */
export function toPageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage);
}
