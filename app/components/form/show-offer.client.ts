import type { DialogQuery } from "#app/domain/page/dialog.ts";
import type { UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { saysUnknownCall } from "#app/gateway/sso/transport.ts";
import { openDialog } from "#app/islands/open-dialog.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { GetUpsellOfferDocument } from "#graphql/generated/operations.ts";

/**
 * Shows an offer over the page of the card, where the back end has no call by which the offer's own page could show it again (rules
 * 7.1, decision 52). Whether it did.
 */
export async function showOffer({ offer, query }: { offer: UpsellOffer; query: DialogQuery }): Promise<boolean> {
  const { error } = await pageGraphql.query(GetUpsellOfferDocument, { token: offer.token ?? "" }, "network-only");
  if (error === null || !saysUnknownCall(error)) return false;
  await openDialog("UpsellSave", { query, offer });
  return true;
}
