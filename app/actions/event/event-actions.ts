/** What the form by which readers send an event does: it is kept once, for the newsroom. */
import { createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { EVENT_SENT_PATH } from "#app/domain/event/event-paths.ts";
import { findSenderErrors, sentEventForm, toSender } from "#app/domain/event/sent-event-form.ts";
import { sendEvent } from "#app/gateway/event/event-calls.ts";

export const sentEventLimits = { maxBytes: 20_000 };

const refusals = {
  wrong: { status: 422, message: "So nehmen wir den Termin nicht an. Liegt er schon zurück, oder über zwei Jahre voraus?" },
  "too many": { status: 429, message: "Von hier kamen gerade mehrere Termine. Bitte versuche es in einer Stunde noch einmal." },
  failed: {
    status: 503,
    message:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Deine Angaben stehen noch da: Bitte sende sie gleich noch einmal.",
  },
};

const send = createFormAction(
  sentEventForm,
  async (draft, { context, entries }) => {
    const event = { ...draft, picture: null, is_cancelled: false };
    const sender = toSender(entries);
    const variables = { key: await toFormKey({ event, sender }), event, sender: { ...sender, website: "" } };
    const answer = await sendEvent(context.get(backendContext), variables);
    return answer.kind === "done" ? { kind: "redirect", to: EVENT_SENT_PATH } : { kind: "refused", ...refusals[answer.kind] };
  },
  { toValues: ({ intent: _, ...entries }) => entries, findMore: ({ entries }) => findSenderErrors(entries) },
);

export const sentEventActions: FormActions = { [sentEventForm.name]: send };
