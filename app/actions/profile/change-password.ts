import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createFormAction } from "#app/actions/form-action.ts";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import { changePasswordForm, resetPasswordForm } from "#app/domain/forms/account/account-forms.ts";
import { toGenericMessagePath, toProfilePath } from "#app/domain/forms/account/account-notices.ts";
import * as calls from "#app/gateway/sso/calls/change-password.ts";

export const changePassword = createFormAction(changePasswordForm, async (passwords, call) => {
  const outcome = await calls.changePassword(transportOf(call), await requireSessionUser(call), passwords);
  return outcome.kind === "changed" ? { kind: "redirect", to: toProfilePath("password-changed") } : outcome;
});

/** With the key of a mail. It ends all sessions, this browser's as well. */
export const resetPassword = createFormAction(resetPasswordForm, async (passwords, call) => {
  const { context, entries, url, returnTo } = call;
  const key = entries.key || url.searchParams.get("key") || "";
  const outcome = await calls.resetPassword(transportOf(call), key, passwords);
  if (outcome.kind === "refused") return outcome;
  if (context.get(sessionCookiesContext) !== null) context.get(sessionContext).replace(null);
  return { kind: "redirect", to: toGenericMessagePath("password-reset", returnTo) };
});
