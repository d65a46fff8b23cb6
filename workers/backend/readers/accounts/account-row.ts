/** An account as it is kept, and how it is found. */

export type AccountState = "pending" | "active" | "blocked";

export type AccountRow = {
  id: number;
  login: string;
  login_key: string;
  email: string;
  email_key: string;
  firstname: string;
  lastname: string;
  password_hash: string;
  state: AccountState;
  /** Seconds since 1970. */
  created_at: number;
};

const names = "id login login_key email email_key firstname lastname password_hash state created_at".split(" ");

/** The columns of an AccountRow in a statement where accounts is `a`. */
export const accountColumns = names.map((name) => `a.${name}`).join(", ");

/** By user name or address; a user name that is an address belongs to that address (account-rules). */
export function findAccount(db: D1Database, key: string): Promise<AccountRow | null> {
  return db
    .prepare(`SELECT ${accountColumns} FROM accounts a WHERE a.login_key = ?1 OR a.email_key = ?1 LIMIT 1`)
    .bind(key)
    .first<AccountRow>();
}

export function readAccountRow(db: D1Database, id: number): Promise<AccountRow | null> {
  return db.prepare(`SELECT ${accountColumns} FROM accounts a WHERE a.id = ?1`).bind(id).first<AccountRow>();
}
