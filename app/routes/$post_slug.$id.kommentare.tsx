import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { CommentsPage } from "#app/features/comments/comments-page.tsx";
import { toCommentsPath, toCommentsView } from "#app/features/comments/comments-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCommentsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/$post_slug.$id.kommentare.ts";

/** The comments of a post, page by page; all readers may see them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) throw invalidRoute(url);
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [toQuestion(GetCommentsDocument, { id: address.id, page })]);
  const post = answer.missing?.has("post.comments") ? null : requireData(answer).post;
  if (post === null) throw unknownRoute(url);
  const path = toCommentsPath(post.link);
  const own = page === 1 ? path : `${path}/page/${page}`;
  const renamed = post.slug === address.slug ? null : toRedirect(`${own}${url.search}`, 301, url);
  if (renamed !== null) throw renamed;
  requireWithinEnd(post.comments, page, url);
  const view = toCommentsView(post, new Date());
  const title = toPagedTitle(`Kommentare: ${view.post.title}`, page);
  return {
    view,
    meta: {
      title,
      description: `Was Leserinnen und Leser zu „${view.post.title}“ schreiben.`,
      canonical: toAddress(context, url, own),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage view={loaderData.view} />;
}
