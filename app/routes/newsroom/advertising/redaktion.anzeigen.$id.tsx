import { toCampaignActions } from "#app/actions/newsroom/services/campaign-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { toCampaignDoneText } from "#app/domain/advertising/campaign-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { CampaignPage } from "#app/features/newsroom/advertising/campaign-page.tsx";
import { toCampaignView } from "#app/features/newsroom/advertising/campaign-view-model.ts";
import { requireCampaign } from "#app/loaders/newsroom/require-campaign.ts";
import { requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.anzeigen.$id.ts";

/** One campaign as staff change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { campaign, rights } = await requireCampaign(context, requireId(params.id, url), url);
  return { view: toCampaignView(campaign), done: toCampaignDoneText(url.searchParams), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toCampaignActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title);

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
