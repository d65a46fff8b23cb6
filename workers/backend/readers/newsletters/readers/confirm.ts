/** Confirming newsletters by the link of the mail. Done twice it is as if done once. */

import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { forgetBouncesStatement } from "#workers/backend/readers/newsletters/bounces/record-bounce.ts";
import { openConfirmationKey } from "./confirmation-key.ts";
import { newsletterMessages } from "./newsletter-messages.ts";

const activeSql = "SELECT id FROM accounts WHERE email_key = ?1 AND state = 'active'";

/** Error 204 when the key is over or none of ours. An address that belongs to an account is the account's. */
export async function confirmNewsletters({ env, now }: Pick<Call, "env" | "now">, key: string): Promise<ActionResult> {
  const wish = await openConfirmationKey(env, key, now);
  if (wish === null) return refuse("invalidKey", newsletterMessages.linkUsed);
  const { DB } = env;
  const emailKey = toAccountKey(wish.email);
  const slugs = JSON.stringify(wish.newsletters);
  await DB.batch([
    DB.prepare(
      `INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at)
       SELECT (${activeSql}), n.slug, ?3, ?4 FROM json_each(?2) JOIN newsletters n ON n.slug = value AND n.listed = 1
       WHERE EXISTS (${activeSql})
       ON CONFLICT (account_id, newsletter) DO UPDATE SET confirmed_at = COALESCE(confirmed_at, excluded.confirmed_at)`,
    ).bind(emailKey, slugs, wish.askedAt, now),
    DB.prepare(
      `INSERT INTO newsletter_guests (newsletter, email, email_key, asked_at, confirmed_at)
       SELECT n.slug, ?3, ?1, ?4, ?5 FROM json_each(?2) JOIN newsletters n ON n.slug = value AND n.listed = 1
       WHERE NOT EXISTS (${activeSql}) ON CONFLICT (email_key, newsletter) DO NOTHING`,
    ).bind(emailKey, slugs, wish.email, wish.askedAt, now),
    forgetBouncesStatement(DB, emailKey),
  ]);
  countMetric("newsletter", "confirmed");
  return { kind: "done", message: newsletterMessages.confirmed };
}
