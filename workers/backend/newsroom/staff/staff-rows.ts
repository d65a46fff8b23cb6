/** Rows of staff, as several parts read them. */
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";

export type StaffState = "invited" | "active" | "locked";
export type StaffRow = {
  id: number;
  name: string;
  mail: string;
  roles: string;
  state: StaffState;
  password_hash: string | null;
  totp_secret: string | null;
};

const columns = "id, name, mail, roles, state, password_hash, totp_secret";

/** As addresses are kept and compared. */
export function toStaffMail(text: string): string {
  return text.trim().toLowerCase();
}

/** By the address in any spelling; null when no member has it. */
export function findStaffByMail(db: D1Database, mail: string): Promise<StaffRow | null> {
  return db.prepare(`SELECT ${columns} FROM staff WHERE mail = ?1`).bind(toStaffMail(mail)).first<StaffRow>();
}

/** Null when no member has this number. */
export function findStaffById(db: D1Database, id: number): Promise<StaffRow | null> {
  return db.prepare(`SELECT ${columns} FROM staff WHERE id = ?1`).bind(id).first<StaffRow>();
}

/** The member invited with this key, while it is valid. */
export async function findInvited(db: D1Database, key: string, now: number): Promise<StaffRow | null> {
  const sql = `SELECT ${columns} FROM staff WHERE invitation = ?1 AND invitation_expires_at > ?2 AND state = 'invited'`;
  return db
    .prepare(sql)
    .bind(await digestSecret(key), now)
    .first<StaffRow>();
}
