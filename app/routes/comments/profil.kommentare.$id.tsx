import { createOwnCommentActions } from "#app/actions/comments/own-comment-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toOwnCommentPath } from "#app/domain/comment/comment-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { OwnCommentPage } from "#app/features/own-comments/own-comment-page.tsx";
import { toOwnCommentView } from "#app/features/own-comments/own-comments-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askOwn } from "#app/loaders/reader/ask-own.ts";
import { GetOwnCommentDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/profil.kommentare.$id.ts";

/** One of the reader's own comments; somebody else's is not there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params, url);
  const answer = await askOwn(context, url, GetOwnCommentDocument, { id });
  if (answer === null || answer.own_comment === null) throw unknownRoute(url);
  return {
    comment: toOwnCommentView(answer.own_comment),
    meta: { title: "Dein Kommentar", canonical: toAddress(context, url, toOwnCommentPath(id)) },
  };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  return runForm(createOwnCommentActions(requireId(params, url)), { request, url, context }, { wrong: 422 });
}

function requireId({ id }: Route.LoaderArgs["params"], url: URL): number {
  const number = parsePostId(id);
  if (number === null) throw invalidRoute(url);
  return number;
}

export const meta: Route.MetaFunction = toPageMeta;

export default function OwnComment({ loaderData, actionData }: Route.ComponentProps) {
  const forms = actionData === undefined ? {} : { [actionData.form]: actionData.state };
  return <OwnCommentPage comment={loaderData.comment} forms={forms} />;
}
