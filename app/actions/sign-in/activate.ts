import { toMailNotice, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, createFormAction } from "#app/actions/form-action.ts";
import { resendActivationForm } from "#app/domain/forms/account/account-forms.ts";
import { activate as activateAccount, resendActivation as askForMail } from "#app/gateway/sso/calls/activate.ts";

/** The page then leads on to where the reader came from. */
export const activate = createButtonAction("activate", async (call) => {
  const outcome = await activateAccount(transportOf(call), call.entries.key ?? "");
  return outcome.kind === "activated" ? { kind: "redirect", to: toActivatedPath(call.returnTo) } : outcome;
});

function toActivatedPath(returnTo: string | null): string {
  return `/zugang-aktivieren?${new URLSearchParams({ done: "activated", ...(returnTo === null ? {} : { returnTo }) })}`;
}

export const resendActivation = createFormAction(resendActivationForm, async ({ username }, call) => {
  const outcome = await askForMail(transportOf(call), username);
  return outcome.kind === "mail-sent" ? toMailNotice(outcome.message) : outcome;
});
