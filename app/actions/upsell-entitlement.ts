import { subscriberCardForm } from "#app/domain/forms/account/account-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { findPostId } from "#app/domain/subscription/upsell.ts";
import { parseCampaign, toOfferQuery } from "#app/domain/subscription/upsell-query.ts";
import * as calls from "#app/gateway/sso/calls/check-card.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { transportOf } from "./account-action.ts";
import { createFormAction } from "./form-action.ts";
import { tryToBegin } from "./sign-in/begin-session.ts";

/** Checks a print card (rules 4, upsell): on to the offer, to what says that there is access already, or back with the reason. */
export const checkCard = createFormAction(subscriberCardForm, async (card, call) => {
  const { returnTo, entries } = call;
  const campno = parseCampaign(entries.campno);
  const { outcome, session } = await calls.checkCard(transportOf(call), card, { campno, postId: findPostId(returnTo) });
  if (session !== null && !(await tryToBegin(call, session))) return refuse();
  switch (outcome.kind) {
    case "offered":
      return { kind: "redirect", to: toDialogPath("UpsellSave", returnTo, toOfferQuery({ token: outcome.token, campno })) };
    case "already-subscribed":
      return { kind: "redirect", to: toDialogPath("UpsellAlreadySubscribed", returnTo) };
    case "refused":
      return outcome;
  }
});
