/** Hides a reader's comment, shows it again, or deletes it for good (decision 100). */
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { deleteComment, setCommentHidden } from "#app/gateway/newsroom/moderation-calls.ts";
import { refuseStaff } from "./staff-messages.ts";

type Edit = (backend: BackendClient, comment: { id: number }) => ReturnType<typeof deleteComment>;

export const commentActions: FormActions = {
  hide: createEdit("hide", (backend, { id }) => setCommentHidden(backend, { id, isHidden: true })),
  show: createEdit("show", (backend, { id }) => setCommentHidden(backend, { id, isHidden: false })),
  delete: createEdit("delete", deleteComment),
};

function createEdit(intent: string, edit: Edit) {
  return createButtonAction(intent, async ({ context, url, entries }) => {
    const id = parsePostId(entries.id);
    if (id === null) throw unknownIntent();
    const answer = await edit(context.get(backendContext), { id });
    if (answer.kind !== "done") return refuseStaff(answer, url);
    return { kind: "redirect", to: `${url.pathname}${url.search}#kommentar-${id}` };
  });
}
