import { deleteAccountDocument } from "../../../graphql/generated/operations.ts";
import { sessionContext } from "../../context.ts";
import { toGenericMessagePath } from "../../domain/account-notices.ts";
import { deleteAccountForm } from "../../domain/forms/account-forms.ts";
import { runMutation, toOutcome } from "../run-mutation.ts";
import { createFormAction, graphqlOf, refuse, requireSessionUser } from "./account-action.ts";

export const deleteAccount = createFormAction(deleteAccountForm, async ({ currentPassword }, call) => {
  const { h, t } = await requireSessionUser(call);
  const answer = await runMutation(graphqlOf(call), deleteAccountDocument, { h, t, password: currentPassword });
  const { isDone, message } = toOutcome(answer.kind === "answered" ? answer.data.deleteAccount : null);
  if (!isDone) return refuse(message);
  call.context.get(sessionContext).end();
  return { kind: "redirect", to: toGenericMessagePath("account-deleted", null) };
});
