import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createFormAction } from "#app/actions/form-action.ts";
import { meterStoreContext, sessionContext } from "#app/context.ts";
import { deleteAccountForm } from "#app/domain/forms/account/account-forms.ts";
import { toGenericMessagePath } from "#app/domain/forms/account/account-notices.ts";
import * as calls from "#app/gateway/sso/calls/delete-account.ts";

export const deleteAccount = createFormAction(deleteAccountForm, async ({ currentPassword }, call) => {
  const user = await requireSessionUser(call);
  const outcome = await calls.deleteAccount(transportOf(call), user, currentPassword);
  if (outcome.kind === "refused") return outcome;
  await call.context.get(meterStoreContext)?.forgetReader(user.id);
  call.context.get(sessionContext).replace(null);
  return { kind: "redirect", to: toGenericMessagePath("account-deleted", null) };
});
