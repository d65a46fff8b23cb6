/** Activating an account with the key of a mail. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { activationByAddress, activationMails } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { activationAgainMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSpentKey, redeemKey } from "./one-time-keys.ts";

/**
 * Uses the key up. Error 205 when that account is active already, which only the mail's own key is told; 204 when the key is
 * expired, or none of ours. A blocked account stays blocked.
 */
export async function activateAccount({ env, now }: Call, key: string): Promise<ActionResult> {
  const accountId = await redeemKey(env.DB, { purpose: "activate", key, now }, (id) => activateStatements(env.DB, id, now));
  if (accountId === null) return refuseSpentKey(env.DB, key);
  return { kind: "done", message: replyTexts.activated };
}

async function refuseSpentKey(db: D1Database, key: string): Promise<ActionResult> {
  const spent = await findSpentKey(db, { purpose: "activate", key });
  if (spent === null) return refuse("invalidKey", replyTexts.linkUnknown);
  if (spent.state === "active") return refuse("alreadyActive", replyTexts.alreadyActivated);
  return refuse("invalidKey", spent.isUsed ? replyTexts.linkUsed : replyTexts.linkExpired);
}

/**
 * Opening a mail to an account's address proves the address; what was wished for until then counts from now on. With `emailKey` only while
 * that is the account's address.
 */
export function activateStatements(
  db: D1Database,
  accountId: number,
  now: number,
  emailKey: string | null = null,
): D1PreparedStatement[] {
  return [
    activateStatement(db, accountId, now, emailKey),
    db
      .prepare(
        `UPDATE newsletter_subscriptions SET confirmed_at = ?2 WHERE account_id = ?1 AND confirmed_at IS NULL
           AND EXISTS (SELECT 1 FROM accounts WHERE id = ?1 AND state = 'active')`,
      )
      .bind(accountId, now),
  ];
}

/**
 * The same by a new password. A stranger may have registered, who was signed in within a checkout: what
 * they chose goes, what they paid for stays. Their session and password end with the new password.
 */
export function takeOverStatements(db: D1Database, accountId: number, now: number): D1PreparedStatement[] {
  const isPending = "EXISTS (SELECT 1 FROM accounts WHERE id = ?1 AND state = 'pending')";
  return [
    db
      .prepare(`DELETE FROM newsletter_subscriptions WHERE account_id = ?1 AND confirmed_at IS NULL AND ${isPending}`)
      .bind(accountId),
    db.prepare(`DELETE FROM account_attributes WHERE account_id = ?1 AND ${isPending}`).bind(accountId),
    db.prepare("UPDATE accounts SET marketing_accepted = 0 WHERE id = ?1 AND state = 'pending'").bind(accountId),
    activateStatement(db, accountId, now),
  ];
}

function activateStatement(db: D1Database, accountId: number, now: number, emailKey: string | null = null): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE accounts SET state = 'active', activated_at = ?2
       WHERE id = ?1 AND state = 'pending' AND email_key = COALESCE(?3, email_key)`,
    )
    .bind(accountId, now, emailKey);
}

/**
 * Sends the activation mail again. The answer does not say whether there is such an account: it is looked up when the
 * mail is made. Errors: 200 without a name, 219 for too many from one address.
 */
export async function resendActivation(call: Call, login: string): Promise<ActionResult> {
  const key = toAccountKey(login);
  if (key === "") return refuse("invalidInput", replyTexts.usernameEmpty);
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return withoutOrigin;
  const exceeded = await countAttempts(call, [
    { limit: activationMails, subject: key },
    { limit: activationByAddress, subject: call.caller.address },
  ]);
  if (exceeded.includes(activationByAddress)) return refuseAttempt(activationByAddress);
  // Silently: the caller must not learn that mails were sent to this name.
  if (exceeded.length === 0) await queueMail(call, activationAgainMail, { login: key });
  return { kind: "done", message: replyTexts.activationSentAgain };
}
