/** Pages outside the stream of news, the front page, menus and former addresses. */

import { escapeUTF8 as escapeHtml } from "entities";
import type { GraphQLResolveInfo } from "graphql";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { toBlockViews } from "#workers/backend/content/views/to-block-views.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import { toRequestedFieldsAt } from "#workers/backend/doors/graphql/resolvers/requested-fields.ts";
import { type HomeSection, readHomeSections } from "#workers/backend/ground/database/tables/lists/home.ts";
import { type NavigationRow, type PageRow, readNavigation, readPage } from "#workers/backend/ground/database/tables/pages.ts";
import { readPosts } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { prefetchPost, toPosts } from "./post.ts";

type NavigationView = { title: string; link: string; children: NavigationView[] };

/** The entries of a menu, each with those below it. */
export function toNavigation(rows: readonly NavigationRow[]): NavigationView[] {
  const rowsOf = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const toEntries = (parent: number | null): NavigationView[] =>
    (rowsOf.get(parent) ?? []).map(({ id, title, link }) => ({ title, link, children: toEntries(id) }));
  return toEntries(null);
}

export const pageResolvers = {
  Query: {
    page: async (_: unknown, { slug }: { slug: string }, { queries }: BackendContext) => {
      const page = await readPage(queries, slug);
      if (page === null) throw createCallError("NOT_FOUND", `Page not found: ${slug}`);
      return page;
    },
    home: async (
      _: unknown,
      { municipality }: { municipality?: string | null },
      context: BackendContext,
      info: GraphQLResolveInfo,
    ) => {
      const sections = await readHomeSections(context.queries, municipality ?? null, context.now);
      const fields = toRequestedFieldsAt(info, ["sections", "posts"]);
      for (const id of new Set(sections.flatMap(({ postIds }) => postIds))) prefetchPost(id, fields, context);
      return { sections };
    },
    navigation: async (_: unknown, { name }: { name: string }, { queries }: BackendContext) =>
      toNavigation(await readNavigation(queries, name)),
    redirect: async (_: unknown, { path }: { path: string }, { queries }: BackendContext) => {
      const redirect = await readRedirect(queries, path);
      return redirect === null ? null : { to: redirect.target, status: redirect.status };
    },
  },
  Page: {
    title: ({ title }: PageRow) => ({ rendered: escapeHtml(title) }),
    link: ({ slug }: PageRow) => `/${slug}`,
    modified: ({ modified_at }: PageRow) => toIsoDate(modified_at),
    content_blocks: ({ blocks }: PageRow, _: unknown, { queries }: BackendContext) =>
      toBlockViews(queries, JSON.parse(blocks) as ContentBlock[]),
  },
  HomeSection: {
    /** `at`: of a preview, which shows a moment that is to come. */
    posts: async ({ postIds, at }: HomeSection & { at?: number }, _: unknown, context: BackendContext) =>
      toPosts(await readPosts(context.queries, postIds, at ?? context.now), context),
  },
};
