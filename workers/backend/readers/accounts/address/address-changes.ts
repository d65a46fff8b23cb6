/** Changes of an account's e-mail address, as they are kept. Only digests of the keys in mails are. */
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";

const KEY_BYTES = 32;
/** Longer than any key of ours; what is longer is not worth a digest. */
const MAX_KEY_LENGTH = 100;

export type AddressChange = {
  id: number;
  account_id: number;
  email: string;
  email_key: string;
  former_email: string;
  /** Seconds since 1970. */
  requested_at: number;
};

const columns = "id, account_id, email, email_key, former_email, requested_at";

/** `waits` for its mail to be opened, or is `done` and can be taken back. */
export type AddressState = "waits" | "done";

const stateSql = { waits: "confirmed_at IS NULL", done: "confirmed_at IS NOT NULL" } as const satisfies Record<
  AddressState,
  string
>;

/** A change by its id, for the mail about it; null when it is over or no longer in that state. */
export function readChange(
  db: D1Database,
  id: number,
  { state, now }: { state: AddressState; now: number },
): Promise<AddressChange | null> {
  return db
    .prepare(`SELECT ${columns} FROM address_changes WHERE id = ?1 AND expires_at > ?2 AND ${stateSql[state]}`)
    .bind(id, now)
    .first<AddressChange>();
}

/** The change that the key of a mail is about; null for a key that is over or none of ours. */
export async function findChange(
  db: D1Database,
  key: string,
  { state, now }: { state: AddressState; now: number },
): Promise<AddressChange | null> {
  if (key === "" || key.length > MAX_KEY_LENGTH) return null;
  return db
    .prepare(`SELECT ${columns} FROM address_changes WHERE digest = ?1 AND expires_at > ?2 AND ${stateSql[state]}`)
    .bind(await digestSecret(key), now)
    .first<AddressChange>();
}

/** A new key for the mail about a change: that of a mail written before opens nothing any more. */
export async function createChangeKey(db: D1Database, id: number): Promise<string> {
  const key = createSecret(KEY_BYTES);
  await db
    .prepare("UPDATE address_changes SET digest = ?2 WHERE id = ?1")
    .bind(id, await digestSecret(key))
    .run();
  return key;
}

/** The address of this account that waits for its mail; null without one. */
export const waitingSql = `SELECT email FROM address_changes
  WHERE account_id = ?1 AND confirmed_at IS NULL AND expires_at > ?2 ORDER BY id DESC LIMIT 1`;

/** What waits is given up. */
export function dropWaitingStatement(db: D1Database, accountId: number): D1PreparedStatement {
  return db.prepare("DELETE FROM address_changes WHERE account_id = ?1 AND confirmed_at IS NULL").bind(accountId);
}

/**
 * Sets the address of account ?1 to ?2 with the key ?3, and its user name where that was the address. Answers a row, or none when
 * somebody else has it or `condition` is not so.
 */
export function toSetAddressSql(condition: string): string {
  return `UPDATE accounts SET email = ?2, email_key = ?3,
      login = CASE WHEN login_key = email_key THEN ?2 ELSE login END,
      login_key = CASE WHEN login_key = email_key THEN ?3 ELSE login_key END
    WHERE id = ?1 AND state <> 'blocked' AND ${condition}
      AND NOT EXISTS (SELECT 1 FROM accounts o WHERE o.email_key = ?3 AND o.id <> ?1)
      AND NOT EXISTS (SELECT 1 FROM accounts o WHERE o.login_key = ?3 AND o.id <> ?1)
    RETURNING id`;
}
