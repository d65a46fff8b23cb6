/** What switching a subscription's renewal off, or on again, does to it. */
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import { toPeriodEnd } from "./period.ts";

/** What is paid for at the least where the length of a period is unknown. */
const SHORTEST_PERIOD_MONTHS = 1;

type Renewal = Pick<KeptSubscription, "starts_at" | "ends_at" | "auto_renew" | "period_months" | "cancelled_at">;
export type RenewalChange = Pick<KeptSubscription, "ends_at" | "auto_renew" | "period_months" | "cancelled_at">;

/**
 * Null changes nothing: it is so already, or the reader never switched off what they would switch on (a guest's access
 * must not become one that goes on). Off: it ends with its current period. The subscription is valid now.
 */
export function decideRenewalChange(row: Renewal, { didCancel, now }: { didCancel: boolean; now: number }): RenewalChange | null {
  const { starts_at: startsAt, ends_at, period_months } = row;
  if (!didCancel) {
    const wasSwitchedOff = row.auto_renew === 0 && row.cancelled_at !== null;
    return wasSwitchedOff ? { ends_at, period_months, auto_renew: 1, cancelled_at: null } : null;
  }
  if (ends_at !== null) {
    return row.auto_renew === 1 ? { ends_at, period_months, auto_renew: 0, cancelled_at: now } : null;
  }
  // It ran on. Its period is kept as well, so that the clock carries it on when the reader changes their mind.
  const months = period_months ?? SHORTEST_PERIOD_MONTHS;
  return {
    ends_at: toPeriodEnd({ startsAt, endsAt: null, months }, now),
    period_months: months,
    auto_renew: 0,
    cancelled_at: now,
  };
}
