/** The two calls of the upsell from print to digital (rules 4), and what they do in the browser. */

import { followUpsell } from "#app/browser/tracking/checkout/upsell-tracking.client.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { type EntitlementOutcome, findPostId, type NewAccount, type SaveOutcome } from "#app/domain/subscription/upsell.ts";
import { parseCampaign } from "#app/domain/subscription/upsell-query.ts";
import * as card from "#app/gateway/sso/calls/subscriptions/check-card.ts";
import * as offers from "#app/gateway/sso/calls/subscriptions/save-offer.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import { graphqlTransport } from "./graphql.client.ts";
import { enterSession, requireCookies } from "./session.client.ts";

type Entries = Readonly<Record<string, string>>;

/** Checks a print card. One with an account signs its owner in, even when the check fails. */
export async function checkCard(
  given: card.PrintCard,
  entries: Entries,
): Promise<(EntitlementOutcome & { campno: string | null }) | Refused> {
  const source = toSource(entries);
  const { outcome, session } = await card.checkCard(graphqlTransport, given, source);
  const isEntered = session === null || (await requireCookies(await enterSession(session)));
  const checked = isEntered ? outcome : refuse();
  followUpsell({ type: "checked", outcome: checked });
  return { ...checked, campno: source.campno };
}

/** Accepts an offer; `account` null when the access goes to an account that is there. */
export async function saveOffer(entries: Entries, account: NewAccount | null): Promise<SaveOutcome> {
  const offer = { token: entries.key ?? "", ...toSource(entries) };
  const { outcome, session } = await offers.saveOffer(graphqlTransport, offer, account);
  // The offer is accepted all the same where the session does not begin.
  if (session !== null) await requireCookies(await enterSession(session));
  followUpsell({ type: "saved", upsellType: account === null ? "digi" : "print", outcome });
  return outcome;
}

/** The post that the reader came from: by the way back that the form knows. */
function toSource({ campno, returnTo = "" }: Entries): card.UpsellSource {
  return { campno: parseCampaign(campno), postId: findPostId(parseReturnPath(returnTo)) };
}
