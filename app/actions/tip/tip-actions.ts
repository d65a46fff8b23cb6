/** What the form of a tip does where no script takes it over (decision 84): it comes in one piece, its files included. */
import {
  type ActionCall,
  createFormAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
} from "#app/actions/form-action.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { MAX_FORM_BYTES, type TipFields, tipForm } from "#app/domain/tip/tip-form.ts";
import { TIP_SENT_PATH } from "#app/domain/tip/tip-paths.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { openTip, sendTip, sendTipFile, type TipRefusal } from "#app/gateway/tip/tip-calls.ts";
import { toSentTipCookie } from "#app/gateway/tip/tip-cookie.ts";

/** For a phone's connection. */
export const tipLimits = { maxBytes: MAX_FORM_BYTES, timeoutMs: 120_000 };

/** What was typed comes back; files have to be chosen again, as no browser lets a page fill them in. */
export function toTipActions(rules: TipRules): FormActions {
  const act = async (tip: TipFields, { context, entries, body }: ActionCall): Promise<FormResult> => {
    const files = readFiles(body);
    const backend = context.get(backendContext);
    const key = await toFormKey([entries, files.map(({ name, size }) => [name, size])]);
    const opened = await openTip(backend, { key });
    if (opened.kind !== "done") return refuse(opened);
    const sent = await sendTip(backend, { ticket: opened.result, tip: { ...tip, file_count: files.length } });
    if (sent.kind !== "done") return refuse(sent);
    const { code, arrived_count: arrived } = sent.result;
    // When a form is sent a second time, its files are there already.
    const refused = arrived >= files.length ? 0 : await sendFiles(backend, opened.result, files, rules);
    return { kind: "redirect", to: TIP_SENT_PATH, headers: { "set-cookie": toSentTipCookie({ code, refused }) } };
  };
  const findMore = ({ body }: ActionCall): FieldErrors =>
    readFiles(body).length > rules.maxFiles ? { files: `Höchstens ${rules.maxFiles} Dateien.` } : {};
  return { [tipForm.name]: createFormAction(tipForm, act, { findMore }) };
}

/** A field for files that is left empty comes as an empty file. */
function readFiles(body: FormData): File[] {
  return body.getAll("files").filter((file): file is File => file instanceof File && file.size > 0);
}

/** How many were refused. */
async function sendFiles(
  backend: Parameters<typeof sendTipFile>[0],
  ticket: string,
  files: readonly File[],
  rules: TipRules,
): Promise<number> {
  let refused = 0;
  for (const file of files) if ((await sendTipFile(backend, ticket, file, rules)) !== null) refused += 1;
  return refused;
}

function refuse({ kind }: TipRefusal): RefusedForm {
  if (kind === "too many")
    return {
      kind: "refused",
      status: 429,
      message:
        "Aus deinem Netz kamen gerade sehr viele Tipps. Bitte versuche es in einer Stunde noch einmal; dein Text bleibt hier stehen.",
    };
  return {
    kind: "refused",
    status: 503,
    message:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Dein Text steht noch da: Bitte sende ihn gleich noch einmal.",
  };
}
