/** The wanted newsletters that the address does not get yet. */
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";

const missingSql = `SELECT n.slug, n.title FROM json_each(?2) CROSS JOIN newsletters n ON n.slug = value
  WHERE n.listed = 1 AND (EXISTS (SELECT 1 FROM mail_bounces b WHERE b.email_key = ?1 AND b.paused_at IS NOT NULL) OR (
    NOT EXISTS (SELECT 1 FROM newsletter_guests g WHERE g.email_key = ?1 AND g.newsletter = n.slug)
    AND NOT EXISTS (SELECT 1 FROM newsletter_subscriptions s WHERE s.newsletter = n.slug AND s.confirmed_at IS NOT NULL
      AND s.account_id = (SELECT id FROM accounts WHERE email_key = ?1 AND state = 'active'))))`;

/** A reader whose mail is paused after bounces has to confirm again. */
export async function readMissingNewsletters(
  db: D1Database,
  email: string,
  newsletters: readonly string[],
): Promise<{ slug: string; title: string }[]> {
  const { results } = await db
    .prepare(missingSql)
    .bind(toAccountKey(email), JSON.stringify(newsletters))
    .all<{ slug: string; title: string }>();
  return results;
}
