/** What the forms of a tip's status page do (decision 84). The code comes in a body: addresses are kept by many. */
import { data, type RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import type { PageErrorData } from "#app/domain/page/page-error.ts";
import { findTip, type TipRefusal, type WireReceipt, withdrawTip } from "#app/gateway/tip/tip-calls.ts";

export type TipStatusOutcome =
  | { kind: "found"; status: 200; receipt: WireReceipt }
  | { kind: "withdrawn"; status: 200 }
  | { kind: "wrong"; status: 404 | 429 | 503; code: string; error: string };

const MAX_CODE_LENGTH = 60;

/** Throws 400 for a form that is none of the page's. */
export async function runTipStatus(context: Readonly<RouterContextProvider>, request: Request): Promise<TipStatusOutcome> {
  const { intent, code: typed = "" } = toEntries(await requireForm(request));
  const backend = context.get(backendContext);
  const code = typed.trim().slice(0, MAX_CODE_LENGTH);
  if (intent === "look") {
    const found = await findTip(backend, code);
    if (found.kind !== "done") return explain(found, code);
    return found.result === null ? unknown(code) : { kind: "found", status: 200, receipt: found.result };
  }
  if (intent === "withdraw") {
    const withdrawn = await withdrawTip(backend, code);
    if (withdrawn.kind !== "done") return explain(withdrawn, code);
    return withdrawn.result ? { kind: "withdrawn", status: 200 } : unknown(code);
  }
  const message = "No form of this page has that intent";
  throw data({ message } satisfies PageErrorData, { status: 400, statusText: "Bad Request" });
}

function unknown(code: string): TipStatusOutcome {
  const error = "Zu diesem Code gibt es keinen Tipp. Vielleicht ist er vertippt, oder der Tipp ist schon gelöscht.";
  return { kind: "wrong", status: 404, code, error };
}

function explain({ kind }: TipRefusal, code: string): TipStatusOutcome {
  return kind === "too many"
    ? { kind: "wrong", status: 429, code, error: "Das waren zu viele Versuche. Bitte warte eine Viertelstunde." }
    : {
        kind: "wrong",
        status: 503,
        code,
        error: "Das hat nicht geklappt, und es liegt an unserer Technik. Bitte versuche es gleich noch einmal.",
      };
}
