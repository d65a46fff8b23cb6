import { UpsellEntitlementDocument } from "../../../graphql/generated/operations.ts";
import { toDialogPath } from "../../domain/dialog.ts";
import { subscriberCardForm } from "../../domain/forms/account-forms.ts";
import { parseSessionUser } from "../../domain/session-user.ts";
import { decideEntitlement, findPostId, parseCampaign, toOfferQuery } from "../../domain/upsell.ts";
import { runMutation } from "../run-mutation.ts";
import { type ActionCall, createFormAction, type FormResult, graphqlOf, refuse } from "./account-action.ts";
import { beginSession } from "./begin-session.ts";

/**
 * Checks a print card (spec 4, upsell): on to the offer, to what says that there is access already, or back with the
 * reason. A card with an account signs its owner in, whatever comes of the check.
 */
export const checkCard = createFormAction(subscriberCardForm, async ({ subscriberNumber, lastName }, call) => {
  const { returnTo, entries } = call;
  const campno = parseCampaign(entries.campno);
  const answer = await runMutation(graphqlOf(call), UpsellEntitlementDocument, {
    username: subscriberNumber,
    pw: lastName,
    campno,
    postId: findPostId(returnTo),
  });
  if (answer.kind === "failed") return refuse(null);
  const reply = answer.data.UpsellEntitlement;
  const failed = await beginCardSession(call, reply.sso);
  if (failed !== null) return failed;
  const outcome = decideEntitlement(reply);
  switch (outcome.kind) {
    case "offered":
      return { kind: "redirect", to: toDialogPath("UpsellSave", returnTo, toOfferQuery({ token: outcome.token, campno })) };
    case "already-subscribed":
      return { kind: "redirect", to: toDialogPath("UpsellAlreadySubscribed", returnTo) };
    case "refused":
      return refuse(outcome.message);
  }
});

/** Null unless a session was to begin and did not. Who was signed in already brings no cookie along. */
async function beginCardSession(call: ActionCall, sso: { cookie: string | null }): Promise<FormResult | null> {
  const user = parseSessionUser(sso);
  if (user === null || !sso.cookie) return null;
  const begun = await beginSession(call, user, sso.cookie);
  return begun.kind === "refused" ? begun : null;
}
