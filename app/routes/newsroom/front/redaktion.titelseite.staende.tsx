import { frontStateActions } from "#app/actions/newsroom/front/front-state-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { DONE_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { FrontStatesPage } from "#app/features/newsroom/front/front-states-page.tsx";
import { toOpenState, toStates } from "#app/features/newsroom/front/states-view-model.ts";
import { requireFrontStates } from "#app/loaders/newsroom/require-front.ts";
import { requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.titelseite.staende.ts";

/** What was published of the front page, and one of these states whole. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = url.searchParams.get("nr");
  const id = text === null ? null : requireId(text, url);
  const { front, rights } = await requireFrontStates(context, url, id);
  return {
    states: toStates(front.states, front.latest),
    open: id === null ? null : toOpenState(front, id),
    latest: front.latest,
    isDone: url.searchParams.has(DONE_PARAMETER),
    rights,
  };
}

export const action = toRouteAction(frontStateActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Stände der Titelseite");

export default function FrontStates({ loaderData, actionData }: Route.ComponentProps) {
  return <FrontStatesPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
