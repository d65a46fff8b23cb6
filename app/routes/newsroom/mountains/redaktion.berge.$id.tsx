import { toMountainActions } from "#app/actions/newsroom/services/mountain-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { toMountainDoneText } from "#app/domain/mountain/mountain-paths.ts";
import { NewsroomMountainPage } from "#app/features/newsroom/mountains/newsroom-mountain-page.tsx";
import { toNewsroomMountainView } from "#app/features/newsroom/mountains/newsroom-mountains-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomMountainDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.berge.$id.ts";

/** One pass or webcam as staff change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const question = toQuestion(GetNewsroomMountainDocument, { id });
  const { mountain, rights } = admit(await askNewsroom(context, question), "PUBLISH", url);
  if (mountain === null) throw unknownInNewsroom(url);
  return { view: toNewsroomMountainView(mountain), done: toMountainDoneText(url.searchParams), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toMountainActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title);

export default function Mountain({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomMountainPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
