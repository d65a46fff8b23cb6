/** Asking for another e-mail address. It counts once the mail to it is opened. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { addressChanges, registerMails } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { parseEmail } from "#workers/backend/readers/accounts/account-rules.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import { requirePassword, type WithPassword } from "#workers/backend/readers/accounts/registration/require-password.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { dropWaitingStatement } from "./address-changes.ts";
import { newAddressMail } from "./address-mails.ts";
import { CONFIRM_S } from "./address-times.ts";

export type WishedAddress = WithPassword & { email: string };

/**
 * The answer does not say whether the address belongs to somebody: the mail to it does. A later wish replaces an earlier one. Errors: 203
 * without a valid session, 221 for one that began with a print card, 200 for what breaks a rule, 202 for a wrong password, 219 for too many.
 */
export async function requestAddress(call: Call, { h, t, email, password }: WishedAddress): Promise<ActionResult> {
  const checked = parseEmail(email);
  if (!checked.isValid) return refuse("invalidInput", checked.message);
  const owner = await requirePassword(call, { h, t, password });
  if (owner.kind === "refused") return owner;
  const { account } = owner;
  const emailKey = toAccountKey(checked.value);
  if (emailKey === account.email_key) return refuse("invalidInput", replyTexts.emailIsYours);
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return withoutOrigin;
  const exceeded = await countAttempts(call, [
    { limit: addressChanges, subject: String(account.id) },
    { limit: registerMails, subject: emailKey },
  ]);
  if (exceeded.includes(addressChanges)) return refuseAttempt(addressChanges);

  const { DB } = call.env;
  const [, inserted] = await DB.batch<{ id: number }>([
    dropWaitingStatement(DB, account.id),
    DB.prepare(
      `INSERT INTO address_changes (account_id, email, email_key, former_email, requested_at, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING id`,
    ).bind(account.id, checked.value, emailKey, account.email, call.now, call.now + CONFIRM_S),
  ]);
  const changeId = inserted?.results[0]?.id;
  if (changeId === undefined) throw new Error("A change of address was kept without an id");
  // Silently: the reader must not learn that mails were sent to this address.
  if (exceeded.length === 0) await queueMail(call, newAddressMail, { changeId });
  return { kind: "done", message: replyTexts.addressMailSent };
}

/** The reader has changed their mind. Errors: 203 and 221 as above. */
export async function dropAddress(call: Call, { h, t }: { h: string; t: string }): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  await dropWaitingStatement(call.env.DB, session.account.id).run();
  return { kind: "done", message: replyTexts.addressDropped };
}
