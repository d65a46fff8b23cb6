/** A new password: within a session, or with the key of a mail. */

import { logError } from "#shared/log/log.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Attempt, clearAttempts, countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { currentPasswords } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { type AccountRow, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { parseNewPassword } from "#workers/backend/readers/accounts/account-rules.ts";
import { admitAfterReset } from "#workers/backend/readers/accounts/login-attempts/login-attempts.ts";
import { passwordChangedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { verifyPassword } from "#workers/backend/readers/accounts/password/verify-password.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { toNames } from "#workers/backend/readers/accounts/session/login.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { endSessionsStatement, findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { takeOverStatements } from "./activate.ts";
import { redeemKey } from "./one-time-keys.ts";

type ChangeInput = { oldPassword: string; newPassword: string; newPasswordAgain: string; hash: string; token: string };

/**
 * Ends all other sessions of the account. Errors: 203 without a valid session, 221 for a session that began with a
 * print card, 200 for what breaks a rule, 202 when the current password is wrong, 219 for too many attempts.
 */
export async function changePassword(call: Call, input: ChangeInput): Promise<ActionResult> {
  const session = await findSession(call, input);
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  if (input.oldPassword === "") return refuse("invalidInput", replyTexts.currentPasswordEmpty);
  const checked = parseNewPassword(input);
  if (!checked.isValid) return refuse("invalidInput", checked.message);

  const refusal = await refuseWrongPassword(call, session.account, input.oldPassword);
  if (refusal !== null) return refusal;
  const { DB } = call.env;
  await DB.batch(await keepPasswordStatements(DB, session.account.id, { password: checked.value, keptSession: session.id }));
  await queueNotice(call, passwordChangedMail, { accountId: session.account.id });
  return { kind: "done", message: replyTexts.passwordChanged };
}

/**
 * Sets a new password and ends all sessions. The key is used up only when the new password follows the rules. A
 * pending account becomes active: its address is proved. Errors: 200 for what breaks a rule, 204 for a key that is
 * used, expired or none of ours.
 */
export async function resetPassword(
  call: Call,
  input: { newPassword: string; newPasswordAgain: string; key: string },
): Promise<ActionResult> {
  const checked = parseNewPassword(input);
  if (!checked.isValid) return refuse("invalidInput", checked.message);
  const { DB } = call.env;
  const accountId = await redeemKey(DB, { purpose: "reset", key: input.key, now: call.now }, async (id) => [
    ...takeOverStatements(DB, id, call.now),
    ...(await keepPasswordStatements(DB, id, { password: checked.value, keptSession: 0 })),
  ]);
  if (accountId === null) return refuse("invalidKey", replyTexts.resetLinkUsed);
  await queueNotice(call, passwordChangedMail, { accountId });
  await admit(call, accountId);
  return { kind: "done", message: replyTexts.passwordReset };
}

/** The password is set already: it stays so when the waits that others' guesses have caused cannot be ended, and operators read why. */
async function admit(call: Call, accountId: number): Promise<void> {
  try {
    const account = await readAccountRow(call.env.DB, accountId);
    if (account === null) return;
    await Promise.all([admitAfterReset(call, toNames(account)), clearAttempts(call.env, [toPasswordAttempt(account)])]);
  } catch (reason) {
    logError("after a new password the former waits go on", reason);
  }
}

/** Null when the reader knows the current password of the account; otherwise error 202, or 219 for too many attempts. */
export async function refuseWrongPassword(call: Call, account: AccountRow, password: string): Promise<Refusal | null> {
  const attempt = toPasswordAttempt(account);
  const [exceeded] = await countAttempts(call, [attempt]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);
  const { isRight } = await verifyPassword(password, account.password_hash);
  if (!isRight) return refuse("wrongPassword", replyTexts.wrongPassword);
  await clearAttempts(call.env, [attempt]);
  return null;
}

function toPasswordAttempt({ id }: AccountRow): Attempt {
  return { limit: currentPasswords, subject: String(id) };
}

/** Anybody who knew the old password, or has a link to set another one, is locked out at the same moment. */
async function keepPasswordStatements(
  db: D1Database,
  accountId: number,
  { password, keptSession }: { password: string; keptSession: number },
): Promise<D1PreparedStatement[]> {
  const passwordHash = await hashPassword(password);
  return [
    db.prepare("UPDATE accounts SET password_hash = ?2 WHERE id = ?1").bind(accountId, passwordHash),
    endSessionsStatement(db, accountId, keptSession),
    db.prepare("DELETE FROM one_time_keys WHERE account_id = ?1 AND purpose = 'reset' AND used_at IS NULL").bind(accountId),
  ];
}
