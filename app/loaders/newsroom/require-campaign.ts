import type { RouterContextProvider } from "react-router";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCampaignDocument } from "#graphql/generated/operations.ts";
import { admit, askNewsroom } from "./require-newsroom.ts";

/** One campaign with its numbers. Throws as `admit`, and the newsroom's 404 where there is none. */
export async function requireCampaign(context: Readonly<RouterContextProvider>, id: number, url: URL) {
  const newsroom = await askNewsroom(context, toQuestion(GetCampaignDocument, { id }));
  const { campaign, rights } = admit(newsroom, "ADVERTISING", url);
  if (campaign === null) throw unknownInNewsroom(url);
  return { campaign, rights };
}
