/** What the forms of a tip's status page do (decision 84). The code comes in a body: addresses are kept by many. */
import { createButtonAction, type FormActions, type RefusedForm } from "#app/actions/form-action.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { findTip, type TipAnswer, type WireReceipt, withdrawTip } from "#app/gateway/tip/tip-calls.ts";

export type TipStatus = { kind: "found"; receipt: WireReceipt } | { kind: "withdrawn" };

const MAX_CODE_LENGTH = 60;

export const tipStatusActions: FormActions<TipStatus> = {
  look: createButtonAction<TipStatus>(
    "look",
    async ({ context, entries }) => {
      const found = await findTip(context.get(backendContext), { code: readCode(entries) });
      if (found.kind !== "done" || found.result === null) return refuse(found.kind);
      return { kind: "done", result: { kind: "found", receipt: found.result } };
    },
    toValues,
  ),
  withdraw: createButtonAction<TipStatus>(
    "withdraw",
    async ({ context, entries }) => {
      const withdrawn = await withdrawTip(context.get(backendContext), { code: readCode(entries) });
      if (withdrawn.kind !== "done" || !withdrawn.result) return refuse(withdrawn.kind);
      return { kind: "done", result: { kind: "withdrawn" } };
    },
    toValues,
  ),
};

function readCode({ code = "" }: Entries): string {
  return code.trim().slice(0, MAX_CODE_LENGTH);
}

function toValues(entries: Entries): Entries {
  return { code: readCode(entries) };
}

/** `done`: there is no such tip. */
function refuse(kind: TipAnswer<unknown>["kind"]): RefusedForm {
  const { status, code } = refusals[kind === "not allowed" ? "failed" : kind];
  return { kind: "refused", message: null, status, errors: { code } };
}

const refusals = {
  done: {
    status: 404,
    code: "Zu diesem Code gibt es keinen Tipp. Vielleicht ist er vertippt, oder der Tipp ist schon gelöscht.",
  },
  "too many": { status: 429, code: "Das waren zu viele Versuche. Bitte warte eine Viertelstunde." },
  failed: { status: 503, code: "Das hat nicht geklappt, und es liegt an unserer Technik. Bitte versuche es gleich noch einmal." },
};
