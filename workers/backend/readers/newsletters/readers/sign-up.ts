/** Asking for newsletters with nothing but an address: a mail with a link goes there, and until it is used nothing is kept (double opt-in). */

import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, defineLimit, HOUR_S, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueMail } from "#workers/backend/ground/mail/queue-mail.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { parseEmail } from "#workers/backend/readers/accounts/account-rules.ts";
import { refuseWithoutOrigin } from "#workers/backend/readers/accounts/refuse-without-origin.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { newsletterConfirmMail } from "./newsletter-confirm-mail.ts";
import { newsletterMessages } from "./newsletter-messages.ts";

/** Mails that confirm newsletters, to one address and from one network. */
const confirmationMails = defineLimit("newsletter-mail", { max: 3, windowS: HOUR_S });
const signUpsByNetwork = defineLimit("newsletter-network", { max: 20, windowS: HOUR_S });

/** More than there will ever be. */
const MAX_NEWSLETTERS = 50;

/**
 * The answer is the same for known and unknown addresses: the mail's job looks them up. Errors: 200 for an invalid
 * address or newsletter (rules 5), 219 for too many from one network; too many mails to one address are left out silently.
 */
export async function signUpForNewsletters(
  call: Call,
  { email: typed, newsletters }: { email: string; newsletters: readonly string[] },
): Promise<ActionResult> {
  const email = parseEmail(typed);
  if (!email.isValid) return refuse("invalidInput", email.message);
  const chosen = [...new Set(newsletters)];
  if (chosen.length === 0 || chosen.length > MAX_NEWSLETTERS || !(await areListed(call.env.DB, chosen)))
    return refuse("invalidInput", newsletterMessages.noneChosen);
  const withoutOrigin = refuseWithoutOrigin(call);
  if (withoutOrigin !== null) return withoutOrigin;
  const exceeded = await countAttempts(call, [
    { limit: confirmationMails, subject: toAccountKey(email.value) },
    { limit: signUpsByNetwork, subject: call.caller.network },
  ]);
  if (exceeded.includes(signUpsByNetwork)) return refuseAttempt(signUpsByNetwork);
  if (exceeded.length === 0) {
    await queueMail(call, newsletterConfirmMail, { email: email.value, newsletters: chosen, askedAt: call.now });
    countMetric("newsletter", "asked");
  }
  return { kind: "done", message: newsletterMessages.mailSent };
}

async function areListed(db: D1Database, slugs: readonly string[]): Promise<boolean> {
  const sql = "SELECT COUNT(*) AS n FROM json_each(?1) JOIN newsletters n ON n.slug = value WHERE n.listed = 1";
  return (await db.prepare(sql).bind(JSON.stringify(slugs)).first<number>("n")) === slugs.length;
}
