/** What the forms at a death notice do: a candle is counted, and words are kept once, for the newsroom to read. */
import { createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { CANDLE_INTENT, condolenceForm } from "#app/domain/death-notice/condolence-form.ts";
import { toDonePath } from "#app/domain/death-notice/death-notice-paths.ts";
import { lightCandle, sendCondolence } from "#app/gateway/death-notice/death-notice-calls.ts";

export const condolenceLimits = { maxBytes: 20_000 };

const candleRefusals = {
  "too many": { status: 429, message: "Von hier brennen gerade schon mehrere Kerzen. Bitte versuch es morgen noch einmal." },
  "not taken": { status: 409, message: "Hier kann keine Kerze mehr angezündet werden." },
  wrong: { status: 422, message: "Hier kann keine Kerze angezündet werden." },
  failed: {
    status: 503,
    message: "Das hat nicht geklappt, und es liegt an unserer Technik. Bitte versuch es gleich noch einmal.",
  },
};

const condolenceRefusals = {
  "too many": {
    status: 429,
    message:
      "Von hier kamen gerade mehrere Beileidsworte. Bitte versuch es in einer Stunde noch einmal; deine Worte stehen noch da.",
  },
  "not taken": { status: 409, message: "Hier werden keine Beileidsworte mehr angenommen. Deine Worte stehen noch da." },
  wrong: { status: 422, message: "So nehmen wir deine Worte nicht an. Bitte sieh die Felder noch einmal durch." },
  failed: {
    status: 503,
    message:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Deine Worte stehen noch da: Bitte sende sie gleich noch einmal.",
  },
};

/** At the notice of this number. */
export function toDeathNoticeActions(id: number): FormActions {
  return {
    [CANDLE_INTENT]: createButtonAction(CANDLE_INTENT, async ({ context }) => {
      const answer = await lightCandle(context.get(backendContext), { id });
      return answer.kind === "done"
        ? { kind: "redirect", to: toDonePath(id, "kerze") }
        : { kind: "refused", ...candleRefusals[answer.kind] };
    }),
    [condolenceForm.name]: createFormAction(condolenceForm, async (condolence, { context }) => {
      const variables = { id, key: await toFormKey({ id, condolence }), condolence };
      const answer = await sendCondolence(context.get(backendContext), variables);
      return answer.kind === "done"
        ? { kind: "redirect", to: toDonePath(id, "kondolenz") }
        : { kind: "refused", ...condolenceRefusals[answer.kind] };
    }),
  };
}
