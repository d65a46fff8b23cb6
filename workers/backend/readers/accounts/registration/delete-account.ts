/** Deleting an account. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { accountDeletedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { toSsoUser } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { refuseWrongPassword } from "./change-password.ts";

/**
 * What a room does before an account goes. `end` gives false, logged for operators, when it could not: then the account stays, and the
 * reader reads `refusal`. doors/registry/account-endings.ts lists them; rows are deleted by the tables' foreign keys.
 */
export type AccountEnding = { end: (call: Call, accountId: number) => Promise<boolean>; refusal: string };

/**
 * Deletes the account and all that belongs to it (the tables' foreign keys say what); a print card stays, as one
 * without an account. Errors: 203 without a valid session, 221 for a session that began with a print card, 200 without
 * and 202 with a wrong password, 219 for too many attempts, 100 when the paywall provider does not end what it charges for.
 */
export async function deleteAccount(
  call: Call,
  { h, t, password }: { h: string; t: string; password: string },
  endings: readonly AccountEnding[],
): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  if (password === "") return refuse("invalidInput", replyTexts.currentPasswordEmpty);
  const { account } = session;
  const refusal = await refuseWrongPassword(call, account, password);
  if (refusal !== null) return refusal;

  for (const { end, refusal } of endings) if (!(await end(call, account.id))) return refuse("technical", refusal);
  await call.env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(account.id).run();
  // An unconfirmed address may be somebody else's.
  if (account.state === "active") {
    const { fullname } = toSsoUser(account, { hash: h, token: t });
    await queueNotice(call, accountDeletedMail, { email: account.email, name: fullname });
  }
  return { kind: "done", message: replyTexts.accountDeleted };
}
