/** What the form of a tip does where no script takes it over (decision 84): it comes in one piece, its files included. */
import {
  type ActionCall,
  createFormAction,
  type FormAction,
  type FormResult,
  type RefusedForm,
} from "#app/actions/form-action.ts";
import { type Posted, runForm } from "#app/actions/run-form.ts";
import { toTokenKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import type { Entries, FieldErrors } from "#app/domain/forms/form-definition.ts";
import { FILES_FIELD, MAX_FORM_BYTES, parseFormToken, type TipFields, TOKEN_FIELD, tipForm } from "#app/domain/tip/tip-form.ts";
import { TIP_SENT_PATH } from "#app/domain/tip/tip-paths.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { openTip, sendTip, sendTipFile, type TipRefusal } from "#app/gateway/tip/tip-calls.ts";
import { toSentTipCookie } from "#app/gateway/tip/tip-cookie.ts";

/** For a phone's connection. */
const TIMEOUT_MS = 120_000;

const fields = ["intent", TOKEN_FIELD, ...Object.keys(tipForm.schema.entries), FILES_FIELD];

/** What was typed comes back; files have to be chosen again, as no browser lets a page fill them in. */
export function runTipForm(rules: TipRules, posted: Posted) {
  const door = createDoor(posted, rules);
  const limits = { maxBytes: MAX_FORM_BYTES, timeoutMs: TIMEOUT_MS, fields, maxFiles: rules.maxFiles + 1, onFile: door.onFile };
  return runForm({ [tipForm.name]: createTipAction(rules, door) }, posted, { wrong: 422, limits });
}

type Door = ReturnType<typeof createDoor>;

/** Asks for the tip's ticket once a request: where files come, before they are read, as that is where the network is counted. */
function createDoor({ context }: Posted, { maxFiles }: TipRules) {
  let opened: ReturnType<typeof openTip> | null = null;
  let fileCount = 0;
  function open(entries: Entries): ReturnType<typeof openTip> {
    opened ??= toTipKey(entries).then((key) => openTip(context.get(backendContext), { key }));
    return opened;
  }
  return {
    open,
    async onFile(entries: Entries): Promise<boolean> {
      fileCount += 1;
      return fileCount <= maxFiles && (await open(entries)).kind === "done";
    },
    hasTooManyFiles: () => fileCount > maxFiles,
  };
}

/** A form without a token is no page's: each is a tip of its own. */
function toTipKey({ [TOKEN_FIELD]: token, ...entries }: Entries): Promise<string> {
  return toTokenKey(parseFormToken(token) ?? crypto.randomUUID(), entries);
}

function createTipAction(rules: TipRules, door: Door): FormAction {
  const act = async (tip: TipFields, { context, entries, body }: ActionCall): Promise<FormResult> => {
    const opened = await door.open(entries);
    if (opened.kind !== "done") return refuse(opened);
    const files = readFiles(body);
    const backend = context.get(backendContext);
    const sent = await sendTip(backend, { ticket: opened.result, tip: { ...tip, file_count: files.length } });
    if (sent.kind !== "done") return refuse(sent);
    const { code, arrived_count: arrived } = sent.result;
    // When a form is sent a second time, its files are there already.
    const refused = arrived >= files.length ? 0 : await sendFiles(backend, opened.result, files, rules);
    return { kind: "redirect", to: TIP_SENT_PATH, headers: { "set-cookie": toSentTipCookie({ code, refused }) } };
  };
  const findMore = (): FieldErrors => (door.hasTooManyFiles() ? { [FILES_FIELD]: `Höchstens ${rules.maxFiles} Dateien.` } : {});
  // With its token: sent again it is the same tip.
  const toValues = (entries: Entries): Entries =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => name !== "intent" && fields.includes(name)));
  return createFormAction(tipForm, act, { findMore, toValues });
}

/** A field for files that is left empty comes as an empty file. */
function readFiles(body: FormData): File[] {
  return body.getAll(FILES_FIELD).filter((file): file is File => file instanceof File && file.size > 0);
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
