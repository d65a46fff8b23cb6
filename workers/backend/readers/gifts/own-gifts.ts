/** What a reader gave, for the giver alone. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { readAboOf } from "#workers/backend/readers/access/read-abo.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { countGiftReaders } from "./gift-readers.ts";
import { decideGiftState, GIFT_S, GIFTS_A_MONTH, type GiftState, toGiverName, toMonthStart } from "./gift-rules.ts";
import { findGiftToken } from "./gift-token.ts";

export type OwnGift = {
  id: number;
  post_id: number;
  title: string;
  slug: string;
  giver_name: string | null;
  created_at: number;
  ends_at: number;
  state: GiftState;
  /** How many opened it; null where that is not known. */
  readers: number | null;
  /** Of the link; null once it opens nothing, and where it cannot be made anew. */
  token: string | null;
};

export type OwnGifts = {
  mayGive: boolean;
  /** How many are left in this month. */
  left: number;
  /** What readers would be told of who gives. */
  name: string | null;
  gifts: OwnGift[];
};

type GiftRow = Omit<OwnGift, "state" | "readers" | "token"> & { seed: string; token_digest: string; ended_at: number | null };

/** Those of the month, and those of the month before that may still run. */
const listSql = `SELECT g.id, g.post_id, p.title, p.slug, g.giver_name, g.created_at, g.ends_at, g.ended_at, g.seed, g.token_digest
  FROM gifts g CROSS JOIN posts p ON p.id = g.post_id
  WHERE g.account_id = ?1 AND g.created_at >= ?2 ORDER BY g.created_at DESC, g.id DESC LIMIT ${2 * GIFTS_A_MONTH}`;

/** The newest first; null without a valid session. */
export async function readOwnGifts(call: Call, { h, t }: { h: string; t: string }): Promise<OwnGifts | null> {
  const { env, now } = call;
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return null;
  const { id: account, firstname } = session.account;
  const secrets = toGrantSecrets(env);
  const month = toMonthStart(now);
  const queries = createQueries(env.DB);
  const [{ hasPlusAccess }, rows] = await Promise.all([
    readAboOf(queries, account, now),
    queries.all<GiftRow>(listSql, account, Math.min(month, now - GIFT_S)),
  ]);
  const gifts = rows.map(async ({ seed, token_digest, ended_at, ...gift }): Promise<OwnGift> => {
    const state = decideGiftState({ ends_at: gift.ends_at, ended_at }, hasPlusAccess, now);
    const [readers, token] = await Promise.all([
      countGiftReaders(env, token_digest, now),
      state === "open" ? findGiftToken(secrets, { seed, token_digest }) : null,
    ]);
    return { ...gift, state, readers, token };
  });
  return {
    mayGive: hasPlusAccess && secrets.length > 0,
    left: Math.max(0, GIFTS_A_MONTH - rows.filter(({ created_at }) => created_at >= month).length),
    name: toGiverName(firstname),
    gifts: await Promise.all(gifts),
  };
}
