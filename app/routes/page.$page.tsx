import { redirect } from "react-router";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toAllNewsView } from "#app/features/news/news-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requirePosts } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPostsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/page.$page.ts";

/** All posts, newest first, page by page; the first page is the front page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, params.page, url);
  if (page === 1) throw redirect(`/${url.search}`, 301);
  const [answer] = await askPage(context, [toQuestion(GetPostsDocument, { feed: null, page })]);
  const posts = await requirePosts(context, answer, page);
  requireWithinEnd(posts, page, url);
  const view = toAllNewsView(posts);
  return { view, meta: { title: toPagedTitle(view.title, page), canonical: toAddress(context, url, view.path) } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function AllNews({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
