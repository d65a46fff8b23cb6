/** What a link names, and whether its giver may still read what they gave: asked at each opening, in one batch. */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { readAboOf } from "#workers/backend/readers/access/read-abo.ts";
import { decideGiftState, type GiftState } from "./gift-rules.ts";

export type FoundGift = {
  digest: string;
  postId: number;
  giver: string | null;
  /** Seconds since 1970. */
  endsAt: number;
  state: GiftState;
};

type GiftRow = { account_id: number; post_id: number; giver_name: string | null; ends_at: number; ended_at: number | null };

const MAX_TOKEN_LENGTH = 100;
const giftSql = `SELECT account_id, post_id, giver_name, ends_at, ended_at FROM gifts WHERE token_digest = ?1`;

/** Null for a token that no gift has. */
export async function findGift(queries: Queries, token: string, now: number): Promise<FoundGift | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const digest = await digestSecret(token);
  const [row] = await queries.all<GiftRow>(giftSql, digest);
  if (row === undefined) return null;
  const { hasPlusAccess } = await readAboOf(queries, row.account_id, now);
  const state = decideGiftState(row, hasPlusAccess, now);
  return { digest, postId: row.post_id, giver: row.giver_name, endsAt: row.ends_at, state };
}
