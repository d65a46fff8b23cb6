/** Sessions of staff (decision 104): a sealed token in the browser and a row here. Removing the row ends the session at once. */

import type { Env } from "#workers/backend/ground/env.ts";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { parseRoles, type StaffRight, toRights } from "./rights.ts";
import { openForStaff, sealForStaff } from "./staff-secret.ts";

/** A working day, after which staff sign in anew. */
export const SESSION_LIFETIME_S = 12 * 60 * 60;
/** For so long after a second factor dangerous actions need no other one. */
export const CONFIRMED_FOR_S = 10 * 60;
/** A member's activity is noted no more often than this. */
const SEEN_EVERY_S = 5 * 60;
const MAX_DEVICE = 200;
const PURPOSE = "session";

export type OpenedSession = { session: string; expiresAt: number };

/** Who a session belongs to. */
export type StaffCaller = { id: number; name: string; sessionId: number };
export type FoundSession = { staff: StaffCaller; rights: StaffRight[]; isConfirmed: boolean };

/** Opened right after a second factor, and so confirmed. Of a member who is locked in this moment it is none, and none after an unlocking. */
export async function createStaffSession(env: Env, staffId: number, device: string, now: number): Promise<OpenedSession> {
  // Short, so that the sealed token fits a bearer's header.
  const key = createSecret(16);
  const expiresAt = now + SESSION_LIFETIME_S;
  const sql = `INSERT INTO staff_sessions (digest, staff_id, device, created_at, last_seen_at, expires_at, confirmed_at)
    SELECT ?1, id, ?3, ?4, ?4, ?5, ?4 FROM staff WHERE id = ?2 AND state = 'active'`;
  await env.DB.batch([
    env.DB.prepare(sql).bind(await digestSecret(key), staffId, device.slice(0, MAX_DEVICE), now, expiresAt),
    env.DB.prepare("UPDATE staff SET last_seen_at = ?2 WHERE id = ?1").bind(staffId, now),
  ]);
  return { session: await sealForStaff(env, PURPOSE, { k: key }, expiresAt), expiresAt };
}

type SessionRow = { id: number; staff_id: number; name: string; roles: string; last_seen_at: number; confirmed_at: number };

/** Null for a session that has expired, was ended, or belongs to a locked member. */
export async function findStaffSession(env: Env, sealed: string, now: number): Promise<FoundSession | null> {
  const key = (await openForStaff(env, PURPOSE, sealed, now))?.k;
  if (typeof key !== "string") return null;
  const sql = `SELECT o.id, o.staff_id, m.name, m.roles, o.last_seen_at, o.confirmed_at
    FROM staff_sessions o JOIN staff m ON m.id = o.staff_id WHERE o.digest = ?1 AND o.expires_at > ?2 AND m.state = 'active'`;
  const row = await env.DB.prepare(sql)
    .bind(await digestSecret(key), now)
    .first<SessionRow>();
  if (row === null) return null;
  if (row.last_seen_at + SEEN_EVERY_S <= now) await noteSeen(env, row, now);
  return {
    staff: { id: row.staff_id, name: row.name, sessionId: row.id },
    rights: toRights(parseRoles(row.roles)),
    isConfirmed: row.confirmed_at + CONFIRMED_FOR_S > now,
  };
}

async function noteSeen({ DB }: Env, { id, staff_id }: SessionRow, now: number): Promise<void> {
  await DB.batch([
    DB.prepare("UPDATE staff_sessions SET last_seen_at = ?2 WHERE id = ?1").bind(id, now),
    DB.prepare("UPDATE staff SET last_seen_at = ?2 WHERE id = ?1").bind(staff_id, now),
  ]);
}

/** A second factor was shown in this session, at `now`, in seconds. */
export async function confirmStaffSession({ DB }: Env, sessionId: number, now: number): Promise<void> {
  await DB.prepare("UPDATE staff_sessions SET confirmed_at = ?2 WHERE id = ?1").bind(sessionId, now).run();
}

/** Ends one session of a member; false when there is none. */
export async function endStaffSession({ DB }: Env, staffId: number, sessionId: number): Promise<boolean> {
  const sql = "DELETE FROM staff_sessions WHERE id = ?1 AND staff_id = ?2";
  return (await DB.prepare(sql).bind(sessionId, staffId).run()).meta.changes === 1;
}

/** Ends all sessions of a member but one; null spares none. */
export function endSessionsStatement(db: D1Database, staffId: number, spared: number | null): D1PreparedStatement {
  return db.prepare("DELETE FROM staff_sessions WHERE staff_id = ?1 AND id <> ?2").bind(staffId, spared ?? 0);
}

export type SessionLine = { id: number; device: string; created_at: number; last_seen_at: number };

/** A member's valid sessions, newest first. */
export async function listStaffSessions({ DB }: Env, staffId: number, now: number): Promise<SessionLine[]> {
  const sql = `SELECT id, device, created_at, last_seen_at FROM staff_sessions
    WHERE staff_id = ?1 AND expires_at > ?2 ORDER BY expires_at DESC`;
  return (await DB.prepare(sql).bind(staffId, now).all<SessionLine>()).results;
}
