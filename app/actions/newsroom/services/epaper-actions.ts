/** What the buttons of an issue do: show it to readers, take it from them, delete it. */
import { createButtonAction, type FormActions, type RefusedForm } from "#app/actions/form-action.ts";
import { readKnown, refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { backendContext } from "#app/context.ts";
import { type EpaperDone, NEWSROOM_EPAPER_PATH, toNewsroomIssuePath, withDone } from "#app/domain/epaper/epaper-paths.ts";
import { deleteEpaperIssue, setEpaperShown } from "#app/gateway/newsroom/epaper-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

const CHANGED = "Das hat inzwischen jemand geändert. So steht es jetzt da; wenn du es noch willst, tu es noch einmal.";

/** Of the issue of this number. */
export function toIssueActions(id: number): FormActions {
  const toShown = (intent: string, isShown: boolean, done: EpaperDone) =>
    createButtonAction(intent, async (call) => {
      const known = readKnown(call);
      const answer = await setEpaperShown(call.context.get(backendContext), { id, known, is_shown: isShown });
      if (answer.kind !== "done") return refuse(answer, call.url);
      return { kind: "redirect", to: withDone(toNewsroomIssuePath(id), done) };
    });
  return {
    show: toShown("show", true, "gezeigt"),
    withdraw: toShown("withdraw", false, "zurueckgezogen"),
    delete: createButtonAction("delete", async (call) => {
      const answer = await deleteEpaperIssue(call.context.get(backendContext), { id, known: readKnown(call) });
      if (answer.kind !== "done") return refuse(answer, call.url);
      return { kind: "redirect", to: withDone(NEWSROOM_EPAPER_PATH, "geloescht") };
    }),
  };
}

const refuse = (answer: StaffRefusal, url: URL): RefusedForm => refuseSeen(answer, url, CHANGED);
