/** What the forms about takedowns do (decision 101). Each wants a second factor of the last ten minutes. */
import { createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { parsePostId, toTakedownPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { takedownForm } from "#app/domain/newsroom/takedown-form.ts";
import { liftTakedown, takeDownPost } from "#app/gateway/newsroom/moderation-calls.ts";
import { refuseStaff } from "./staff-messages.ts";

const take = createFormAction(takedownForm, async ({ reason }, { context, url, entries }) => {
  const postId = parsePostId(entries.id);
  if (postId === null) throw unknownIntent();
  const answer = await takeDownPost(context.get(backendContext), { id: postId, reason });
  return answer.kind === "done" ? { kind: "redirect", to: toTakedownPath(postId) } : refuseStaff(answer, url);
});

export const takedownActions: FormActions = { [takedownForm.name]: take };

export function toLiftActions(postId: number): FormActions {
  const lift = createButtonAction("lift", async ({ context, url }) => {
    const answer = await liftTakedown(context.get(backendContext), { id: postId });
    return answer.kind === "done" ? { kind: "redirect", to: toTakedownPath(postId) } : refuseStaff(answer, url);
  });
  return { lift };
}
