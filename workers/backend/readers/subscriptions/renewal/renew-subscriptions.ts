/** Renewal by the clock: subscriptions that we keep ourselves go on until their renewal is switched off. */
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import { toPeriodEnd } from "./period.ts";

/** The clock runs every ten minutes; a run that fails must not lock anybody out. */
const LEAD_S = 60 * 60;
const ROWS_AT_ONCE = 500;

type DueRow = Pick<KeptSubscription, "id" | "starts_at"> & { ends_at: number; period_months: number };

/** Those of the paywall provider are renewed by its webhooks: it knows whether they were paid. */
const dueSql = `SELECT id, starts_at, ends_at, period_months FROM subscriptions
  WHERE auto_renew = 1 AND ends_at <= ?1 AND origin <> 'provider' AND period_months > 0 ORDER BY ends_at LIMIT ?2`;
/** What was switched off or moved in between stays as it is. */
const renewSql = `UPDATE subscriptions SET ends_at = entry.value ->> 'renewed' FROM json_each(?1) entry
  WHERE subscriptions.id = entry.value ->> 'id' AND auto_renew = 1 AND ends_at = entry.value ->> 'ends_at'`;

/**
 * Renews all that end within the hour, and those that should have been renewed while the clock stood still, up to the
 * current period. Answers how many.
 */
export async function renewSubscriptions(db: D1Database, now: Date): Promise<number> {
  const until = Math.floor(now.getTime() / 1000) + LEAD_S;
  for (let count = 0; ; ) {
    const { results: due } = await db.prepare(dueSql).bind(until, ROWS_AT_ONCE).all<DueRow>();
    if (due.length === 0) return count;
    const renewed = due.map((row) => ({ id: row.id, ends_at: row.ends_at, renewed: toRenewedEnd(row, until) }));
    await db.prepare(renewSql).bind(JSON.stringify(renewed)).run();
    count += due.length;
  }
}

function toRenewedEnd({ starts_at: startsAt, ends_at: endsAt, period_months: months }: DueRow, until: number): number {
  return toPeriodEnd({ startsAt, endsAt, months }, until);
}
