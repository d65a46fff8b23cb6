import { sessionContext } from "#app/context.ts";
import { deleteAccountForm } from "#app/domain/forms/account-forms.ts";
import { toGenericMessagePath } from "#app/domain/forms/account-notices.ts";
import * as calls from "#app/gateway/sso/delete-account.ts";
import { createFormAction, requireSessionUser, transportOf } from "./account-action.ts";

export const deleteAccount = createFormAction(deleteAccountForm, async ({ currentPassword }, call) => {
  const outcome = await calls.deleteAccount(transportOf(call), await requireSessionUser(call), currentPassword);
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).end();
  return { kind: "redirect", to: toGenericMessagePath("account-deleted", null) };
});
