import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { LIVETICKER_PATH, toLivetickerView } from "#app/features/news/news-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPostsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/liveticker.ts";

/** Posts with a live ticker, the newest first. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [
    toQuestion(GetPostsDocument, { feed: { liveticker: true }, page, isFirst: page === 1 }),
  ]);
  // A back end that knows no such list has no tickers of this kind.
  const posts = answer.missing?.has("posts") ? { items: [], page, total_pages: 0 } : requireData(answer).posts;
  requireWithinEnd(posts, page, url);
  const view = toLivetickerView(posts, answer.data?.most_read);
  const canonical = toAddress(context, url, page === 1 ? LIVETICKER_PATH : `${LIVETICKER_PATH}/page/${page}`);
  return { view, meta: { title: toPagedTitle(view.title, page), description: view.description, canonical } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Liveticker({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
