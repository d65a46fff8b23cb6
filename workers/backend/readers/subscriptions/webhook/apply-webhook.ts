/** Makes a reader's subscription what a webhook says, once and in the provider's own order. */
import type { Product } from "#shared/rules/product-flags.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { webhookMailStatement } from "#workers/backend/readers/subscriptions/contract-mail/contract-messages.ts";
import { decideState } from "./decide-state.ts";
import type { AccessWebhook } from "./parse-webhook.ts";

/**
 * `outdated`: a newer one was applied before. `not-ours`: the name belongs to somebody else's subscription, or to one that
 * the provider did not sell.
 */
export type WebhookOutcome = "applied" | "repeated" | "outdated" | "not-ours" | "unknown-reader" | "unknown-resource";

export type WebhookEvent = {
  webhook: AccessWebhook;
  /** Digest of its content. */
  id: string;
  /** Null for a resource that is not ours (any more): then only a known subscription can change. */
  product: Product | null;
  now: number;
  /** The portal's, for links in the mail; null sends none. */
  origin: string | null;
};

type BeforeRow = {
  account: number | null;
  event: string | null;
  subscription: number | null;
  owner: number | null;
  origin: string | null;
};

/** Looks the three things up that decide whether a webhook is applied. */
const beforeSql = `SELECT a.id AS account, e.id AS event, s.id AS subscription, s.account_id AS owner, s.origin
  FROM (SELECT 1) LEFT JOIN accounts a ON a.id = ?1 LEFT JOIN paywall_events e ON e.id = ?2
  LEFT JOIN subscriptions s ON s.external_id = ?3`;

/** Access that was over before it was granted again begins anew. Of one second the webhook that comes last counts. */
const applySql = `INSERT INTO subscriptions (account_id, external_id, product, starts_at, ends_at, auto_renew, cancelled_at,
    period_months, meta, origin, external_at)
  SELECT a.id, ?3, coalesce(?4, s.product), ?5, ?6, coalesce(?7, 0), ?8, ?9, ?10, 'provider', ?11
  FROM accounts a LEFT JOIN subscriptions s ON s.external_id = ?3
  WHERE a.id = ?1 AND coalesce(?4, s.product) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM paywall_events WHERE id = ?2)
  ON CONFLICT (external_id) WHERE external_id IS NOT NULL DO UPDATE SET
    product = excluded.product,
    starts_at = CASE WHEN ?12 AND ends_at <= excluded.starts_at THEN excluded.starts_at ELSE min(starts_at, excluded.starts_at) END,
    ends_at = excluded.ends_at,
    auto_renew = coalesce(?7, auto_renew),
    cancelled_at = CASE WHEN ?7 = 1 THEN NULL ELSE coalesce(cancelled_at, excluded.cancelled_at) END,
    period_months = coalesce(excluded.period_months, period_months),
    meta = excluded.meta,
    external_at = excluded.external_at
  WHERE origin = 'provider' AND account_id = excluded.account_id AND coalesce(external_at, 0) <= excluded.external_at`;

const rememberSql = `INSERT INTO paywall_events (id, received_at) SELECT ?2, ?3 FROM accounts WHERE id = ?1
  ON CONFLICT (id) DO NOTHING`;

/** Who buys or goes on keeps an account that was to be deleted. */
const staySql = `UPDATE accounts SET delete_at = NULL WHERE id = ?1 AND delete_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM paywall_events WHERE id = ?2)
  AND EXISTS (SELECT 1 FROM subscriptions WHERE external_id = ?3 AND account_id = ?1 AND auto_renew = 1)`;

/** One transaction: a webhook is applied and recorded and its reader told by mail, or nothing of all. */
export async function applyWebhook(env: Env, { webhook, id, product, now, origin }: WebhookEvent): Promise<WebhookOutcome> {
  const db = env.DB;
  const { access_id, subscription_id, period_months, timestamp } = webhook;
  const accountId = parseAccountId(webhook.uid);
  if (accountId === null) return "unknown-reader";
  const externalId = subscription_id ?? access_id;
  const decided = decideState(webhook, now);
  const { startsAt, endsAt, autoRenew, cancelledAt } = decided;
  const meta = toMeta(webhook);
  const names = [accountId, id, externalId];
  const state = [startsAt, endsAt, autoRenew === null ? null : Number(autoRenew), cancelledAt, period_months, meta];
  const told = { accountId, eventId: id, externalId, product, state: decided, webhook, meta, now };
  const mails = origin === null ? [] : [webhookMailStatement(db, { ...told, origin })];
  const replies = await db.batch([
    db.prepare(beforeSql).bind(...names),
    // Looks at what is there before it changes.
    ...mails,
    db.prepare(applySql).bind(...names, product, ...state, timestamp, webhook.type === "access_granted" ? 1 : 0),
    db.prepare(staySql).bind(...names),
    db.prepare(rememberSql).bind(accountId, id, now),
  ]);
  const [before] = replies;
  const applied = replies.at(-3);
  if (mails.length > 0) await sendKept(env, replies[1], now);
  const [row] = (before?.results ?? []) as BeforeRow[];
  if (row === undefined || row.account === null) return "unknown-reader";
  if (row.event !== null) return "repeated";
  if (product === null && row.subscription === null) return "unknown-resource";
  if ((applied?.meta.changes ?? 0) > 0) return "applied";
  return row.owner === accountId && row.origin === "provider" ? "outdated" : "not-ours";
}

/** Null for what no user reference of ours holds. */
function parseAccountId(uid: string): number | null {
  return /^[1-9]\d{0,14}$/.test(uid) ? Number(uid) : null;
}

/** As plusSubscriptionMeta tells it (rules 3). */
function toMeta({ rid, term_id }: AccessWebhook): string {
  const termId = term_id === null ? [] : [{ key: "termId", value: term_id }];
  return JSON.stringify([{ key: "rid", value: rid }, ...termId]);
}
