/** What the forms of the upsell from print to digital do (rules 4). */
import { backendContext, environmentContext, sessionContext } from "#app/context.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { subscriberCardForm } from "#app/domain/forms/account/account-forms.ts";
import { upsellSaveForm, upsellSavePrintForm } from "#app/domain/forms/account/upsell-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { findPostId, type NewAccount, type UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { parseCampaign, toConfirmQuery, toOfferQuery } from "#app/domain/subscription/upsell-query.ts";
import { toClearedOffer, toOfferCookie } from "#app/gateway/session/offer-cookie.ts";
import * as cards from "#app/gateway/sso/calls/subscriptions/check-card.ts";
import * as offers from "#app/gateway/sso/calls/subscriptions/save-offer.ts";
import { refuse } from "#app/gateway/sso/refuse.ts";
import { lacksOffers, toUpsellOfferQuestion } from "#app/loaders/reader/read-upsell.ts";
import { transportOf } from "./account-action.ts";
import { type ActionCall, createFormAction, type FormActions, type FormResult } from "./form-action.ts";
import { tryToBegin } from "./sign-in/begin-session.ts";

/** Checks a print card: on to the offer, to what says that there is access already, or back with the reason. */
const checkCard = createFormAction(subscriberCardForm, async (card, call) => {
  const { returnTo, entries } = call;
  const campno = parseCampaign(entries.campno);
  const { outcome, session } = await cards.checkCard(transportOf(call), card, { campno, postId: findPostId(returnTo) });
  if (session !== null && !(await tryToBegin(call, session))) return refuse();
  switch (outcome.kind) {
    case "offered":
      return {
        kind: "redirect",
        to: toDialogPath("UpsellSave", returnTo, toOfferQuery({ token: outcome.token, campno })),
        headers: toHeaders(await keepOffer(call, outcome.offer)),
      };
    case "already-subscribed":
      return { kind: "redirect", to: toDialogPath("UpsellAlreadySubscribed", returnTo) };
    case "refused":
      return outcome;
  }
});

/** The next page asks the back end for the offer; where it cannot, the reader's browser brings it along. */
async function keepOffer({ context, url }: ActionCall, offer: UpsellOffer): Promise<string | null> {
  const question = toUpsellOfferQuestion(offer.token);
  if (question === null) return null;
  const [answer] = await context.get(backendContext).askTogether([question]);
  return lacksOffers(answer) ? toOfferCookie({ environment: context.get(environmentContext), url }, offer) : null;
}

function toHeaders(setCookie: string | null): Record<string, string> {
  return setCookie === null ? {} : { "set-cookie": setCookie };
}

/** Accepts the offer for the account that it was made to. */
const saveOffer = createFormAction(upsellSaveForm, (_, call) => save(call, null));

/** Accepts the offer with an account of its own. */
const saveOfferWithNewAccount = createFormAction(upsellSavePrintForm, ({ email, password, marketingAccepted }, call) =>
  save(call, { email, password, marketingAccepted: marketingAccepted === TICKED }),
);

async function save(call: ActionCall, account: NewAccount | null): Promise<FormResult> {
  const { entries, returnTo, context, url, cookieHeader } = call;
  const offer = { token: entries.key ?? "", campno: parseCampaign(entries.campno), postId: findPostId(returnTo) };
  const { outcome, session } = await offers.saveOffer(transportOf(call), offer, account);
  if (outcome.kind === "refused") return outcome;
  // The offer is accepted all the same where the session does not begin.
  const hasBegun = session !== null && (await tryToBegin(call, session));
  // What the portal remembers of the reader knows nothing of the new access.
  if (outcome.kind === "saved" && !hasBegun) context.get(sessionContext).renew();
  const cleared = await toClearedOffer({ environment: context.get(environmentContext), url }, cookieHeader);
  return {
    kind: "redirect",
    to: toDialogPath("UpsellSaveConfirm", returnTo, toConfirmQuery(outcome.kind)),
    headers: toHeaders(cleared),
  };
}

export const upsellActions: FormActions = {
  "upsell-entitlement": checkCard,
  "upsell-save": saveOffer,
  "upsell-save-print": saveOfferWithNewAccount,
};
