/** Guesses that are slowed down: after some that are free each has to wait longer than the one before, up to a longest wait. */
import type { AccountCall } from "#workers/backend/accounts/account-call.ts";
import { digestSecret } from "#workers/backend/accounts/keys/secret-text.ts";

export type Wait = {
  /** Whose guesses they are, such as `guess-name`: part of the key they are counted under. */
  lane: string;
  /** So many come without a wait. */
  free: number;
  firstWaitS: number;
  longestWaitS: number;
};
export type Guess = { wait: Wait; subject: string };

/** After this time without a guess they begin anew. Longer than any wait. */
const FORGOTTEN_AFTER_S = 2 * 60 * 60;

/** One that comes within its wait changes nothing, so who knocks all the time does not make others wait longer. */
const takeSql = `INSERT INTO attempts (key, count, expires_at, blocked_until) VALUES (?1, 1, ?2 + ${FORGOTTEN_AFTER_S}, 0)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN expires_at > ?2 THEN count + 1 ELSE 1 END,
    blocked_until = CASE WHEN expires_at > ?2 AND count + 1 >= ?3
      THEN ?2 + min(?5, ?4 << min(count + 1 - ?3, 20)) ELSE 0 END,
    expires_at = ?2 + ${FORGOTTEN_AFTER_S}
  WHERE blocked_until <= ?2 RETURNING count`;

/** Whether this guess may be looked at. One statement, so guesses that come at the same time are told apart. */
export async function takeGuess({ env, now }: AccountCall, { wait, subject }: Guess): Promise<boolean> {
  const { free, firstWaitS, longestWaitS } = wait;
  const { results } = await env.DB.prepare(takeSql)
    .bind(await toKey(wait, subject), now, free, firstWaitS, longestWaitS)
    .all();
  return results.length === 1;
}

/** Whether one was counted, and is not forgotten yet. */
export async function hasGuesses({ env, now }: AccountCall, { wait, subject }: Guess): Promise<boolean> {
  const row = await env.DB.prepare("SELECT 1 FROM attempts WHERE key = ?1 AND expires_at > ?2")
    .bind(await toKey(wait, subject), now)
    .first();
  return row !== null;
}

/** Takes one back that was not looked at after all. */
export async function takeBackGuess(db: D1Database, { wait, subject }: Guess): Promise<void> {
  await db
    .prepare("UPDATE attempts SET count = count - 1, blocked_until = 0 WHERE key = ?1 AND count > 0")
    .bind(await toKey(wait, subject))
    .run();
}

/** Whoever was right starts anew. */
export async function forgetGuesses(db: D1Database, guesses: readonly Guess[]): Promise<void> {
  const keys = await Promise.all(guesses.map(({ wait, subject }) => toKey(wait, subject)));
  await db.prepare("DELETE FROM attempts WHERE key IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(keys)).run();
}

/** A digest: readers type passwords where the user name belongs, and addresses need not be kept. */
async function toKey({ lane }: Pick<Wait, "lane">, subject: string): Promise<string> {
  return `${lane}:${await digestSecret(subject)}`;
}
