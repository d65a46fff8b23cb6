import { createCommentActions } from "#app/actions/comments/comment-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { AFTER_PARAMETER, LIST_CURSOR, parseSort, SORT_PARAMETER, toCommentsPath } from "#app/domain/comment/comment-paths.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { CommentsPage } from "#app/features/comments/comments-page.tsx";
import { toCommentsView } from "#app/features/comments/comments-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCommentsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/$post_slug.$id.kommentare.ts";

/** The comments of a post by conversations, and the form for a new one; all readers may see them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) throw invalidRoute(url);
  const { searchParams } = url;
  const place = searchParams.get(AFTER_PARAMETER) ?? "";
  const after = LIST_CURSOR.test(place) ? place : null;
  const sort = parseSort(searchParams.get(SORT_PARAMETER));
  const [answer] = await askPage(context, [toQuestion(GetCommentsDocument, { id: address.id, sort, after })]);
  const post = answer.missing?.has("post.comments") ? null : requireData(answer).post;
  if (post === null) throw unknownRoute(url);
  const own = toCommentsPath(post.link);
  const isOld = "page" in params;
  const moved = post.slug === address.slug && !isOld ? null : toRedirect(isOld ? own : `${own}${url.search}`, 301, url);
  if (moved !== null) throw moved;
  const view = toCommentsView(address.id, post, { sort, after }, new Date());
  return {
    view,
    meta: {
      title: `Kommentare: ${view.post.title}`,
      description: `Was Leserinnen und Leser zu „${view.post.title}“ schreiben.`,
      canonical: toAddress(context, url, own),
    },
  };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const address = parsePostAddress(params.post_slug, params.id);
  if (address === null) throw invalidRoute(url);
  return runForm(createCommentActions(address.id, { parent: null, request }), { request, url, context }, { wrong: 422 });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  return <CommentsPage view={loaderData.view} posted={actionData ?? null} />;
}
