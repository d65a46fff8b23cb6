import { toMetaDescriptors } from "../components/page-meta/page-meta.ts";
import { backendContext, environmentContext, viewerContext } from "../context.ts";
import { parsePostAddress } from "../domain/post-address.ts";
import { ArticlePage } from "../features/article/article-page.tsx";
import { toArticleMeta, toArticleView } from "../features/article/article-view-model.ts";
import { createGrant } from "../gateway/create-grant.ts";
import { requirePost } from "../gateway/require-post.ts";
import { invalidRoute } from "../gateway/route-errors.ts";
import { toAddress } from "../gateway/to-address.ts";
import type { Route } from "./+types/$post_slug.$id.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) throw invalidRoute(url);
  const grant = await createGrant(context.get(environmentContext), context.get(viewerContext), address.id, new Date());
  const post = await requirePost(context.get(backendContext).graphql, address, grant, url);
  const view = toArticleView(post, new Date());
  return { view, meta: toArticleMeta(post, (path) => toAddress(context, url, path)) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Post({ loaderData }: Route.ComponentProps) {
  return <ArticlePage view={loaderData.view} />;
}
