/** What the form of a tip does where no script takes it over (decision 84): it comes in one piece, its files included. */

import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { type FieldErrors, toEntries } from "#app/domain/forms/form-definition.ts";
import { MAX_FORM_BYTES, parseTipForm } from "#app/domain/tip/tip-form.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { openTip, sendTip, sendTipFile, type TipRefusal } from "#app/gateway/tip/tip-calls.ts";
import { toHexDigest } from "#shared/rules/hex-digest.ts";

/** A phone's line. */
const FORM_TIMEOUT_MS = 120_000;

export type TipFormOutcome =
  | { kind: "sent"; code: string; refused: number }
  /** What was typed comes back; files have to be chosen again, browsers give them to nobody. */
  | { kind: "wrong"; status: 422 | 429 | 503; values: Record<string, string>; errors: FieldErrors; formError: string | null };

/** Throws as `requireForm`. Sent twice within an hour, the same form is one tip. */
export async function runTipForm(
  context: Readonly<RouterContextProvider>,
  request: Request,
  rules: TipRules,
): Promise<TipFormOutcome> {
  const form = await requireForm(request, { maxBytes: MAX_FORM_BYTES, timeoutMs: FORM_TIMEOUT_MS });
  const values = toEntries(form);
  // A field for files that is left empty comes as an empty file.
  const files = form.getAll("files").filter((file): file is File => file instanceof File && file.size > 0);
  const wrong = { kind: "wrong", values, errors: {}, formError: null } as const;
  const parsed = parseTipForm(values);
  const errors = {
    ...(parsed.isValid ? {} : parsed.errors),
    ...(files.length > rules.maxFiles ? { files: `Höchstens ${rules.maxFiles} Dateien.` } : {}),
  };
  if (!parsed.isValid || Object.keys(errors).length > 0) return { ...wrong, status: 422, errors };
  const backend = context.get(backendContext);
  const opened = await openTip(backend, await toKey(values, files));
  if (opened.kind !== "done") return { ...wrong, ...explain(opened) };
  const sent = await sendTip(backend, opened.result, parsed.tip, files.length);
  if (sent.kind !== "done") return { ...wrong, ...explain(sent) };
  const { code, arrived_count: arrived } = sent.result;
  // Of a form that comes a second time they are there.
  const refused = arrived >= files.length ? [] : await sendFiles(backend, opened.result, files, rules);
  return { kind: "sent", code, refused: refused.length };
}

async function sendFiles(
  backend: Parameters<typeof sendTipFile>[0],
  ticket: string,
  files: readonly File[],
  rules: TipRules,
): Promise<File[]> {
  const refused: File[] = [];
  for (const file of files) if ((await sendTipFile(backend, ticket, file, rules)) !== null) refused.push(file);
  return refused;
}

const HOUR_MS = 60 * 60 * 1000;

/** Names the form by what is in it and the hour. */
async function toKey(values: Readonly<Record<string, string>>, files: readonly File[]): Promise<string> {
  const parts = [Math.floor(Date.now() / HOUR_MS), values, files.map(({ name, size }) => [name, size])];
  return toHexDigest(JSON.stringify(parts));
}

function explain({ kind }: TipRefusal): { status: 429 | 503; formError: string } {
  if (kind === "too many")
    return {
      status: 429,
      formError:
        "Aus deinem Netz kamen gerade sehr viele Tipps. Bitte versuche es in einer Stunde noch einmal; dein Text bleibt hier stehen.",
    };
  return {
    status: 503,
    formError:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Dein Text steht noch da: Bitte sende ihn gleich noch einmal.",
  };
}
