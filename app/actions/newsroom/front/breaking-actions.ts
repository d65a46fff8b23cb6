/** What the forms of the breaking line do: set it, change it, end it. */
import {
  createButtonAction,
  createFormAction,
  type FormActions,
  type RefusedForm,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { breakingForm, decideBreakingEnd } from "#app/domain/newsroom/breaking-form.ts";
import { parseBreakingLink } from "#app/domain/newsroom/breaking-link.ts";
import { BREAKING_PATH, parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { changeBreakingLine, endBreakingLine, setBreakingLine } from "#app/gateway/newsroom/breaking-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

const set = createFormAction(breakingForm, async (draft, { context, url }) => {
  const { publicOrigin } = context.get(environmentContext);
  const link = parseBreakingLink(draft.link, [url.origin, ...(publicOrigin === null ? [] : [publicOrigin])]);
  const end = decideBreakingEnd(draft, new Date());
  if ("error" in link || "errors" in end)
    return refuseFields({ ...("error" in link ? { link: link.error } : {}), ...("errors" in end ? end.errors : {}) });
  const backend = context.get(backendContext);
  const line = { text: draft.text, link: link.link, ends: end.ends, ...(draft.push ? { push: true } : {}) };
  const { known, again } = draft;
  const answer =
    known === null || again
      ? await setBreakingLine(backend, { line, known })
      : await changeBreakingLine(backend, { line, known });
  return answer.kind === "done" ? { kind: "redirect", to: BREAKING_PATH } : refuse(answer, url);
});

const end = createButtonAction("end", async ({ context, url, entries }) => {
  const known = parsePostId(entries.known);
  if (known === null) throw unknownIntent();
  const answer = await endBreakingLine(context.get(backendContext), { known });
  return answer.kind === "done" ? { kind: "redirect", to: BREAKING_PATH } : refuse(answer, url);
});

export const breakingActions: FormActions = { [breakingForm.name]: set, end };

function refuse(answer: StaffRefusal, url: URL): RefusedForm {
  if (answer.kind === "not found")
    return refuseFields({ link: "Diesen Beitrag gibt es nicht, oder er ist noch nicht erschienen." });
  if (answer.kind !== "conflict") return refuseStaff(answer, url);
  const message =
    "Jemand hat die Eilmeldung inzwischen gesetzt, geändert oder beendet. So steht es jetzt; was du geschrieben hast, ist noch im Formular und gilt, wenn du es noch einmal sendest.";
  return { kind: "refused", status: 409, message };
}
