/** What the form does that ends a contract (decision 107): it is kept once, and the answer shows all that was declared. */
import { createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { type CancellationFields, cancellationForm } from "#app/domain/contract/cancellation-form.ts";
import { sendCancellation } from "#app/gateway/contract/send-cancellation.ts";

export const cancellationLimits = { maxBytes: 20_000 };

type Kept = { number: number; received: string; values: CancellationFields };

const refusals = {
  "too many": {
    status: 429,
    message:
      "Von hier oder für diese Adresse kamen gerade mehrere Erklärungen. Bitte versuche es in einer Stunde noch einmal, oder schreib uns eine E-Mail.",
  },
  failed: {
    status: 503,
    message:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Deine Angaben stehen noch da: Bitte sende sie gleich noch einmal.",
  },
};

export const cancellationActions: FormActions<Kept> = {
  [cancellationForm.name]: createFormAction<CancellationFields, Kept>(cancellationForm, async (values, { context }) => {
    const answer = await sendCancellation(context.get(backendContext), await toFormKey(values), values);
    if (answer.kind !== "kept") return { kind: "refused", ...refusals[answer.kind] };
    return { kind: "done", result: { number: answer.number, received: answer.received, values } };
  }),
};
