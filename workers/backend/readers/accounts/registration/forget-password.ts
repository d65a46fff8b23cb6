/** Asking for a mail with a link that sets a new password. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { forgetPasswordByAddress, forgetPasswordMails } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { resetMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";

/** `log` is a user name or an address. Whether there is such an account shows neither in the answer nor in its time. */
export async function forgetPassword(call: Call, log: string): Promise<{ sent: boolean; message: string }> {
  const key = toAccountKey(log);
  if (key === "") return { sent: false, message: replyTexts.usernameEmpty };
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return { sent: false, message: withoutOrigin.message };
  const exceeded = await countAttempts(call, [
    { limit: forgetPasswordMails, subject: key },
    { limit: forgetPasswordByAddress, subject: call.caller.address },
  ]);
  if (exceeded.includes(forgetPasswordByAddress)) {
    return { sent: false, message: refuseAttempt(forgetPasswordByAddress).message };
  }
  if (exceeded.length === 0) await queueMail(call, resetMail, { login: key });
  return { sent: true, message: replyTexts.resetSent };
}
