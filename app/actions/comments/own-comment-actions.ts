/** What a reader does with their own comments (decision 100). */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { complaintForm, editForm, publicNameForm } from "#app/domain/comment/comment-form.ts";
import { OWN_COMMENTS_PATH, toOwnCommentPath } from "#app/domain/comment/comment-paths.ts";
import * as calls from "#app/gateway/sso/calls/comments.ts";

/** Of the page of the comment `id`. */
export function createOwnCommentActions(id: number): FormActions {
  const back = { kind: "redirect", to: toOwnCommentPath(id) } as const;
  const edit = createFormAction(editForm, async ({ text }, call) => {
    const outcome = await calls.editComment(transportOf(call), await requireSessionUser(call), { id, text });
    return outcome.kind === "changed" ? back : outcome;
  });
  const complain = createFormAction(complaintForm, async ({ text }, call) => {
    const outcome = await calls.complainOfComment(transportOf(call), await requireSessionUser(call), { id, text });
    return outcome.kind === "changed" ? back : outcome;
  });
  const withdraw = createButtonAction("withdraw", async (call) => {
    const outcome = await calls.withdrawComment(transportOf(call), await requireSessionUser(call), { id });
    return outcome.kind === "changed" ? { kind: "redirect", to: `${OWN_COMMENTS_PATH}?done=zurueckgezogen` } : outcome;
  });
  return { [editForm.name]: edit, [complaintForm.name]: complain, withdraw };
}

export const publicNameActions: FormActions = {
  [publicNameForm.name]: createFormAction(publicNameForm, async ({ name }, call) => {
    const outcome = await calls.setPublicName(transportOf(call), await requireSessionUser(call), name);
    return outcome.kind === "changed" ? { kind: "redirect", to: `${OWN_COMMENTS_PATH}?done=name` } : outcome;
  }),
};
