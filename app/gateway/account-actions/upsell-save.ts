import { UpsellSaveDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { toDialogPath } from "../../domain/dialog.ts";
import { TICKED } from "../../domain/forms/account-fields.ts";
import { upsellSaveForm, upsellSavePrintForm } from "../../domain/forms/upsell-forms.ts";
import { decideSave, findPostId, type NewAccount, parseCampaign, toConfirmQuery, toSaveInput } from "../../domain/upsell.ts";
import { runMutation } from "../run-mutation.ts";
import { type ActionCall, createFormAction, type FormResult, graphqlOf, refuse } from "./account-action.ts";

/** Accepts the offer for the account that it was made to. */
export const saveOffer = createFormAction(upsellSaveForm, (_, call) => save(call, null));

/** Accepts the offer with an account that a mail activates. */
export const saveOfferWithNewAccount = createFormAction(upsellSavePrintForm, ({ email, password, marketingAccepted }, call) =>
  save(call, { email, password, marketingAccepted: marketingAccepted === TICKED }),
);

async function save(call: ActionCall, account: NewAccount | null): Promise<FormResult> {
  const { entries, returnTo, context } = call;
  const offer = { token: entries.key ?? "", campno: parseCampaign(entries.campno), postId: findPostId(returnTo) };
  const answer = await runMutation(graphqlOf(call), UpsellSaveDocument, toSaveInput(offer, account));
  if (answer.kind === "failed") return refuse(null);
  const outcome = decideSave(answer.data.UpsellSave);
  if (outcome.kind === "refused") return refuse(outcome.message);
  // What the portal remembers of the reader knows nothing of the new access.
  if (outcome.kind === "saved") context.get(sessionContext).renew();
  return { kind: "redirect", to: toDialogPath("UpsellSaveConfirm", returnTo, toConfirmQuery(outcome.kind)) };
}
