/** What the forms of a staff member's own account do (decision 104). */
import { createButtonAction, createFormAction, type FormActions, refuseFields } from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { backendContext } from "#app/context.ts";
import { parseOnwardPath, parsePostId, STAFF_ACCOUNT_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NO_CREDENTIAL, parseCredential, readPasskeyName } from "#app/domain/passkey/passkey-form.ts";
import { changePasswordForm, staffPasskeyIntents as intents } from "#app/domain/staff/staff-forms.ts";
import * as calls from "#app/gateway/newsroom/staff-calls.ts";

/** `codes` are shown once; `options` are what an authenticator is asked. */
type AccountStep = { codes: readonly string[] | null; options: string | null };

const TOO_MANY_PASSKEYS = "Mehr als zehn Passkeys gehen nicht. Entferne einen, den du nicht mehr brauchst.";
const PASSKEY_NOT_ADDED =
  "Der Passkey wurde nicht angelegt: Es hat zu lange gedauert, die Bestätigung war nicht gültig, oder du hast ihn schon.";

export const accountActions: FormActions<AccountStep> = {
  password: createFormAction(changePasswordForm, async ({ current, password }, { context, url }) => {
    const answer = await calls.changePassword(context.get(backendContext), { current, password });
    if (answer.kind === "wrong code") return refuseFields({ current: "Das ist nicht dein jetziges Passwort." });
    return answer.kind === "done" ? { kind: "notice", text: "Dein Passwort ist geändert." } : refuseStaff(answer, url);
  }),
  codes: createButtonAction<AccountStep>("codes", async ({ context, url }) => {
    const answer = await calls.renewCodes(context.get(backendContext), {});
    return answer.kind === "done" ? { kind: "done", result: { codes: answer.result, options: null } } : refuseStaff(answer, url);
  }),
  [intents.begin]: createButtonAction<AccountStep>(intents.begin, async ({ context, url }) => {
    const answer = await calls.beginPasskey(context.get(backendContext), {});
    if (answer.kind === "conflict") return { kind: "refused", status: 409, message: TOO_MANY_PASSKEYS };
    return answer.kind === "done" ? { kind: "done", result: { codes: null, options: answer.result } } : refuseStaff(answer, url);
  }),
  [intents.add]: createButtonAction(intents.add, async ({ context, url, entries }) => {
    const credential = parseCredential(entries);
    if (credential === null) return { kind: "refused", message: NO_CREDENTIAL };
    const answer = await calls.addPasskey(context.get(backendContext), { name: readPasskeyName(entries), credential });
    if (answer.kind === "conflict") return { kind: "refused", status: 409, message: TOO_MANY_PASSKEYS };
    if (answer.kind === "bad input") return { kind: "refused", message: PASSKEY_NOT_ADDED };
    return answer.kind === "done" ? { kind: "notice", text: "Dein Passkey ist angelegt." } : refuseStaff(answer, url);
  }),
  [intents.rename]: createButtonAction(intents.rename, async ({ context, url, entries }) => {
    const passkey = { id: parsePostId(entries.id) ?? 0, name: readPasskeyName(entries) };
    const answer = await calls.renamePasskey(context.get(backendContext), passkey);
    return answer.kind === "done" ? { kind: "redirect", to: STAFF_ACCOUNT_PATH } : refuseStaff(answer, url);
  }),
  [intents.remove]: createButtonAction(intents.remove, async ({ context, url, entries }) => {
    const answer = await calls.removePasskey(context.get(backendContext), { id: parsePostId(entries.id) ?? 0 });
    return answer.kind === "done" ? { kind: "notice", text: "Der Passkey ist entfernt." } : refuseStaff(answer, url);
  }),
  end: createButtonAction("end", async ({ context, url, entries }) => {
    const answer = await calls.endSession(context.get(backendContext), { id: parsePostId(entries.session) ?? 0 });
    return answer.kind === "done" ? { kind: "redirect", to: STAFF_ACCOUNT_PATH } : refuseStaff(answer, url);
  }),
};

/** The second factor again; leads on to where it was asked for. */
export const confirmationActions: FormActions = {
  confirm: createButtonAction("confirm", async ({ context, url, entries: { code = "" } }) => {
    const answer = await calls.confirmAgain(context.get(backendContext), { code });
    if (answer.kind !== "done") return refuseStaff(answer, url);
    return { kind: "redirect", to: parseOnwardPath(url.searchParams.get("weiter")) };
  }),
};
