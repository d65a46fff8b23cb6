import { sessionContext } from "#app/context.ts";
import { toGenericMessagePath } from "#app/domain/account-notices.ts";
import { deleteAccountForm } from "#app/domain/forms/account-forms.ts";
import * as calls from "#app/gateway/account-calls/delete-account.ts";
import { createFormAction, requireSessionUser, transportOf } from "./account-action.ts";

export const deleteAccount = createFormAction(deleteAccountForm, async ({ currentPassword }, call) => {
  const outcome = await calls.deleteAccount(transportOf(call), await requireSessionUser(call), currentPassword);
  if (outcome.kind === "refused") return outcome;
  call.context.get(sessionContext).end();
  return { kind: "redirect", to: toGenericMessagePath("account-deleted", null) };
});
