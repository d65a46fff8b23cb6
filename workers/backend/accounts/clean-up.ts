/** What accounts leave behind and nobody needs any more. */

/** An activation mail is valid for two days and can be sent again; after that the address becomes free. */
const PENDING_DAYS = 7;
const DAY_S = 24 * 60 * 60;

/**
 * Deletes expired sessions, keys and offers, and accounts that were never activated. Those of the demo paper
 * stay, and those of who bought something in a checkout and has not confirmed the address: it is paid for.
 */
export async function cleanUpAccounts(db: D1Database, now: Date): Promise<void> {
  const nowS = Math.floor(now.getTime() / 1000);
  await db.batch([
    db.prepare("DELETE FROM account_sessions WHERE expires_at <= ?1").bind(nowS),
    db.prepare("DELETE FROM one_time_keys WHERE expires_at <= ?1").bind(nowS),
    db.prepare("DELETE FROM upsell_entitlements WHERE expires_at <= ?1").bind(nowS),
    db
      .prepare(
        `DELETE FROM accounts WHERE state = 'pending' AND created_at <= ?1 AND source IS NOT 'demo' AND NOT EXISTS (
           SELECT 1 FROM subscriptions s
           WHERE s.account_id = accounts.id AND s.origin = 'provider' AND (s.ends_at IS NULL OR s.ends_at > ?1))`,
      )
      .bind(nowS - PENDING_DAYS * DAY_S),
  ]);
}
