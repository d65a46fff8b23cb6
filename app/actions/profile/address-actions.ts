/** What the buttons of /profil/adresse do: they use the key of a mail. */
import { transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { toAddressPath } from "#app/domain/forms/account/address-path.ts";
import { confirmEmail, takeBackEmail } from "#app/gateway/sso/calls/change-address.ts";

const confirm = createButtonAction("confirm-email", async (call) => {
  const outcome = await confirmEmail(transportOf(call), call.entries.key ?? "");
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).renew();
  return { kind: "redirect", to: toAddressPath("confirmed") };
});

/** It ends all sessions, this browser's as well. */
const takeBack = createButtonAction("take-back-email", async (call) => {
  const outcome = await takeBackEmail(transportOf(call), call.entries.key ?? "");
  if (outcome.kind === "refused") return outcome;
  if (call.context.get(sessionCookiesContext) !== null) call.context.get(sessionContext).replace(null);
  return { kind: "redirect", to: toAddressPath("taken-back") };
});

export const addressActions: FormActions = { "confirm-email": confirm, "take-back-email": takeBack };
