/** Keys that open one thing once: activating an account, setting a new password. Only their digests are kept. */
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { AccountState } from "#workers/backend/readers/accounts/account-row.ts";

export type KeyPurpose = "activate" | "reset";

const KEY_BYTES = 32;
/** Longer than any key of ours; what is longer is not worth a digest. */
const MAX_KEY_LENGTH = 100;

/** A new key for an account. It replaces older ones of the same purpose that were not used: the last mail counts. */
export async function createKey(
  db: D1Database,
  { purpose, accountId, lifetimeS, now }: { purpose: KeyPurpose; accountId: number; lifetimeS: number; now: number },
): Promise<string> {
  const key = createSecret(KEY_BYTES);
  await db.batch([
    deleteKeysStatement(db, { purpose, accountId }),
    db
      .prepare("INSERT INTO one_time_keys (digest, purpose, account_id, expires_at) VALUES (?1, ?2, ?3, ?4)")
      .bind(await digestSecret(key), purpose, accountId, now + lifetimeS),
  ]);
  return key;
}

/** Keys of mails that were sent earlier open nothing any more. */
export function deleteKeysStatement(
  db: D1Database,
  { purpose, accountId }: { purpose: KeyPurpose; accountId: number },
): D1PreparedStatement {
  return db
    .prepare("DELETE FROM one_time_keys WHERE account_id = ?1 AND purpose = ?2 AND used_at IS NULL")
    .bind(accountId, purpose);
}

type Use = { purpose: KeyPurpose; key: string; now: number };

const isOpenSql = "digest = ?1 AND purpose = ?2 AND used_at IS NULL AND expires_at > ?3";

/**
 * Uses a key up together with what it opens, in one transaction: after a fault the same key works again. Answers the
 * account it belongs to, or null when it is unknown, used, expired or for something else; then nothing is done.
 */
export async function redeemKey(
  db: D1Database,
  use: Use,
  open: (accountId: number) => Promise<D1PreparedStatement[]> | D1PreparedStatement[] = () => [],
): Promise<number | null> {
  const { key, purpose, now } = use;
  if (key === "" || key.length > MAX_KEY_LENGTH) return null;
  const values = [await digestSecret(key), purpose, now];
  const find = async () =>
    db
      .prepare(`SELECT account_id FROM one_time_keys WHERE ${isOpenSql}`)
      .bind(...values)
      .first<number | null>("account_id");
  const accountId = await find();
  if (accountId === null) return null;
  // Of two that come at the same time the second is stopped by this: "used" is no JSON.
  const stop = `SELECT json(iif(count(*) = 1, '1', 'used')) FROM one_time_keys WHERE ${isOpenSql}`;
  const statements = await open(accountId);
  try {
    await db.batch([
      db.prepare(stop).bind(...values),
      db.prepare(`UPDATE one_time_keys SET used_at = ?3 WHERE ${isOpenSql}`).bind(...values),
      ...statements,
    ]);
  } catch (error) {
    if ((await find()) === null) return null;
    throw error;
  }
  return accountId;
}

/** A key that opens nothing any more, with the account that it belongs to; null for none of ours, and for one that was replaced. */
export async function findSpentKey(
  db: D1Database,
  { purpose, key }: Omit<Use, "now">,
): Promise<{ isUsed: boolean; state: AccountState } | null> {
  if (key === "" || key.length > MAX_KEY_LENGTH) return null;
  const found = await db
    .prepare(
      `SELECT k.used_at IS NOT NULL AS isUsed, a.state FROM one_time_keys k CROSS JOIN accounts a ON a.id = k.account_id
       WHERE k.digest = ?1 AND k.purpose = ?2`,
    )
    .bind(await digestSecret(key), purpose)
    .first<{ isUsed: number; state: AccountState }>();
  return found === null ? null : { isUsed: found.isUsed === 1, state: found.state };
}
