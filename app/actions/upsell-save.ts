import { sessionContext } from "#app/context.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { upsellSaveForm, upsellSavePrintForm } from "#app/domain/forms/account/upsell-forms.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { findPostId, type NewAccount } from "#app/domain/subscription/upsell.ts";
import { parseCampaign, toConfirmQuery } from "#app/domain/subscription/upsell-query.ts";
import * as calls from "#app/gateway/sso/calls/save-offer.ts";
import { transportOf } from "./account-action.ts";
import { type ActionCall, createFormAction, type FormResult } from "./form-action.ts";
import { tryToBegin } from "./sign-in/begin-session.ts";

/** Accepts the offer for the account that it was made to. */
export const saveOffer = createFormAction(upsellSaveForm, (_, call) => save(call, null));

/** Accepts the offer with an account of its own. */
export const saveOfferWithNewAccount = createFormAction(upsellSavePrintForm, ({ email, password, marketingAccepted }, call) =>
  save(call, { email, password, marketingAccepted: marketingAccepted === TICKED }),
);

async function save(call: ActionCall, account: NewAccount | null): Promise<FormResult> {
  const { entries, returnTo, context } = call;
  const offer = { token: entries.key ?? "", campno: parseCampaign(entries.campno), postId: findPostId(returnTo) };
  const { outcome, session } = await calls.saveOffer(transportOf(call), offer, account);
  if (outcome.kind === "refused") return outcome;
  // The offer is accepted all the same where the session does not begin.
  const hasBegun = session !== null && (await tryToBegin(call, session));
  // What the portal remembers of the reader knows nothing of the new access.
  if (outcome.kind === "saved" && !hasBegun) context.get(sessionContext).renew();
  return { kind: "redirect", to: toDialogPath("UpsellSaveConfirm", returnTo, toConfirmQuery(outcome.kind)) };
}
