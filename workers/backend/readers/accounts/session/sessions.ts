/** The sessions of readers. h (`hash`) names a session, t (`token`) proves it; only t's digest is kept. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createSecret, digestSecret, isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { type AccountRow, accountColumns } from "#workers/backend/readers/accounts/account-row.ts";

export type SessionMethod = "password" | "card" | "registration";
/** What the browser keeps. */
export type SessionKeys = { hash: string; token: string };
export type Session = {
  id: number;
  hash: string;
  method: SessionMethod;
  account: AccountRow;
  /** This call made it last longer: the reader's cookies are to follow (prolonging-cookies.ts). */
  isProlonged: boolean;
};

const HASH_BYTES = 16;
const TOKEN_BYTES = 32;
/** Longer than any h or t of ours. */
const MAX_KEY_LENGTH = 100;
/** Since the reader was last seen. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60;
/** The precision of that time; writing it each time would make every page a write. */
const SEEN_PRECISION_S = 60 * 60;
const MAX_SESSIONS_PER_ACCOUNT = 20;

type SessionRow = AccountRow & {
  session_id: number;
  hash: string;
  token_digest: string;
  method: SessionMethod;
  last_seen_at: number;
};

/** A new session; of too many the longest unused end. */
export async function createSession(call: Call, accountId: number, method: SessionMethod): Promise<SessionKeys> {
  const { env, caller, now } = call;
  const keys = { hash: createSecret(HASH_BYTES), token: createSecret(TOKEN_BYTES) };
  const insert = env.DB.prepare(
    `INSERT INTO account_sessions (account_id, hash, token_digest, method, device, created_at, last_seen_at, expires_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)`,
  ).bind(accountId, keys.hash, await digestSecret(keys.token), method, caller.device, now, now + SESSION_LIFETIME_S);
  const endOldest = env.DB.prepare(
    `DELETE FROM account_sessions WHERE id IN (
       SELECT id FROM account_sessions WHERE account_id = ?1 ORDER BY last_seen_at DESC, id DESC LIMIT -1 OFFSET ?2)`,
  ).bind(accountId, MAX_SESSIONS_PER_ACCOUNT);
  await env.DB.batch([insert, endOldest]);
  return keys;
}

/**
 * Whether the account `a` is open to a session, the table of which is called `session` in the statement. An unconfirmed
 * one is open only to the sessions that began with its registration or, once it has paid, with its password (login.ts).
 */
export function toOpenAccountSql(session: string): string {
  return `(a.state = 'active' OR (a.state = 'pending' AND ${session}.method = 'registration'))`;
}

/** The valid session of h and t, both of which must be right; null as well when the account is not open to it. */
export async function findSession(call: Call, { hash, token }: SessionKeys): Promise<Session | null> {
  if (!isKey(hash) || !isKey(token)) return null;
  const row = await readSession(call, "s.hash = ?1", hash);
  // h is no secret: it stands in a cookie of its own and in lists of sessions.
  const isRight = await isSameSecret(await digestSecret(token), row?.token_digest ?? "");
  return row !== null && isRight ? toSession(call, row) : null;
}

/** The valid session that t alone proves (Authorization: Bearer t). */
export async function findSessionByToken(call: Call, token: string): Promise<Session | null> {
  if (!isKey(token)) return null;
  const row = await readSession(call, "s.token_digest = ?1", await digestSecret(token));
  return row === null ? null : toSession(call, row);
}

export async function endSessionById(db: D1Database, sessionId: number): Promise<void> {
  await db.prepare("DELETE FROM account_sessions WHERE id = ?1").bind(sessionId).run();
}

/** All sessions of an account but `keptId`; 0 keeps none. */
export function endSessionsStatement(db: D1Database, accountId: number, keptId: number): D1PreparedStatement {
  return db.prepare("DELETE FROM account_sessions WHERE account_id = ?1 AND id <> ?2").bind(accountId, keptId);
}

function isKey(text: string): boolean {
  return text !== "" && text.length <= MAX_KEY_LENGTH;
}

function readSession({ env, now }: Call, condition: string, value: string): Promise<SessionRow | null> {
  return env.DB.prepare(
    `SELECT s.id AS session_id, s.hash, s.token_digest, s.method, s.last_seen_at, ${accountColumns}
     FROM account_sessions s CROSS JOIN accounts a ON a.id = s.account_id
     WHERE ${condition} AND s.expires_at > ?2 AND ${toOpenAccountSql("s")}`,
  )
    .bind(value, now)
    .first<SessionRow>();
}

async function toSession({ env, now }: Call, row: SessionRow): Promise<Session> {
  const { session_id: id, hash, token_digest: _, method, last_seen_at: lastSeenAt, ...account } = row;
  const isProlonged = now - lastSeenAt >= SEEN_PRECISION_S;
  if (isProlonged) {
    await env.DB.prepare("UPDATE account_sessions SET last_seen_at = ?2, expires_at = ?3 WHERE id = ?1")
      .bind(id, now, now + SESSION_LIFETIME_S)
      .run();
  }
  return { id, hash, method, account, isProlonged };
}
