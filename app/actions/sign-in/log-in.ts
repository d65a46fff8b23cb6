import { transportOf } from "#app/actions/account-action.ts";
import { createFormAction } from "#app/actions/form-action.ts";
import { loginForm } from "#app/domain/forms/account/account-forms.ts";
import { logInByRest } from "#app/gateway/sso/calls/log-in.ts";
import { beginSession } from "./begin-session.ts";

export const logIn = createFormAction(loginForm, async (credentials, call) => {
  const outcome = await logInByRest(transportOf(call), credentials);
  return outcome.kind === "signed-in" ? beginSession(call, outcome) : outcome;
});
