/** The team (decision 104): inviting, roles, locking, resetting. The last administrator cannot be removed. */

import type { Env } from "#workers/backend/ground/env.ts";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { removeStaffPasskeysStatement } from "#workers/backend/newsroom/staff/passkeys/staff-passkeys.ts";
import { parseRoles, type StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { findStaffById, findStaffByMail, type StaffState, toStaffMail } from "#workers/backend/newsroom/staff/staff-rows.ts";
import { endSessionsStatement } from "#workers/backend/newsroom/staff/staff-sessions.ts";

const INVITATION_LIFETIME_S = 48 * 60 * 60;
const KEY_BYTES = 24;

export type Invitation = { kind: "invited"; id: number; key: string; expiresAt: number };
export type TeamOutcome = "done" | "unknown" | "last administrator";

/** Whether other administrators can still invite people; `?1` is the member in question. */
const hasOther = "EXISTS (SELECT 1 FROM staff o WHERE o.is_administrator = 1 AND o.state = 'active' AND o.id <> ?1)";

/** A one-time link's key for a new member, shown once; `taken` when the address has an account. */
export async function inviteStaff(
  { DB }: Env,
  { name, mail, roles }: { name: string; mail: string; roles: readonly StaffRole[] },
  now: number,
): Promise<Invitation | { kind: "taken" }> {
  if ((await findStaffByMail(DB, mail)) !== null) return { kind: "taken" };
  const { key, digest, expiresAt } = await createInvitation(now);
  const sql = `INSERT INTO staff (name, mail, roles, state, invitation, invitation_expires_at, created_at)
    VALUES (?1, ?2, ?3, 'invited', ?4, ?5, ?6) ON CONFLICT (mail) DO NOTHING RETURNING id`;
  const statement = DB.prepare(sql).bind(name.trim(), toStaffMail(mail), roles.join(","), digest, expiresAt, now);
  const row = await statement.first<{ id: number }>();
  return row === null ? { kind: "taken" } : { kind: "invited", id: row.id, key, expiresAt };
}

/**
 * Removes password, second factor, passkeys and sessions and gives a new link. `byOperator`: the operator at the machine may do so to the last
 * administrator, who has lost everything.
 */
export async function resetStaff(
  { DB }: Env,
  { id, byOperator }: { id: number; byOperator: boolean },
  now: number,
): Promise<Invitation | Exclude<TeamOutcome, "done">> {
  const { key, digest, expiresAt } = await createInvitation(now);
  const sql = `UPDATE staff SET state = 'invited', password_hash = NULL, totp_secret = NULL, invitation = ?2, invitation_expires_at = ?3
    WHERE id = ?1 AND state <> 'locked' AND (is_administrator = 0 OR state <> 'active' OR ?4 = 1 OR ${hasOther})`;
  const { meta } = await DB.prepare(sql)
    .bind(id, digest, expiresAt, byOperator ? 1 : 0)
    .run();
  if (meta.changes !== 1) return explain(DB, id);
  await DB.batch([
    DB.prepare("DELETE FROM staff_recovery_codes WHERE staff_id = ?1").bind(id),
    removeStaffPasskeysStatement(DB, id),
    endSessionsStatement(DB, id, null),
  ]);
  return { kind: "invited", id, key, expiresAt };
}

async function createInvitation(now: number) {
  const key = createSecret(KEY_BYTES);
  return { key, digest: await digestSecret(key), expiresAt: now + INVITATION_LIFETIME_S };
}

/** The roles count from the next request on. */
export async function setStaffRoles({ DB }: Env, id: number, roles: readonly StaffRole[]): Promise<TeamOutcome> {
  const sql = `UPDATE staff SET roles = ?2 WHERE id = ?1 AND (?3 = 1 OR is_administrator = 0 OR state <> 'active' OR ${hasOther})`;
  const isKept = roles.includes("administrator") ? 1 : 0;
  const { meta } = await DB.prepare(sql).bind(id, roles.join(","), isKept).run();
  return meta.changes === 1 ? "done" : explain(DB, id);
}

/** Ends sessions and an unused invitation as well. A member who stays locked is deleted in the end (doors/clock/clean-ups/clean-ups.ts). */
export async function lockStaff({ DB }: Env, id: number): Promise<TeamOutcome> {
  const sql = `UPDATE staff SET state = 'locked', invitation = NULL, locked_at = COALESCE(locked_at, unixepoch())
    WHERE id = ?1 AND (is_administrator = 0 OR state <> 'active' OR ${hasOther})`;
  const { meta } = await DB.prepare(sql).bind(id).run();
  if (meta.changes !== 1) return explain(DB, id);
  await endSessionsStatement(DB, id, null).run();
  return "done";
}

/** A member who has no password yet needs a new link. */
export async function unlockStaff({ DB }: Env, id: number): Promise<TeamOutcome> {
  const sql = `UPDATE staff SET state = CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END, locked_at = NULL
    WHERE id = ?1 AND state = 'locked'`;
  return (await DB.prepare(sql).bind(id).run()).meta.changes === 1 ? "done" : "unknown";
}

async function explain(db: D1Database, id: number): Promise<Exclude<TeamOutcome, "done">> {
  const staff = await findStaffById(db, id);
  return staff === null || staff.state === "locked" ? "unknown" : "last administrator";
}

type MemberRow = { id: number; name: string; mail: string; roles: string; state: StaffState } & {
  created_at: number;
  last_seen_at: number | null;
  session_count: number;
  passkey_count: number;
};
export type Member = Omit<MemberRow, "roles"> & { roles: StaffRole[] };

/** All members, by when they came; a team is small. */
export async function listStaff({ DB }: Env, now: number): Promise<Member[]> {
  const sql = `SELECT id, name, mail, roles, state, created_at, last_seen_at,
    (SELECT COUNT(*) FROM staff_sessions s WHERE s.staff_id = staff.id AND s.expires_at > ?1) AS session_count,
    (SELECT COUNT(*) FROM staff_passkeys p WHERE p.staff_id = staff.id) AS passkey_count
    FROM staff ORDER BY id LIMIT 500`;
  const { results } = await DB.prepare(sql).bind(now).all<MemberRow>();
  return results.map((row) => ({ ...row, roles: parseRoles(row.roles) }));
}
