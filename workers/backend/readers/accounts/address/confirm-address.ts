/** The two links of a changed address: the one in the mail to the new address, and the way back in the mail to the former one. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { queueMail, queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { resetMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import { activateStatements } from "#workers/backend/readers/accounts/registration/activate.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findChange, toSetAddressSql } from "./address-changes.ts";
import { addressChangedMail } from "./address-mails.ts";
import { WAY_BACK_S } from "./address-times.ts";

/** No password that anybody could type has this hash. */
const NO_PASSWORD = "none";

/**
 * Opening the mail proves the address: an account that was never confirmed becomes active. Links in mails to the former address open
 * nothing any more, but for the way back, which a confirmed address gets. Errors: 204 for a key that is over or none of ours, 200 when
 * the address belongs to another account by now.
 */
export async function confirmAddress(call: Call, key: string): Promise<ActionResult> {
  const { DB } = call.env;
  const { now } = call;
  const change = await findChange(DB, key, { state: "waits", now });
  const account = change === null ? null : await readAccountRow(DB, change.account_id);
  if (change === null || account === null) return refuse("invalidKey", replyTexts.linkUsed);
  const waits = "EXISTS (SELECT 1 FROM address_changes WHERE id = ?4 AND confirmed_at IS NULL AND account_id = ?1)";
  // Read after the address is set, in the same batch.
  const isSet = "EXISTS (SELECT 1 FROM accounts WHERE id = ?1 AND email_key = ?2)";
  const [set] = await DB.batch([
    DB.prepare(toSetAddressSql(waits)).bind(change.account_id, change.email, change.email_key, change.id),
    DB.prepare(
      `UPDATE address_changes SET confirmed_at = ?4, expires_at = ?5, digest = NULL
       WHERE id = ?3 AND confirmed_at IS NULL AND ${isSet}`,
    ).bind(change.account_id, change.email_key, change.id, now, now + WAY_BACK_S),
    dropKeysStatement(DB, change.account_id, isSet, change.email_key),
    ...activateStatements(DB, change.account_id, now, change.email_key),
  ]);
  if ((set?.results.length ?? 0) === 0) return refuseTaken(call, key);
  // Nobody has shown that the former address of a pending account was the reader's: a way back would be a stranger's.
  if (account.state === "active") await queueNotice(call, addressChangedMail, { changeId: change.id });
  return { kind: "done", message: replyTexts.addressChanged };
}

/** Links that were sent to the former address. */
function dropKeysStatement(db: D1Database, accountId: number, isSet: string, emailKey: string): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM one_time_keys WHERE account_id = ?1 AND purpose IN ('reset', 'activate') AND used_at IS NULL AND ${isSet}`,
    )
    .bind(accountId, emailKey);
}

/** Of two clicks at once the second finds the key used; otherwise the address was somebody else's. */
async function refuseTaken({ env, now }: Call, key: string): Promise<ActionResult> {
  const waits = (await findChange(env.DB, key, { state: "waits", now })) !== null;
  return waits ? refuse("invalidInput", replyTexts.addressTaken) : refuse("invalidKey", replyTexts.linkUsed);
}

/**
 * Whoever reads the former address has the account back: every device is signed out, the password and the passkeys made since the
 * change was asked for open nothing any more, and the link for a new password is in the mail. Errors: 204 for a key that is over or none of ours, 200 when the address belongs to another account by now.
 */
export async function takeBackAddress(call: Call, key: string): Promise<ActionResult> {
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return withoutOrigin;
  const { DB } = call.env;
  const change = await findChange(DB, key, { state: "done", now: call.now });
  if (change === null) return refuse("invalidKey", replyTexts.linkUsed);
  const { account_id: id, former_email: email } = change;
  const emailKey = toAccountKey(email);
  const isThere = "EXISTS (SELECT 1 FROM address_changes WHERE id = ?4)";
  const isSet = "EXISTS (SELECT 1 FROM accounts WHERE id = ?1 AND email_key = ?2)";
  const [set] = await DB.batch([
    DB.prepare(toSetAddressSql(isThere)).bind(id, email, emailKey, change.id),
    DB.prepare(`UPDATE accounts SET password_hash = '${NO_PASSWORD}' WHERE id = ?1 AND email_key = ?2`).bind(id, emailKey),
    DB.prepare(`DELETE FROM account_sessions WHERE account_id = ?1 AND ${isSet}`).bind(id, emailKey),
    dropKeysStatement(DB, id, isSet, emailKey),
    // Made since then, by whoever changed the address.
    DB.prepare(`DELETE FROM passkeys WHERE account_id = ?1 AND created_at >= ?3 AND ${isSet}`).bind(
      id,
      emailKey,
      change.requested_at,
    ),
    // The ways back of later changes lead to whoever made them.
    DB.prepare(`DELETE FROM address_changes WHERE account_id = ?1 AND id >= ?3 AND ${isSet}`).bind(id, emailKey, change.id),
  ]);
  if ((set?.results.length ?? 0) === 0) return refuse("invalidInput", replyTexts.addressTaken);
  await queueMail(call, resetMail, { login: email });
  return { kind: "done", message: replyTexts.addressTakenBack };
}
