import { newMountainActions } from "#app/actions/newsroom/services/mountain-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parseMountainKind } from "#app/domain/mountain/mountain-paths.ts";
import { NewMountainPage } from "#app/features/newsroom/mountains/newsroom-mountain-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomForEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.berge.neu.ts";

/** The form of a new pass, or of a webcam (`art=webcam`). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomForEventDocument, {})), "PUBLISH", url);
  return { kind: parseMountainKind(url.searchParams), rights };
}

export const action = toRouteAction(newMountainActions, { wrong: 422 });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  toNewsroomMeta(loaderData?.kind === "webcam" ? "Neue Webcam" : "Neuer Pass");

export default function NewMountain({ loaderData, actionData }: Route.ComponentProps) {
  return <NewMountainPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
