import { toEventActions } from "#app/actions/newsroom/services/event-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { toEventDoneText } from "#app/domain/event/newsroom-event-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewsroomEventPage } from "#app/features/newsroom/events/newsroom-event-page.tsx";
import { toNewsroomEventView } from "#app/features/newsroom/events/newsroom-events-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.termine.$id.ts";

/** One event as staff change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const { event, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomEventDocument, { id })), "PUBLISH", url);
  if (event === null) throw unknownInNewsroom(url);
  return { view: toNewsroomEventView(event), done: toEventDoneText(url.searchParams), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toEventActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title);

export default function Event({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomEventPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
