import { toDeskActions } from "#app/actions/newsroom/desk/desk-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { deskNotices } from "#app/domain/newsroom/desk/desk-states.ts";
import { PostPage } from "#app/features/newsroom/desk/post/post-page.tsx";
import { toPostView } from "#app/features/newsroom/desk/post/post-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskPostDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.beitraege.$id.ts";

/** A post where it is written. `getan=` is what a form has just done. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDeskPostDocument, { id })), "WRITE", url);
  const { desk_post: post, desk_choices: choices, rights } = newsroom;
  if (post == null || choices == null) throw unknownInNewsroom(url);
  const notice = deskNotices[url.searchParams.get("getan") ?? ""] ?? null;
  return { view: toPostView(post, { choices, rights }), rights, notice };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toDeskActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => toNewsroomMeta(loaderData?.view.name ?? "Beitrag");

export default function DeskPost({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData === undefined ? null : { name: actionData.form, ...(actionData.state ?? emptyForm) };
  return <PostPage {...loaderData} form={form} />;
}
