/** What the forms of passes and webcams do: enter one, change it, show it to readers, take it from them. */
import { createButtonAction, createFormAction, type FormActions, type FormResult } from "#app/actions/form-action.ts";
import { readKnown, refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { passForm, webcamForm } from "#app/domain/mountain/mountain-forms.ts";
import { type MountainDone, toMountainDonePath } from "#app/domain/mountain/mountain-paths.ts";
import * as calls from "#app/gateway/newsroom/mountain-calls.ts";
import type { StaffAnswer } from "#app/gateway/newsroom/staff-calls.ts";
import { MAX_MOUNTAINS } from "#shared/rules/mountain-rules.ts";

const FULL = `Mehr als ${MAX_MOUNTAINS} haben nicht Platz: Ändere eines der zurückgezogenen.`;

export const newMountainActions: FormActions = {
  [passForm.name]: createFormAction(passForm, async (pass, { context, url }) => {
    const answer = await calls.createPass(context.get(backendContext), { key: await toFormKey(pass), pass });
    return toResult(answer, url, "eingetragen");
  }),
  [webcamForm.name]: createFormAction(webcamForm, async (webcam, { context, url }) => {
    const answer = await calls.createWebcam(context.get(backendContext), { key: await toFormKey(webcam), webcam });
    return toResult(answer, url, "eingetragen");
  }),
};

/** Of the pass or webcam of this number. */
export function toMountainActions(id: number): FormActions {
  const toShown = (intent: string, shown: boolean, done: MountainDone) =>
    createButtonAction(intent, async (call) => {
      const answer = await calls.showMountain(call.context.get(backendContext), { id, shown, known: readKnown(call) });
      return answer.kind === "done" ? { kind: "redirect", to: toMountainDonePath(id, done) } : refuseSeen(answer, call.url);
    });
  return {
    [passForm.name]: createFormAction(passForm, async (pass, call) => {
      const answer = await calls.setPass(call.context.get(backendContext), { id, pass, known: readKnown(call) });
      return toResult(answer, call.url, "gespeichert");
    }),
    [webcamForm.name]: createFormAction(webcamForm, async (webcam, call) => {
      const answer = await calls.setWebcam(call.context.get(backendContext), { id, webcam, known: readKnown(call) });
      return toResult(answer, call.url, "gespeichert");
    }),
    show: toShown("show", true, "gezeigt"),
    withdraw: toShown("withdraw", false, "zurueckgezogen"),
  };
}

function toResult(answer: StaffAnswer<number | null>, url: URL, done: MountainDone): FormResult {
  if (answer.kind !== "done") return refuseSeen(answer, url);
  if (answer.result === null) return { kind: "refused", message: FULL };
  return { kind: "redirect", to: toMountainDonePath(answer.result, done) };
}
