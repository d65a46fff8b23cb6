import { newEventActions } from "#app/actions/newsroom/services/event-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewEventPage } from "#app/features/newsroom/events/newsroom-event-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomForEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.termine.neu.ts";

/** The form of a new event. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomForEventDocument, {})), "PUBLISH", url);
  return { rights };
}

export const action = toRouteAction(newEventActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Neuer Termin");

export default function NewEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <NewEventPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
