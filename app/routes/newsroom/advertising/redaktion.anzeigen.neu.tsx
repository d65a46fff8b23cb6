import { newCampaignActions } from "#app/actions/newsroom/services/campaign-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewCampaignPage } from "#app/features/newsroom/advertising/campaign-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomForEventDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.anzeigen.neu.ts";

/** The form of a new campaign. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomForEventDocument, {})), "ADVERTISING", url);
  return { rights };
}

export const action = toRouteAction(newCampaignActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Neue Kampagne");

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  return <NewCampaignPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
