/** What the forms of events do: enter one, change it, show it to readers, take it from them. */
import {
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { readKnown, refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { eventForm } from "#app/domain/event/event-form.ts";
import { findRepeatErrors, toFurtherTimes } from "#app/domain/event/event-repeat.ts";
import { type EventDone, type EventState, toEventDonePath } from "#app/domain/event/newsroom-event-paths.ts";
import { createEvent, setEvent, setEventState } from "#app/gateway/newsroom/event-calls.ts";
import type { StaffAnswer } from "#app/gateway/newsroom/staff-calls.ts";

export const newEventActions: FormActions = {
  [eventForm.name]: createFormAction(
    eventForm,
    async (event, { context, url, entries }) => {
      const further = toFurtherTimes(entries);
      const variables = { key: await toFormKey({ event, further }), event, further };
      const answer = await createEvent(context.get(backendContext), variables);
      return toResult(answer, url, further.length === 0 ? "eingetragen" : "alle-eingetragen");
    },
    { toValues: ({ intent: _, ...entries }) => entries, findMore: ({ entries }) => findRepeatErrors(entries) },
  ),
};

/** Of the event of this number. */
export function toEventActions(id: number): FormActions {
  const toState = (intent: string, state: EventState, done: EventDone) =>
    createButtonAction(intent, async (call) => {
      const answer = await setEventState(call.context.get(backendContext), { id, state, known: readKnown(call) });
      return answer.kind === "done" ? { kind: "redirect", to: toEventDonePath(id, done) } : refuseSeen(answer, call.url);
    });
  return {
    [eventForm.name]: createFormAction(eventForm, async (event, call) => {
      const answer = await setEvent(call.context.get(backendContext), { id, event, known: readKnown(call) });
      return toResult(answer, call.url, "gespeichert");
    }),
    show: toState("show", "SHOWN", "freigegeben"),
    withdraw: toState("withdraw", "WITHDRAWN", "zurueckgezogen"),
  };
}

function toResult(answer: StaffAnswer<number | null>, url: URL, done: EventDone): FormResult {
  if (answer.kind !== "done") return refuseSeen(answer, url);
  if (answer.result === null) return refuseFields({ picture: "Dieses Bild gibt es nicht." });
  return { kind: "redirect", to: toEventDonePath(answer.result, done) };
}
