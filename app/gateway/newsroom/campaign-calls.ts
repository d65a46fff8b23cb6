/** How staff enter, change, pause and end campaigns. */
import {
  createCampaignDocument,
  endCampaignDocument,
  pauseCampaignDocument,
  setCampaignDocument,
} from "#graphql/generated/operations.ts";
import { defineCall } from "./staff-calls.ts";

/** Its number, or what is wrong with it, as for `setCampaign`. */
export const createCampaign = defineCall(createCampaignDocument, (data) => data.createCampaign);
export const setCampaign = defineCall(setCampaignDocument, (data) => data.setCampaign);
export const pauseCampaign = defineCall(pauseCampaignDocument, (data) => data.pauseCampaign);
export const endCampaign = defineCall(endCampaignDocument, (data) => data.endCampaign);
