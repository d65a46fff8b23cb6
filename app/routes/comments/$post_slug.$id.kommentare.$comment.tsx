import { createCommentActions } from "#app/actions/comments/comment-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { refusedFormContext } from "#app/context.ts";
import { AFTER_PARAMETER, CONVERSATION_CURSOR, toCommentsPath } from "#app/domain/comment/comment-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { parsePostAddress } from "#app/domain/post/post-address.ts";
import { ConversationPage } from "#app/features/comments/comments-page.tsx";
import { toConversationView, toGoneView } from "#app/features/comments/comments-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetConversationDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/$post_slug.$id.kommentare.$comment.ts";

/** A comment in its conversation, and the form for an answer to it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { address, comment } = requireAddress(params, url);
  const place = url.searchParams.get(AFTER_PARAMETER) ?? "";
  const after = CONVERSATION_CURSOR.test(place) ? place : null;
  const [answer] = await askPage(context, [toQuestion(GetConversationDocument, { id: address.id, comment, after })]);
  const post = answer.missing?.has("post.conversation") ? null : requireData(answer).post;
  const conversation = post?.conversation ?? null;
  // An answer came back because the comment went away meanwhile: what was typed is shown.
  const left = conversation === null && context.get(refusedFormContext) ? (answer.data?.post ?? null) : null;
  if (left !== null) {
    const view = toGoneView(address.id, left, comment);
    return { view, meta: { title: "Gespräch", canonical: toAddress(context, url, toCommentsPath(left.link)) } };
  }
  if (post === null || conversation === null) throw unknownRoute(url);
  const own = `${toCommentsPath(post.link)}/${comment}`;
  const moved = post.slug === address.slug ? null : toRedirect(`${own}${url.search}`, 301, url);
  if (moved !== null) throw moved;
  const view = toConversationView(address.id, { ...post, conversation }, { comment, after }, new Date());
  return {
    view,
    meta: {
      title: `Gespräch: ${view.post.title}`,
      description: `Was Leserinnen und Leser zu „${view.post.title}“ schreiben.`,
      canonical: toAddress(context, url, `${toCommentsPath(post.link)}/${conversation.first}`),
    },
  };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const { address, comment } = requireAddress(params, url);
  const actions = createCommentActions(address.id, { parent: comment, request });
  const answer = await runForm(actions, { request, url, context }, { wrong: 422 });
  context.set(refusedFormContext, true);
  return answer;
}

function requireAddress({ post_slug, id, comment }: Route.LoaderArgs["params"], url: URL) {
  const address = parsePostAddress(post_slug, id);
  const number = parsePostId(comment);
  if (address === null || number === null) throw invalidRoute(url);
  return { address, comment: number };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversationPage view={loaderData.view} posted={actionData ?? null} />;
}
