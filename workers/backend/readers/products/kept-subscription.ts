/** A subscription as it is kept (migrations 0004, 0005, 0006). */
import type { SubscriptionRow } from "./abo.ts";
import type { SubscriptionOrigin } from "./decide-manager.ts";

export type KeptSubscription = SubscriptionRow & {
  id: number;
  auto_renew: 0 | 1;
  origin: SubscriptionOrigin;
  /** The provider's or the shop's own name of it. */
  external_id: string | null;
  /** Null does not go on by itself. */
  period_months: number | null;
  /** When the reader switched its renewal off. */
  cancelled_at: number | null;
};

/** All of an account, those that are over too: a handful of rows. */
export const subscriptionsSql = `SELECT id, product, starts_at, ends_at, meta, auto_renew, origin, external_id, period_months,
  cancelled_at FROM subscriptions WHERE account_id = ?1`;

export async function listSubscriptions(db: D1Database, accountId: number): Promise<KeptSubscription[]> {
  const { results } = await db.prepare(subscriptionsSql).bind(accountId).all<KeptSubscription>();
  return results;
}
