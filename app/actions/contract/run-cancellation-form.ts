/** What the form does that ends a contract (decision 107): it is kept once, and the answer shows all that was declared. */

import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { type CancellationFields, parseCancellation } from "#app/domain/contract/cancellation-form.ts";
import { type FieldErrors, toEntries } from "#app/domain/forms/form-definition.ts";
import { sendCancellation } from "#app/gateway/contract/send-cancellation.ts";
import { toHexDigest } from "#shared/rules/hex-digest.ts";

const MAX_FORM_BYTES = 20_000;
const HOUR_MS = 60 * 60 * 1000;

export type CancellationOutcome =
  | { kind: "kept"; number: number; received: string; values: CancellationFields }
  /** What was typed comes back. */
  | { kind: "wrong"; status: 422 | 429 | 503; values: Record<string, string>; errors: FieldErrors; formError: string | null };

/** Throws as `requireForm`. Sent twice within an hour, the same form is one declaration. */
export async function runCancellationForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<CancellationOutcome> {
  const values = toEntries(await requireForm(request, { maxBytes: MAX_FORM_BYTES }));
  const wrong = { kind: "wrong", values, errors: {}, formError: null } as const;
  const parsed = parseCancellation(values);
  if (!parsed.isValid) return { ...wrong, status: 422, errors: parsed.errors };
  const answer = await sendCancellation(context.get(backendContext), await toKey(parsed.values), parsed.values);
  if (answer.kind === "kept") return { ...answer, values: parsed.values };
  if (answer.kind === "too many") {
    const formError =
      "Von hier oder für diese Adresse kamen gerade mehrere Erklärungen. Bitte versuche es in einer Stunde noch einmal, oder schreib uns eine E-Mail.";
    return { ...wrong, status: 429, formError };
  }
  const formError =
    "Das hat nicht geklappt, und es liegt an unserer Technik. Deine Angaben stehen noch da: Bitte sende sie gleich noch einmal.";
  return { ...wrong, status: 503, formError };
}

/** Names the form by what is in it and the hour. */
function toKey(values: CancellationFields): Promise<string> {
  return toHexDigest(JSON.stringify([Math.floor(Date.now() / HOUR_MS), values]));
}
