/** Offers that were made to owners of cards. The reader keeps the token; only its digest is kept here. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { createSecret, digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import type { AccountState } from "#workers/backend/readers/accounts/account-row.ts";
import type { UpsellType } from "./upsell-call.ts";

const TOKEN_BYTES = 32;
/** Longer than any token of ours. */
const MAX_TOKEN_LENGTH = 100;
const OFFER_LIFETIME_S = 30 * 60;
/** Who checks a card again and again gets a new offer each time; of too many others one ends, whichever. */
const MAX_OFFERS_PER_CARD = 10;

/** An offer that is open, with the card and the campaign as they are now. */
export type OpenOffer = {
  digest: string;
  accountId: number | null;
  expiresAt: number;
  upsellType: UpsellType;
  offerLong: string;
  offerShort: string;
  /** Of the card. */
  number: string;
  lastname: string;
  firstname: string;
  email: string;
  starts_at: number;
  ends_at: number | null;
  /** The account that has activated the card. */
  ownerId: number | null;
  ownerState: AccountState | null;
};

/** A new offer, and the token that accepts it. `accountId`: the account that gets the access; null makes a new account. */
export async function createOffer(
  { env, now }: Call,
  offer: { cardNumber: string; accountId: number | null; campaign: string; postId: number | null },
): Promise<{ token: string; expiresAt: number }> {
  const token = createSecret(TOKEN_BYTES);
  const expiresAt = now + OFFER_LIFETIME_S;
  const digest = await digestSecret(token);
  const insert = env.DB.prepare(
    `INSERT INTO upsell_entitlements (digest, card_number, account_id, campaign, post_id, created_at, expires_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
  ).bind(digest, offer.cardNumber, offer.accountId, offer.campaign, offer.postId, now, expiresAt);
  const endOthers = env.DB.prepare(
    `DELETE FROM upsell_entitlements WHERE digest IN (
       SELECT digest FROM upsell_entitlements WHERE card_number = ?1 AND digest <> ?2 ORDER BY digest LIMIT -1 OFFSET ?3)`,
  ).bind(offer.cardNumber, digest, MAX_OFFERS_PER_CARD - 1);
  await env.DB.batch([insert, endOthers]);
  return { token, expiresAt };
}

/** The offer of a token that was neither used nor is too old; otherwise null. */
export async function findOffer({ env, now }: Call, token: string): Promise<OpenOffer | null> {
  if (token === "" || token.length > MAX_TOKEN_LENGTH) return null;
  const offer = await env.DB.prepare(
    `SELECT e.digest, e.account_id AS accountId, e.expires_at AS expiresAt, c.upsell_type AS upsellType,
       c.offer_long AS offerLong, c.offer_short AS offerShort, p.number, p.lastname, p.firstname, p.email, p.starts_at, p.ends_at,
       o.id AS ownerId, o.state AS ownerState
     FROM upsell_entitlements e
     CROSS JOIN upsell_campaigns c ON c.number = e.campaign
     CROSS JOIN print_cards p ON p.number = e.card_number
     LEFT JOIN accounts o ON o.id = p.account_id
     WHERE e.digest = ?1 AND e.used_at IS NULL AND e.expires_at > ?2`,
  )
    .bind(await digestSecret(token), now)
    .first<Omit<OpenOffer, "upsellType"> & { upsellType: UpsellType | null }>();
  return offer === null ? null : { ...offer, upsellType: offer.upsellType ?? decideUpsellType(offer.accountId) };
}

/** What the wire calls an offer to an account, and one to the owner of a card alone. */
export function decideUpsellType(accountId: number | null): UpsellType {
  return accountId === null ? "print" : "digi";
}
