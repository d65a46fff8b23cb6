/** Keys that open one thing once: activating an account, setting a new password. Only their digests are kept. */
import { createSecret, digestSecret } from "./secret-text.ts";

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

/** Uses a key up: the account it belongs to, or null when it is unknown, used, expired or for something else. */
export async function redeemKey(
  db: D1Database,
  { purpose, key, now }: { purpose: KeyPurpose; key: string; now: number },
): Promise<number | null> {
  if (key === "" || key.length > MAX_KEY_LENGTH) return null;
  // One statement: of two that come at the same time only one finds the key unused.
  const used = await db
    .prepare(
      `UPDATE one_time_keys SET used_at = ?3
       WHERE digest = ?1 AND purpose = ?2 AND used_at IS NULL AND expires_at > ?3 RETURNING account_id`,
    )
    .bind(await digestSecret(key), purpose, now)
    .first<{ account_id: number | null }>();
  return used?.account_id ?? null;
}
