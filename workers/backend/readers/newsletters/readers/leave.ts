/** Ending a subscription by the address in its mails (RFC 8058): its key is enough, no sign-in is needed. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";

/** Ours have 32; longer ones are not worth a question. */
const MAX_KEY_LENGTH = 100;

const findSql = `SELECT a.email_key, s.newsletter, n.title FROM newsletter_subscriptions s
    JOIN accounts a ON a.id = s.account_id JOIN newsletters n ON n.slug = s.newsletter WHERE s.leave_key = ?1
  UNION ALL
  SELECT g.email_key, g.newsletter, n.title FROM newsletter_guests g JOIN newsletters n ON n.slug = g.newsletter
    WHERE g.leave_key = ?1`;

type Found = { email_key: string; newsletter: string; title: string };

/** The title of the newsletter that a key ends; null for an invalid or used key. */
export async function readSubscriptionTitle({ env }: Pick<Call, "env">, key: string): Promise<string | null> {
  return (await find(env.DB, key))?.title ?? null;
}

/** Can be repeated: a key that is no longer valid is fine. */
export async function leaveNewsletter({ env }: Pick<Call, "env">, key: string): Promise<void> {
  const found = await find(env.DB, key);
  if (found === null) return;
  // Whichever way the address came to it: with an account, or before it had one.
  await env.DB.batch([
    env.DB.prepare(
      `DELETE FROM newsletter_subscriptions WHERE newsletter = ?2
         AND account_id = (SELECT id FROM accounts WHERE email_key = ?1)`,
    ).bind(found.email_key, found.newsletter),
    env.DB.prepare("DELETE FROM newsletter_guests WHERE email_key = ?1 AND newsletter = ?2").bind(
      found.email_key,
      found.newsletter,
    ),
  ]);
}

async function find(db: D1Database, key: string): Promise<Found | null> {
  return key === "" || key.length > MAX_KEY_LENGTH ? null : db.prepare(findSql).bind(key).first<Found>();
}
