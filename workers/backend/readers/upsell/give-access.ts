/**
 * Giving digital access for an offer: the statements that link the card to an account, write the subscription and use
 * the offer up. They belong into one batch, which is one transaction: of two that come at the same time the second finds
 * the offer used, and of whatever is no longer in order nothing is written.
 */

/** The receiver of the access: the account that the offer was made to, or a new one, known by the hash of its password. */
export type Receiver = { kind: "account" } | { kind: "new"; emailKey: string; passwordHash: string };

/**
 * The offer while it is open and its card valid (?1 its digest, ?2 now). A card that somebody else has activated
 * meanwhile is out of reach; one of an account that was never activated is not.
 */
export const openOfferSql = `FROM upsell_entitlements e
  CROSS JOIN upsell_campaigns c ON c.number = e.campaign
  CROSS JOIN print_cards p ON p.number = e.card_number
  LEFT JOIN accounts o ON o.id = p.account_id
  WHERE e.digest = ?1 AND e.used_at IS NULL AND e.expires_at > ?2
    AND p.starts_at <= ?2 AND (p.ends_at IS NULL OR p.ends_at > ?2)
    AND (o.id IS NULL OR o.state = 'pending' OR o.id IS e.account_id)`;

const receivers = {
  account: "SELECT id FROM accounts WHERE id = e.account_id AND state = 'active'",
  new: "SELECT id FROM accounts WHERE email_key = ?3 AND password_hash = ?4 AND e.account_id IS NULL",
} as const;

/** Access lasts as long as the print subscription. `external_id` keeps it single, also when a card is activated again. */
export function giveAccessStatements(
  db: D1Database,
  { digest, now, receiver }: { digest: string; now: number; receiver: Receiver },
): D1PreparedStatement[] {
  const bindings = [digest, now, ...(receiver.kind === "new" ? [receiver.emailKey, receiver.passwordHash] : [])];
  const receiverSql = receivers[receiver.kind];
  return [
    db
      .prepare(
        `INSERT INTO subscriptions (account_id, product, starts_at, ends_at, auto_renew, origin, external_id)
         SELECT (${receiverSql}), c.product, ?2, p.ends_at, 0, 'upsell', 'card:' || p.number || ':' || c.number
         ${openOfferSql} AND EXISTS (${receiverSql})
         ON CONFLICT (external_id) WHERE external_id IS NOT NULL DO UPDATE SET
           account_id = excluded.account_id, product = excluded.product, starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
      )
      .bind(...bindings),
    db
      .prepare(
        `UPDATE print_cards SET account_id = given.account_id
         FROM (SELECT p.number, (${receiverSql}) AS account_id ${openOfferSql} AND EXISTS (${receiverSql})) AS given
         WHERE print_cards.number = given.number`,
      )
      .bind(...bindings),
  ];
}

/** Uses the offer up; answers one row when it could be accepted. `kind` "new": also where nothing was given, which must stay hidden. */
export function redeemOfferStatement(
  db: D1Database,
  { digest, now, kind }: { digest: string; now: number; kind: Receiver["kind"] },
): D1PreparedStatement {
  const condition = kind === "account" ? ` AND EXISTS (${receivers.account})` : " AND e.account_id IS NULL";
  return db
    .prepare(
      `UPDATE upsell_entitlements SET used_at = ?2
       WHERE digest = ?1 AND EXISTS (SELECT 1 ${openOfferSql}${condition}) RETURNING digest`,
    )
    .bind(digest, now);
}
