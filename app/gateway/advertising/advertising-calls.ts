/** How a reader follows advertising: the back end knows where it leads, and counts. */
import { createCalls } from "#app/gateway/graphql/create-calls.ts";
import { followAdCampaignDocument } from "#graphql/generated/operations.ts";

const defineCall = createCalls<never>("advertising", {});

/** The https address; null where there is no such campaign. */
export const followAdCampaign = defineCall(followAdCampaignDocument, (data) => data.followAdCampaign);
