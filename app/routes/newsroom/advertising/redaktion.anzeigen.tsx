import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parseCampaignState } from "#app/domain/advertising/campaign-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { CampaignsPage } from "#app/features/newsroom/advertising/campaigns-page.tsx";
import { toCampaignsView } from "#app/features/newsroom/advertising/campaigns-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCampaignsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.anzeigen.ts";

/** Campaigns: `stand=` says which, `nach=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseCampaignState(url.searchParams.get("stand"));
  const question = toQuestion(GetCampaignsDocument, { state, after: parsePostId(url.searchParams.get("nach")) });
  const { campaigns, rights } = admit(await askNewsroom(context, question), "ADVERTISING", url);
  if (campaigns === null) throw unknownRoute(url);
  return { view: toCampaignsView(campaigns, state), rights };
}

export const meta = () => toNewsroomMeta("Anzeigen");

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsPage {...loaderData} />;
}
