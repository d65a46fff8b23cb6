/**
 * The statements that keep the mail about a contract in one transaction with the change it tells of: each stands before the change and
 * looks at the row as it was, so that of two who change it (a webhook, and the reader in the profile) the first tells of it, once.
 */
import { keepMailStatement } from "#workers/backend/ground/mail/outbox.ts";

const message = (event: string, origin: string, row: string) =>
  `json_object('kind', 'contract', 'origin', ${origin}, 'event', ${event}, ${row})`;

const changeSql = `SELECT ${message(
  "CASE WHEN ?3 = 1 THEN 'resumed' ELSE 'cancelled' END",
  "?5",
  `'accountId', account_id, 'product', product, 'meta', meta, 'startsAt', starts_at, 'endsAt', coalesce(ends_at, ?4),
   'months', coalesce(period_months, ?6), 'renews', ?3, 'at', ?7, 'number', external_id`,
)} AS message FROM subscriptions WHERE id = ?1 AND account_id = ?2 AND auto_renew <> ?3 AND ?5 IS NOT NULL`;

export type RenewalChanged = {
  id: number;
  accountId: number;
  change: { auto_renew: 0 | 1; ends_at: number | null; period_months: number | null };
  /** The portal's; null sends none. */
  origin: string | null;
  now: number;
};

/** Before a reader's own change of a renewal (sync-cancel-reason.ts): none where it is so already. */
export function renewalMailStatement(
  db: D1Database,
  { id, accountId, change, origin, now }: RenewalChanged,
): D1PreparedStatement {
  const { auto_renew, ends_at, period_months } = change;
  return keepMailStatement(db, changeSql, [id, accountId, auto_renew, ends_at, origin, period_months, now], now);
}

/**
 * What a webhook says of the row `s`, as it was before (?11 the provider's time). A purchase may come after what happened later, and is one
 * all the same. Access that is over by its time was cancelled before, and needs no mail.
 */
const webhookEventSql = `CASE
  WHEN ?12 AND (s.id IS NULL OR s.ends_at <= ?5 OR (s.external_at > ?11 AND (s.ends_at IS NULL OR s.ends_at > ?13))) THEN 'ordered'
  WHEN s.id IS NULL OR s.external_at > ?11 THEN NULL
  WHEN ?8 = 'access_revoked' THEN iif(s.ends_at IS NULL OR s.ends_at > ?6, 'ended', NULL)
  WHEN ?7 = 0 AND s.auto_renew = 1 THEN 'cancelled'
  WHEN ?7 = 1 AND s.auto_renew = 0 AND s.cancelled_at IS NOT NULL THEN 'resumed' END`;

const webhookSql = `SELECT ${message(
  "event",
  "?14",
  `'accountId', ?1, 'product', product, 'meta', ?10, 'startsAt', starts_at, 'endsAt', ends_at,
   'months', months, 'renews', renews, 'at', ?5, 'number', ?3`,
)} AS message FROM (
  SELECT ${webhookEventSql} AS event, coalesce(?4, s.product) AS product, coalesce(?9, s.period_months) AS months,
    coalesce(?7, s.auto_renew, 0) AS renews, iif(s.ends_at > ?5, min(s.starts_at, ?5), ?5) AS starts_at,
    iif(?8 = 'access_revoked', s.ends_at, ?6) AS ends_at
  FROM accounts a LEFT JOIN subscriptions s ON s.external_id = ?3
  WHERE a.id = ?1 AND coalesce(?4, s.product) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM paywall_events WHERE id = ?2)
    AND (s.id IS NULL OR (s.origin = 'provider' AND s.account_id = a.id))
) WHERE event IS NOT NULL`;

export type WebhookTold = {
  accountId: number;
  eventId: string;
  externalId: string;
  product: string | null;
  state: { startsAt: number; endsAt: number | null; autoRenew: boolean | null };
  webhook: { type: string; event: string | null; period_months: number | null; timestamp: number };
  meta: string;
  now: number;
  origin: string;
};

/** Before a webhook is applied. */
export function webhookMailStatement(db: D1Database, told: WebhookTold): D1PreparedStatement {
  const { accountId, eventId, externalId, product, state, webhook, meta, now, origin } = told;
  const { startsAt, endsAt, autoRenew } = state;
  const isPurchase = webhook.type === "access_granted" && webhook.event === "new_purchase" ? 1 : 0;
  const renews = autoRenew === null ? null : Number(autoRenew);
  const bindings = [accountId, eventId, externalId, product, startsAt, endsAt, renews, webhook.type];
  return keepMailStatement(
    db,
    webhookSql,
    [...bindings, webhook.period_months, meta, webhook.timestamp, isPurchase, now, origin],
    now,
  );
}
