/** What accounts leave behind and nobody needs any more. */

/** An activation mail is valid for two days and can be sent again; after that the address becomes free. */
const PENDING_DAYS = 7;
const DAY_S = 24 * 60 * 60;

/** Deletes expired sessions, keys, attempts and offers, and accounts that were never activated; those of the demo paper stay. */
export async function cleanUpAccounts(db: D1Database, now: Date): Promise<void> {
  const nowS = Math.floor(now.getTime() / 1000);
  await db.batch([
    db.prepare("DELETE FROM account_sessions WHERE expires_at <= ?1").bind(nowS),
    db.prepare("DELETE FROM one_time_keys WHERE expires_at <= ?1").bind(nowS),
    db.prepare("DELETE FROM attempts WHERE expires_at <= ?1").bind(nowS),
    db.prepare("DELETE FROM upsell_entitlements WHERE expires_at <= ?1").bind(nowS),
    db
      .prepare("DELETE FROM accounts WHERE state = 'pending' AND created_at <= ?1 AND source IS NOT 'demo'")
      .bind(nowS - PENDING_DAYS * DAY_S),
  ]);
}
