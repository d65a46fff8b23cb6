import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction } from "#app/actions/form-action.ts";
import { sessionContext } from "#app/context.ts";
import { mayChangeConsents, toConsentsValue } from "#app/domain/consent/pur-consents.ts";
import { toProfilePath } from "#app/domain/forms/account/account-notices.ts";
import { parseConsentForm, toConsentValues } from "#app/domain/forms/account/consent-form.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/session/user-status.ts";
import { updateAttribute } from "#app/gateway/sso/calls/update-attribute.ts";

/** Keeps a Pur reader's consent settings with the account (rules 3); others have none. */
export const keepConsents = createButtonAction(
  "consents",
  async (call) => {
    const user = await requireSessionUser(call);
    if (!mayChangeConsents(user)) return { kind: "redirect", to: "/profil" };
    const value = toConsentsValue(parseConsentForm(call.entries));
    const outcome = await updateAttribute(transportOf(call), user, { attribute: PURE_CONSENTS_ATTRIBUTE, value });
    if (outcome.kind === "refused") return outcome;
    call.context.get(sessionContext).renew();
    const isFromProfile = call.returnTo === null || call.returnTo === "/profil";
    return { kind: "redirect", to: isFromProfile ? toProfilePath("consents-saved") : (call.returnTo ?? "/profil") };
  },
  (entries) => toConsentValues(parseConsentForm(entries)),
);
