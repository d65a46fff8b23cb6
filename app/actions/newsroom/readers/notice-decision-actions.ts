/** The newsroom decides about a notice (Digital Services Act, Art. 16). */
import { createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { backendContext } from "#app/context.ts";
import { noticeDecisionForm } from "#app/domain/notice/notice-form.ts";
import { toNewsroomNoticePath } from "#app/domain/notice/notice-paths.ts";
import { decideNotice } from "#app/gateway/notice/notice-calls.ts";

const CONFLICT = "Das geht so nicht: Jemand hat schon entschieden, oder der Kommentar ist noch zu lesen. So steht es jetzt.";

export function toNoticeDecisionActions(id: number): FormActions {
  const decide = createFormAction(noticeDecisionForm, async (decision, { context, url }) => {
    const answer = await decideNotice(context.get(backendContext), { id, ...decision });
    if (answer.kind === "conflict") return { kind: "refused", status: 409, message: CONFLICT };
    return answer.kind === "done" ? { kind: "redirect", to: toNewsroomNoticePath(id) } : refuseStaff(answer, url);
  });
  return { [noticeDecisionForm.name]: decide };
}
