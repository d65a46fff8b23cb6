import { updateUserAttributeDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { toProfilePath } from "../../domain/account-notices.ts";
import { parseConsentForm, toConsentValues } from "../../domain/forms/consent-form.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "../../domain/user-status.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createButtonAction, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

/** Keeps the consent settings with the reader's account (spec 3). The reply's error text is for programs. */
export const keepConsents = createButtonAction(
  "consents",
  async (call) => {
    const { h, t } = await requireSessionUser(call);
    const answer = await runMutation(graphqlOf(call), updateUserAttributeDocument, {
      hash: h,
      token: t,
      attribute: PURE_CONSENTS_ATTRIBUTE,
      value: JSON.stringify(parseConsentForm(call.entries)),
    });
    if (!toOutcome(answer.kind === "answered" ? answer.data.updateUserAttribute : null).isDone) return refuse(null);
    call.context.get(sessionContext).renew();
    const isFromProfile = call.returnTo === null || call.returnTo === "/profil";
    return { kind: "redirect", to: isFromProfile ? toProfilePath("consents-saved") : (call.returnTo ?? "/profil") };
  },
  (entries) => toConsentValues(parseConsentForm(entries)),
);
