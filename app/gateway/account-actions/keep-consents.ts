import { updateUserAttributeDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { toProfilePath } from "../../domain/account-notices.ts";
import { parseConsentForm, toConsentValues } from "../../domain/forms/consent-form.ts";
import { mayChangeConsents, toConsentsValue } from "../../domain/pur-consents.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "../../domain/user-status.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createButtonAction, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

/** Keeps a Pur reader's consent settings with the account (spec 3); others have none. The reply's error text is for programs. */
export const keepConsents = createButtonAction(
  "consents",
  async (call) => {
    const user = await requireSessionUser(call);
    if (!mayChangeConsents(user)) return { kind: "redirect", to: "/profil" };
    const answer = await runMutation(graphqlOf(call), updateUserAttributeDocument, {
      hash: user.h,
      token: user.t,
      attribute: PURE_CONSENTS_ATTRIBUTE,
      value: toConsentsValue(parseConsentForm(call.entries)),
    });
    if (!toOutcome(answer.kind === "answered" ? answer.data.updateUserAttribute : null).isDone) return refuse(null);
    call.context.get(sessionContext).renew();
    const isFromProfile = call.returnTo === null || call.returnTo === "/profil";
    return { kind: "redirect", to: isFromProfile ? toProfilePath("consents-saved") : (call.returnTo ?? "/profil") };
  },
  (entries) => toConsentValues(parseConsentForm(entries)),
);
