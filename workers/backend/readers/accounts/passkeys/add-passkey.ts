/** A reader makes a passkey: first the password, then the authenticator. */
import { PORTAL_NAME } from "#brand/portal-id.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { createChallenge } from "#workers/backend/ground/passkeys/challenge.ts";
import { type KnownPasskey, toCreationOptions } from "#workers/backend/ground/passkeys/options.ts";
import { toPasskeyName } from "#workers/backend/ground/passkeys/passkey-name.ts";
import { toRelyingParty } from "#workers/backend/ground/passkeys/relying-party.ts";
import { verifyCreated } from "#workers/backend/ground/passkeys/verify-created.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { passkeyAddedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { refuseWrongPassword } from "#workers/backend/readers/accounts/registration/change-password.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import type { Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { requireOwner } from "./own-passkeys.ts";
import { ADDING, MAX_PASSKEYS, passkeyTexts } from "./passkey-rules.ts";

type Keys = { h: string; t: string };
/** JSON for the browser. */
export type OptionsResult = { kind: "options"; options: string } | Refusal;

const HANDLE_BYTES = 32;

/**
 * What the browser is asked for. An unconfirmed address may be somebody else's, who would find a stranger's passkey at their account: it
 * gets none. Errors: those of `requireOwner`, 218, 200 without a password or with ten passkeys, 202 with a wrong password, 219.
 */
export async function beginPasskey(call: Call, { password, ...keys }: Keys & { password: string }): Promise<OptionsResult> {
  const owner = await requireOwner(call, keys);
  if (owner.kind === "refused") return owner;
  const { account, session } = owner;
  if (account.state !== "active") return refuse("notActivated", passkeyTexts.unconfirmed);
  if (password === "") return refuse("invalidInput", replyTexts.currentPasswordEmpty);
  const refusal = await refuseWrongPassword(call, account, password);
  if (refusal !== null) return refusal;
  const sql = "SELECT credential_id, transports, user_handle FROM passkeys WHERE account_id = ?1 ORDER BY id";
  const { results: known } = await call.env.DB.prepare(sql).bind(account.id).all<KnownPasskey & { user_handle: string }>();
  if (known.length >= MAX_PASSKEYS) return refuse("invalidInput", passkeyTexts.tooMany);
  const party = toRelyingParty(call.caller.origin);
  const handle = known[0]?.user_handle ?? createSecret(HANDLE_BYTES);
  const challenge = party === null ? null : await createChallenge(call, toUse(session), handle);
  if (party === null || challenge === null) return refuse("notAllowed", passkeyTexts.impossible);
  const displayName = `${account.firstname} ${account.lastname}`.trim() || account.login;
  const person = { handle, name: account.email, displayName };
  return { kind: "options", options: toCreationOptions({ party, site: PORTAL_NAME, challenge, owner: person, known }) };
}

/** Keeps a new one, and tells the owner by mail. Errors: those of `requireOwner`, 218, 200 for one that is not right, or one too many. */
export async function addPasskey(
  call: Call,
  { name, credential, ...keys }: Keys & { name: string; credential: string },
): Promise<ActionResult> {
  const owner = await requireOwner(call, keys);
  if (owner.kind === "refused") return owner;
  const { account, session } = owner;
  if (account.state !== "active") return refuse("notActivated", passkeyTexts.unconfirmed);
  const made = await verifyCreated(call, toUse(session), credential);
  if (made === null) return refuse("invalidInput", passkeyTexts.notAdded);
  const sql = `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, user_handle, name, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE (SELECT COUNT(*) FROM passkeys WHERE account_id = ?1) < ${MAX_PASSKEYS}
    ON CONFLICT (credential_id) DO NOTHING`;
  const { credentialId, publicKey, counter, transports, handle } = made;
  const title = toPasskeyName(name);
  const { meta } = await call.env.DB.prepare(sql)
    .bind(account.id, credentialId, publicKey, counter, transports, handle, title, call.now)
    .run();
  if (meta.changes === 0) return refuse("invalidInput", await explain(call, credentialId));
  await queueNotice(call, passkeyAddedMail, { accountId: account.id, name: title });
  return { kind: "done", message: null };
}

/** Only the session that has shown the password may finish. */
function toUse({ id, account }: Session) {
  return { purpose: ADDING, subject: `${account.id} ${id}` };
}

async function explain({ env }: Call, credentialId: string): Promise<string> {
  const known = await env.DB.prepare("SELECT 1 FROM passkeys WHERE credential_id = ?1").bind(credentialId).first();
  return known === null ? passkeyTexts.tooMany : passkeyTexts.alreadyAdded;
}
