/** What the forms do by which readers sign in and out, register, and get their account back (rules 2.4, 4). */
import { toMailNotice, transportOf } from "#app/actions/account-action.ts";
import { fetchHandoverCookies } from "#app/actions/fetch-handover-cookies.ts";
import { type ActionCall, createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { backendContext, sessionContext, sessionCookiesContext, sessionTokensContext } from "#app/context.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import {
  forgetPasswordForm,
  loginForm,
  registerForm,
  resendActivationForm,
  resetPasswordForm,
} from "#app/domain/forms/account/account-forms.ts";
import { decideRegisteredMessage, toGenericMessagePath } from "#app/domain/forms/account/account-notices.ts";
import * as passwords from "#app/gateway/sso/calls/change-password.ts";
import * as activation from "#app/gateway/sso/calls/session/activate.ts";
import * as forgotten from "#app/gateway/sso/calls/session/forget-password.ts";
import { logInByRest } from "#app/gateway/sso/calls/session/log-in.ts";
import { logOutByRest } from "#app/gateway/sso/calls/session/log-out.ts";
import * as registration from "#app/gateway/sso/calls/session/register.ts";
import { beginSession } from "./begin-session.ts";

const logIn = createFormAction(loginForm, async (credentials, call) => {
  const outcome = await logInByRest(transportOf(call), credentials);
  return outcome.kind === "signed-in" ? beginSession(call, outcome) : outcome;
});

const register = createFormAction(registerForm, async ({ email, password, marketingAccepted }, call) => {
  const isInCheckout = call.entries.checkout === TICKED;
  // The form was posted by a page of this site (refuse-foreign-posts.ts).
  if (isInCheckout) call.context.get(backendContext).vouchForCheckout();
  const account = { email, password, marketingAccepted: marketingAccepted === TICKED, isInCheckout, returnTo: call.returnTo };
  const outcome = await registration.register(transportOf(call), account);
  if (outcome.kind === "signed-in") return beginSession(call, outcome);
  if (outcome.kind === "refused") return outcome;
  return { kind: "redirect", to: toGenericMessagePath(decideRegisteredMessage(call.entries.next), call.returnTo) };
});

const forgetPassword = createFormAction(forgetPasswordForm, async ({ username }, call) => {
  const outcome = await forgotten.forgetPassword(transportOf(call), username);
  return outcome.kind === "mail-sent" ? toMailNotice(outcome.message) : outcome;
});

/** With the key of a mail. It ends all sessions, this browser's as well. */
const resetPassword = createFormAction(resetPasswordForm, async (chosen, call) => {
  const { context, entries, url, returnTo } = call;
  const key = entries.key || url.searchParams.get("key") || "";
  const outcome = await passwords.resetPassword(transportOf(call), key, chosen);
  if (outcome.kind === "refused") return outcome;
  if (context.get(sessionCookiesContext) !== null) context.get(sessionContext).replace(null);
  return { kind: "redirect", to: toGenericMessagePath("password-reset", returnTo) };
});

/** Signs out here in any case, also when the back end cannot be told (rules 4). */
const logOut = createButtonAction("logout", async (call) => {
  call.context.get(sessionContext).replace(null, await endInBackend(call));
  return { kind: "redirect", to: call.returnTo ?? "/" };
});

/** Set-Cookie headers with which the back end clears its cookies. Whatever is left of a session here is enough to end it there. */
async function endInBackend(call: ActionCall): Promise<readonly string[]> {
  const tokens = call.context.get(sessionTokensContext);
  const ended = await Promise.all(tokens.map((token) => logOutByRest(transportOf(call), token)));
  const cookie = ended.map((outcome) => outcome.cookie).find((markup) => markup !== null) ?? null;
  return cookie === null ? [] : fetchHandoverCookies(call.context, call.url, cookie);
}

/** The page then leads on to where the reader came from. */
const activate = createButtonAction("activate", async (call) => {
  const outcome = await activation.activate(transportOf(call), call.entries.key ?? "");
  return outcome.kind === "refused" ? outcome : { kind: "redirect", to: toActivatedPath(outcome.kind, call.returnTo) };
});

function toActivatedPath(done: "activated" | "already-active", returnTo: string | null): string {
  return `/zugang-aktivieren?${new URLSearchParams({ done, ...(returnTo === null ? {} : { returnTo }) })}`;
}

const resendActivation = createFormAction(resendActivationForm, async ({ username }, call) => {
  const outcome = await activation.resendActivation(transportOf(call), username);
  return outcome.kind === "mail-sent" ? toMailNotice(outcome.message) : outcome;
});

export const signInActions: FormActions = {
  login: logIn,
  register,
  "forget-password": forgetPassword,
  "reset-password": resetPassword,
  logout: logOut,
};

/** Of /zugang-aktivieren. */
export const activationActions: FormActions = { activate, "resend-activation": resendActivation };
