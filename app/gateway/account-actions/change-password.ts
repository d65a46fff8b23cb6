import { sessionContext, sessionCookiesContext } from "../../context.ts";
import { toGenericMessagePath, toProfilePath } from "../../domain/account-notices.ts";
import { changePasswordForm, resetPasswordForm } from "../../domain/forms/account-forms.ts";
import { ssoChangePassword, ssoResetPassword } from "../sso-change-password.ts";
import { createFormAction, refuse, requireSessionUser } from "./account-action.ts";

export const changePassword = createFormAction(changePasswordForm, async (passwords, call) => {
  const user = await requireSessionUser(call);
  const { isDone, userErrorText } = await ssoChangePassword(call.context, user, passwords);
  return isDone ? { kind: "redirect", to: toProfilePath("password-changed") } : refuse(userErrorText);
});

/** With the key of a mail. It ends all sessions, this browser's as well. */
export const resetPassword = createFormAction(resetPasswordForm, async (passwords, { context, entries, url, returnTo }) => {
  const key = entries.key || url.searchParams.get("key") || "";
  const { isDone, userErrorText } = await ssoResetPassword(context, key, passwords);
  if (!isDone) return refuse(userErrorText);
  if (context.get(sessionCookiesContext) !== null) context.get(sessionContext).end();
  return { kind: "redirect", to: toGenericMessagePath("password-reset", returnTo) };
});
