import { redirect } from "react-router";
import { toMetaDescriptors, toPagedTitle } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toAllNewsView } from "#app/features/news/news-view-model.ts";
import { requireAnswer } from "#app/loaders/require-answer.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/require-page-number.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { GetPostsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/page.$page.ts";

/** All posts, newest first, page by page; the first page is the front page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { graphql } = context.get(backendContext);
  const page = await requirePageNumber(graphql, params.page, url);
  if (page === 1) throw redirect(`/${url.search}`, 301);
  const { posts } = await requireAnswer(graphql, GetPostsDocument, { feed: null, page });
  requireWithinEnd(posts, page, url);
  const view = toAllNewsView(posts, new Date());
  return {
    view,
    meta: { title: toPagedTitle(view.title, page), description: null, canonical: toAddress(context, url, view.path) },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function AllNews({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
