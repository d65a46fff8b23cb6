import { toMailNotice, transportOf } from "#app/actions/account-action.ts";
import { createFormAction } from "#app/actions/form-action.ts";
import { forgetPasswordForm } from "#app/domain/forms/account/account-forms.ts";
import * as calls from "#app/gateway/sso/calls/forget-password.ts";

export const forgetPassword = createFormAction(forgetPasswordForm, async ({ username }, call) => {
  const outcome = await calls.forgetPassword(transportOf(call), username);
  return outcome.kind === "mail-sent" ? toMailNotice(outcome.message) : outcome;
});
