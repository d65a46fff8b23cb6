import { toCampaignLines } from "#app/features/newsroom/advertising/campaign-view-model.ts";
import { answerCsv, toCsv } from "#app/features/newsroom/room/to-csv.ts";
import { answerFile } from "#app/loaders/answer-file.ts";
import { requireCampaign } from "#app/loaders/newsroom/require-campaign.ts";
import { requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.anzeigen.$id[.]csv.ts";

/** The numbers of a campaign as a file for spreadsheets. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const id = requireId(/\/(\d+)\.csv$/.exec(url.pathname)?.[1] ?? "", url);
    const { campaign } = await requireCampaign(context, id, url);
    return answerCsv(toCsv(toCampaignLines(campaign)), `kampagne-${campaign.id}`);
  });
}
