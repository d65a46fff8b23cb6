import { NOT_ACTIVATED, NOT_ACTIVATED_ERROR } from "../../domain/account-messages.ts";
import { loginForm } from "../../domain/forms/account-forms.ts";
import { ssoLogin } from "../sso-login.ts";
import { createFormAction, refuse } from "./account-action.ts";
import { beginSession } from "./begin-session.ts";

/** With user name or address and password; the number of a print card and the last name on it do as well. */
export const logIn = createFormAction(loginForm, async (credentials, call) => {
  const reply = await ssoLogin(call.context, credentials);
  if (reply.kind === "signed-in") return beginSession(call, reply.user, reply.cookie);
  return refuse(reply.error === NOT_ACTIVATED_ERROR ? NOT_ACTIVATED : reply.message);
});
