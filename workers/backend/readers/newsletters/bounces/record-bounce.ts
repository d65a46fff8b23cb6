/** Addresses that mail came back from (decision 83): after a permanent failure or a complaint at once, else after several they get no newsletters. */

export type BounceReason = "permanent" | "temporary" | "complaint";

/** Temporary failures that pause an address, one a day at most. */
const MAX_TEMPORARY = 5;
const DAY_S = 24 * 60 * 60;
/** How long a temporary failure counts. */
const MEMORY_S = 30 * DAY_S;

/** `now` in seconds. Told twice it is as if told once, within a day. */
export function recordBounceStatement(db: D1Database, emailKey: string, reason: BounceReason, now: number): D1PreparedStatement {
  const pausedAt = reason === "temporary" ? null : now;
  return db
    .prepare(
      `INSERT INTO mail_bounces (email_key, bounces, last_at, paused_at, reason) VALUES (?1, 1, ?2, ?3, ?4)
       ON CONFLICT (email_key) DO UPDATE SET
         bounces = CASE WHEN last_at < ?2 - ${MEMORY_S} THEN 1 WHEN last_at > ?2 - ${DAY_S} THEN bounces ELSE bounces + 1 END,
         last_at = CASE WHEN last_at > ?2 - ${DAY_S} THEN last_at ELSE ?2 END,
         reason = CASE WHEN paused_at IS NULL THEN excluded.reason ELSE reason END,
         paused_at = COALESCE(paused_at, excluded.paused_at,
           CASE WHEN last_at BETWEEN ?2 - ${MEMORY_S} AND ?2 - ${DAY_S} AND bounces + 1 >= ${MAX_TEMPORARY} THEN ?2 END)`,
    )
    .bind(emailKey, now, pausedAt, reason);
}

/** The address was proved anew: it takes mail. */
export function forgetBouncesStatement(db: D1Database, emailKey: string): D1PreparedStatement {
  return db.prepare("DELETE FROM mail_bounces WHERE email_key = ?1").bind(emailKey);
}
