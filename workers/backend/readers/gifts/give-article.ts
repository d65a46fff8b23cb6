/** A subscriber gives a premium post away, and ends what they gave. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { readAboOf } from "#workers/backend/readers/access/read-abo.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { giftChanges } from "./gift-rate-limits.ts";
import { GIFT_S, GIFTS_A_MONTH, toGiverName, toMonthStart } from "./gift-rules.ts";
import { createGiftToken } from "./gift-token.ts";

type Keys = { h: string; t: string };

export type GiveProblem = "NO_ACCESS" | "NOT_PREMIUM" | "TOO_MANY" | "TOO_OFTEN";
export type GiveOutcome =
  | { kind: "no-session" }
  | { kind: "refused"; problem: GiveProblem; message: string }
  | { kind: "given"; id: number };
export type EndOutcome = { kind: "no-session" } | { kind: "refused"; message: string } | { kind: "unknown" } | { kind: "ended" };

const running = "account_id = ?1 AND created_at > ?3 AND post_id = ?2 AND ended_at IS NULL";

/** One statement, so that what comes at the same moment is one gift, and no more than a month has. ?3 is a gift's time ago. */
const giveSql = `INSERT INTO gifts (account_id, post_id, seed, token_digest, giver_name, created_at, ends_at)
  SELECT ?1, ?2, ?4, ?5, ?6, ?7, ?8
  WHERE NOT EXISTS (SELECT 1 FROM gifts WHERE ${running})
    AND (SELECT count(*) FROM gifts WHERE account_id = ?1 AND created_at >= ?9) < ${GIFTS_A_MONTH}`;
/** Given again, it is the same gift, with the name as it was chosen last. */
const nameSql = `UPDATE gifts SET giver_name = ?4 WHERE ${running} RETURNING id`;

/** Of a post that the reader has given within the last days and not ended, it is that gift. */
export async function giveArticle(
  call: Call,
  keys: Keys,
  { post, withName }: { post: number; withName: boolean },
): Promise<GiveOutcome> {
  const { env, now } = call;
  const session = await findSession(call, { hash: keys.h, token: keys.t });
  if (session === null) return { kind: "no-session" };
  const { id: account, firstname } = session.account;
  const [exceeded] = await countAttempts(call, [{ limit: giftChanges, subject: String(account) }]);
  if (exceeded !== undefined) return refuse("TOO_OFTEN", refuseAttempt(exceeded).message);
  const [secret] = toGrantSecrets(env);
  const [abo, row] = await Promise.all([readAboOf(createQueries(env.DB), account, now), readPremium(call, post)]);
  if (secret === undefined || !abo.hasPlusAccess) return refuse("NO_ACCESS", "Artikel verschenken kann, wer Plus hat.");
  if (row?.is_premium !== 1)
    return refuse("NOT_PREMIUM", "Diesen Artikel können alle lesen: Du brauchst ihn nicht zu verschenken.");
  const { seed, digest } = await createGiftToken(secret);
  const name = withName ? toGiverName(firstname) : null;
  const { DB } = env;
  const since = now - GIFT_S;
  const [, named] = await DB.batch<{ id: number }>([
    DB.prepare(giveSql).bind(account, post, since, seed, digest, name, now, now + GIFT_S, toMonthStart(now)),
    DB.prepare(nameSql).bind(account, post, since, name),
  ]);
  const id = named?.results[0]?.id;
  if (id === undefined) return refuse("TOO_MANY", `Du hast in diesem Monat schon ${GIFTS_A_MONTH} Artikel verschenkt.`);
  return { kind: "given", id };
}

/** From now on the link opens nothing. */
export async function endGift(call: Call, keys: Keys, id: number): Promise<EndOutcome> {
  const session = await findSession(call, { hash: keys.h, token: keys.t });
  if (session === null) return { kind: "no-session" };
  const { id: account } = session.account;
  const [exceeded] = await countAttempts(call, [{ limit: giftChanges, subject: String(account) }]);
  if (exceeded !== undefined) return { kind: "refused", message: refuseAttempt(exceeded).message };
  const { results } = await call.env.DB.prepare(
    "UPDATE gifts SET ended_at = coalesce(ended_at, ?3) WHERE id = ?1 AND account_id = ?2 RETURNING id",
  )
    .bind(id, account, call.now)
    .all();
  return results.length === 0 ? { kind: "unknown" } : { kind: "ended" };
}

function readPremium({ env, now }: Call, post: number): Promise<{ is_premium: number } | null> {
  return env.DB.prepare("SELECT is_premium FROM posts WHERE id = ?1 AND published_at <= ?2").bind(post, now).first();
}

function refuse(problem: GiveProblem, message: string): GiveOutcome {
  return { kind: "refused", problem, message };
}
