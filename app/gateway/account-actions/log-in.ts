import { NOT_ACTIVATED, NOT_ACTIVATED_ERROR } from "../../domain/account-messages.ts";
import { loginForm, subscriberCardForm } from "../../domain/forms/account-forms.ts";
import { ssoLogin } from "../sso-login.ts";
import { type ActionCall, createFormAction, type FormResult, refuse } from "./account-action.ts";
import { beginSession } from "./begin-session.ts";

export const logIn = createFormAction(loginForm, (credentials, call) => signIn(call, credentials));

/** The last name acts as the password (spec 2.4). */
export const logInWithCard = createFormAction(subscriberCardForm, ({ subscriberNumber, lastName }, call) =>
  signIn(call, { username: subscriberNumber, password: lastName }),
);

async function signIn(call: ActionCall, credentials: { username: string; password: string }): Promise<FormResult> {
  const reply = await ssoLogin(call.context, credentials);
  if (reply.kind === "signed-in") return beginSession(call, reply.user, reply.cookie);
  return refuse(reply.error === NOT_ACTIVATED_ERROR ? NOT_ACTIVATED : reply.message);
}
