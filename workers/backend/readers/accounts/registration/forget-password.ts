/** Asking for a mail with a link that sets a new password. */

import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import type { AccountCall } from "#workers/backend/readers/accounts/account-call.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { accountMessages } from "#workers/backend/readers/accounts/account-messages.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";

/** `log` is a user name or an address. Whether there is such an account shows neither in the answer nor in its time. */
export async function forgetPassword(call: AccountCall, log: string): Promise<{ sent: boolean; message: string }> {
  const key = toAccountKey(log);
  if (key === "") return { sent: false, message: accountMessages.usernameEmpty };
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return { sent: false, message: withoutOrigin.message };
  const exceeded = await countAttempts(call, [
    { limit: "forget-password", subject: key },
    { limit: "forget-password-address", subject: call.caller.address },
  ]);
  if (exceeded.includes("forget-password-address")) {
    return { sent: false, message: refuseAttempt("forget-password-address").message };
  }
  if (exceeded.length === 0) await queueMail(call, { kind: "reset", login: key });
  return { sent: true, message: accountMessages.resetSent };
}
