import { data } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { adSubjectContext, environmentContext } from "#app/context.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { parseTickerPage } from "#app/domain/post/ticker-page.ts";
import { toArticleMeta } from "#app/features/article/article-meta-view-model.ts";
import { ArticlePage } from "#app/features/article/article-page.tsx";
import { toArticleView } from "#app/features/article/article-view-model.ts";
import { toAdSubject } from "#app/features/article/to-ad-subject.ts";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requireReadablePost } from "#app/loaders/page/require-readable-post.ts";
import type { Route } from "./+types/$post_slug.$id.ts";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) return requireRedirect(context, url, invalidRoute(url));
  const now = new Date();
  const { post, isShared, ...reader } = await requireReadablePost(context, request, address, url, now);
  context.set(adSubjectContext, toAdSubject(post));
  const { paywall, websocketEndpoint } = context.get(environmentContext);
  const ticker = { endpoint: websocketEndpoint, page: parseTickerPage(url.searchParams) };
  const view = toArticleView(post, { ...reader, paywall, ticker }, now);
  const meta = toArticleMeta(post, view, (path) => toAddress(context, url, path));
  return data(
    { view, meta, address: toAddress(context, url, post.link) },
    isShared ? undefined : { headers: { "cache-control": "private, no-store" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = toPageMeta;

export default function Post({ loaderData }: Route.ComponentProps) {
  return <ArticlePage view={loaderData.view} address={loaderData.address} />;
}
