/** The two calls of the upsell from print to digital (spec 7.1), from the browser. */
import { UpsellEntitlementDocument, UpsellSaveDocument } from "../../../graphql/generated/operations.ts";
import { TECHNICAL_ERROR } from "../../domain/account-messages.ts";
import { parseReturnPath } from "../../domain/return-path.ts";
import {
  decideEntitlement,
  decideSave,
  type EntitlementOutcome,
  findPostId,
  type NewAccount,
  parseCampaign,
  type SaveOutcome,
  toSaveInput,
} from "../../domain/upsell.ts";
import { mutate } from "./graphql.client.ts";
import { enterSession, requireCookies } from "./session.client.ts";
import { followUpsell } from "./upsell-tracking.client.ts";

type Entries = Readonly<Record<string, string>>;
export type CheckedCard = EntitlementOutcome & { campno: string | null };

/** Checks a print card. One with an account signs its owner in, whatever comes of the check. Throws a CallFailure without a usable reply. */
export async function checkCard(
  { subscriberNumber, lastName }: { subscriberNumber: string; lastName: string },
  entries: Entries,
): Promise<CheckedCard> {
  followUpsell({ type: "card-sent" });
  const campno = parseCampaign(entries.campno);
  return withFailure(async () => {
    const variables = { username: subscriberNumber, pw: lastName, campno, postId: findPost(entries) };
    const { UpsellEntitlement: reply } = await mutate(UpsellEntitlementDocument, variables);
    // Who was signed in already brings no cookie along, and stays as they are.
    if (reply.sso.user !== null && reply.sso.cookie) await requireCookies(await enterSession(reply.sso));
    const outcome = decideEntitlement(reply);
    followUpsell({ type: "checked", outcome });
    return { ...outcome, campno };
  });
}

/** Accepts an offer; `account` null when the access goes to an account that is there. Throws as above. */
export async function saveOffer(entries: Entries, account: NewAccount | null): Promise<SaveOutcome> {
  followUpsell({ type: "accepted" });
  const offer = { token: entries.key ?? "", campno: parseCampaign(entries.campno), postId: findPost(entries) };
  return withFailure(async () => {
    const { UpsellSave: reply } = await mutate(UpsellSaveDocument, toSaveInput(offer, account));
    const outcome = decideSave(reply);
    followUpsell({ type: "saved", outcome });
    return outcome;
  });
}

async function withFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    followUpsell({ type: "broke", message: TECHNICAL_ERROR });
    throw error;
  }
}

/** The post that the reader came from: by the way back that the form knows. */
function findPost({ returnTo = "" }: Entries): number | null {
  return findPostId(parseReturnPath(returnTo));
}
