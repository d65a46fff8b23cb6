/** How often something may be tried in a time. Attempts are counted in fixed windows, before the work is done. */
import type { AccountCall, Refusal } from "#workers/backend/accounts/account-call.ts";
import { digestSecret } from "#workers/backend/accounts/keys/secret-text.ts";
import { refuse } from "#workers/backend/accounts/refuse.ts";

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

type Limit = { max: number; windowS: number };

const limits = {
  /** Whoever it tries to be; what is guessed at one name waits longer and longer (login-guesses.ts). */
  "login-address": { max: 50, windowS: QUARTER_HOUR_S },
  "register-address": { max: 10, windowS: HOUR_S },
  /** Registrations that sign in at once, and so tell whether an address was free. */
  "checkout-register-address": { max: 3, windowS: HOUR_S },
  /** Mails to one reader that others can cause. */
  "register-mail": { max: 3, windowS: HOUR_S },
  "forget-password": { max: 3, windowS: HOUR_S },
  "forget-password-address": { max: 10, windowS: HOUR_S },
  activation: { max: 3, windowS: HOUR_S },
  "activation-address": { max: 10, windowS: HOUR_S },
  "autologin-address": { max: 60, windowS: QUARTER_HOUR_S },
  /** The current password, asked for within a session; by account. */
  "current-password": { max: 10, windowS: QUARTER_HOUR_S },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Whose attempts are counted; null, such as an address that nobody knows, has no limit. */
export type Attempt = { limit: LimitName; subject: string | null };

const countSql = `INSERT INTO attempts (key, count, expires_at) VALUES (?1, 1, ?2 + ?3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN expires_at > ?2 THEN count + 1 ELSE 1 END,
    expires_at = CASE WHEN expires_at > ?2 THEN expires_at ELSE ?2 + ?3 END
  RETURNING count`;

/**
 * Counts one attempt each and names those limits that are exceeded by it. Counting is one statement a limit, so
 * guesses that come at the same time are told apart.
 */
export async function countAttempts({ env, now }: AccountCall, attempts: readonly Attempt[]): Promise<LimitName[]> {
  const counted = attempts.filter(({ subject }) => subject !== null);
  if (counted.length === 0) return [];
  const statements = counted.map(async (attempt) =>
    env.DB.prepare(countSql).bind(await toKey(attempt), now, limits[attempt.limit].windowS),
  );
  const replies = await env.DB.batch<{ count: number }>(await Promise.all(statements));
  return counted.flatMap(({ limit }, index) => ((replies[index]?.results[0]?.count ?? 0) > limits[limit].max ? [limit] : []));
}

/** Forgets attempts: whoever was right starts anew. */
export async function clearAttempts(db: D1Database, attempts: readonly Attempt[]): Promise<void> {
  const keys = await Promise.all(attempts.filter(({ subject }) => subject !== null).map(toKey));
  await db.prepare("DELETE FROM attempts WHERE key IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(keys)).run();
}

/** Takes one attempt back that was none: a right login must not count against its neighbours at the same address. */
export async function takeBackAttempt(db: D1Database, attempt: Attempt): Promise<void> {
  if (attempt.subject === null) return;
  await db
    .prepare("UPDATE attempts SET count = count - 1 WHERE key = ?1 AND count > 0")
    .bind(await toKey(attempt))
    .run();
}

/** Error 219. The reader is told how long the window is, not what is left of it: that would say when others tried. */
export function refuseAttempt(limit: LimitName): Refusal {
  const time = limits[limit].windowS === HOUR_S ? "in einer Stunde" : "in 15 Minuten";
  const wayOut = limit === "current-password" ? " oder setze dein Passwort zurück" : "";
  return refuse("tooManyAttempts", `Zu viele Versuche. Bitte versuche es ${time} noch einmal${wayOut}.`);
}

/** A digest: readers type passwords where the user name belongs, and addresses need not be kept. */
async function toKey({ limit, subject }: Attempt): Promise<string> {
  return `${limit}:${await digestSecret(subject ?? "")}`;
}
