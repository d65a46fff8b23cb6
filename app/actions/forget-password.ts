import { forgetPasswordForm } from "#app/domain/forms/account-forms.ts";
import * as calls from "#app/gateway/sso/forget-password.ts";
import { createFormAction, toMailNotice, transportOf } from "./account-action.ts";

export const forgetPassword = createFormAction(forgetPasswordForm, async ({ username }, call) => {
  const outcome = await calls.forgetPassword(transportOf(call), username);
  return outcome.kind === "mail-sent" ? toMailNotice(outcome.message) : outcome;
});
