/** What the forms of the reader's passkeys do. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { beginPasskeyForm, passkeyIntents } from "#app/domain/forms/account/passkey-forms.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NO_CREDENTIAL, parseCredential, readPasskeyName } from "#app/domain/passkey/passkey-form.ts";
import { PASSKEYS_PATH } from "#app/domain/passkey/passkey-paths.ts";
import * as calls from "#app/gateway/sso/calls/session/passkeys.ts";

/** What the browser's authenticator is asked, as JSON. */
type Begun = { options: string };

const toDone = (done: string) => ({ kind: "redirect", to: `${PASSKEYS_PATH}?done=${done}` }) as const;

const begin = createFormAction<{ currentPassword: string }, Begun>(beginPasskeyForm, async ({ currentPassword }, call) => {
  const outcome = await calls.beginPasskey(transportOf(call), await requireSessionUser(call), currentPassword);
  return outcome.kind === "options" ? { kind: "done", result: { options: outcome.options } } : outcome;
});

const add = createButtonAction<Begun>(passkeyIntents.add, async (call) => {
  const credential = parseCredential(call.entries);
  if (credential === null) return { kind: "refused", message: NO_CREDENTIAL };
  const passkey = { name: readPasskeyName(call.entries), credential };
  const outcome = await calls.addPasskey(transportOf(call), await requireSessionUser(call), passkey);
  return outcome.kind === "done" ? toDone("angelegt") : outcome;
});

const rename = createButtonAction<Begun>(passkeyIntents.rename, async (call) => {
  const passkey = { id: parsePostId(call.entries.id) ?? 0, name: readPasskeyName(call.entries) };
  const outcome = await calls.renamePasskey(transportOf(call), await requireSessionUser(call), passkey);
  return outcome.kind === "done" ? toDone("umbenannt") : outcome;
});

const remove = createButtonAction<Begun>(passkeyIntents.remove, async (call) => {
  const id = parsePostId(call.entries.id) ?? 0;
  const outcome = await calls.removePasskey(transportOf(call), await requireSessionUser(call), id);
  return outcome.kind === "done" ? toDone("entfernt") : outcome;
});

export const passkeyActions: FormActions<Begun> = {
  [beginPasskeyForm.name]: begin,
  [passkeyIntents.add]: add,
  [passkeyIntents.rename]: rename,
  [passkeyIntents.remove]: remove,
};
