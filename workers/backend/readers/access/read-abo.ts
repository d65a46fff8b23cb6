/** What the reader behind a session may read by subscription, in one statement that fits into the post's own D1 batch. */

import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { toOpenAccountSql } from "#workers/backend/readers/accounts/session/sessions.ts";
import { type SubscriptionRow, toAbo } from "#workers/backend/readers/products/abo.ts";
import type { AboFlags } from "./decide-access.ts";

const subscriptionsOfSessionSql = `SELECT s.product, s.starts_at, s.ends_at, s.meta
  FROM account_sessions se CROSS JOIN accounts a ON a.id = se.account_id CROSS JOIN subscriptions s ON s.account_id = a.id
  WHERE se.token_digest = ?1 AND se.expires_at > ?2 AND ${toOpenAccountSql("se")}
    AND s.starts_at <= ?2 AND (s.ends_at IS NULL OR s.ends_at > ?2)`;

/**
 * The flags of the session whose t has this digest. None is set for a session that is unknown or over, for an account
 * that is blocked, and for a reader without a subscription: all of them read like anybody else.
 */
export async function readAbo(queries: Queries, tokenDigest: string, now: number): Promise<AboFlags> {
  const rows = await queries.all<SubscriptionRow>(subscriptionsOfSessionSql, tokenDigest, now);
  return toAbo(rows, { now, userRef: "" });
}

const subscriptionsOfAccountSql = `SELECT s.product, s.starts_at, s.ends_at, s.meta
  FROM accounts a CROSS JOIN subscriptions s ON s.account_id = a.id
  WHERE a.id = ?1 AND a.state = 'active' AND s.starts_at <= ?2 AND (s.ends_at IS NULL OR s.ends_at > ?2)`;

/** The flags of an account that is not asking itself; none is set for one that is blocked or not confirmed. */
export async function readAboOf(queries: Queries, accountId: number, now: number): Promise<AboFlags> {
  const rows = await queries.all<SubscriptionRow>(subscriptionsOfAccountSql, accountId, now);
  return toAbo(rows, { now, userRef: "" });
}
