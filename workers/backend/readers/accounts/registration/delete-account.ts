/** Deleting an account. */

import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse, refuseSession } from "#workers/backend/ground/refusals/refuse.ts";
import type { AccountCall, ActionResult } from "#workers/backend/readers/accounts/account-call.ts";
import { accountMessages } from "#workers/backend/readers/accounts/account-messages.ts";
import { toSsoUser } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { endAtProvider } from "#workers/backend/readers/subscriptions/end-at-provider.ts";
import { refuseWrongPassword } from "./change-password.ts";

/**
 * Deletes the account and all that belongs to it (the tables' foreign keys say what); a print card stays, as one
 * without an account. Errors: 203 without a valid session, 221 for a session that began with a print card, 200 without
 * and 202 with a wrong password, 219 for too many attempts, 100 when the paywall provider does not end what it charges for.
 */
export async function deleteAccount(
  call: AccountCall,
  { h, t, password }: { h: string; t: string; password: string },
): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", accountMessages.cardNotAllowed);
  if (password === "") return refuse("invalidInput", accountMessages.currentPasswordEmpty);
  const { account } = session;
  const refusal = await refuseWrongPassword(call, account, password);
  if (refusal !== null) return refusal;

  if (!(await endAtProvider(call, account.id))) return refuse("technical", accountMessages.subscriptionGoesOn);
  await call.env.DB.prepare("DELETE FROM accounts WHERE id = ?1").bind(account.id).run();
  // An address that nobody has confirmed may be somebody else's.
  if (account.state === "active") {
    const { fullname } = toSsoUser(account, { hash: h, token: t });
    await queueNotice(call, { kind: "account-deleted", email: account.email, name: fullname });
  }
  return { kind: "done", message: accountMessages.accountDeleted };
}
