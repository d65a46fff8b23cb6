/** A subscription as the sentences about a deleted account name it. */
import { identity } from "#brand/identity.ts";
import type { LeavingSubscription } from "#shared/rules/account-deletion.ts";
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import { toResourceName } from "#workers/backend/readers/products/account-subscription.ts";
import { decideManager } from "#workers/backend/readers/products/decide-manager.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";

export function toLeaving(row: KeptSubscription): LeavingSubscription {
  const manager = decideManager(row);
  const name = toResourceName(row);
  return {
    title: manager === "PARTNER" ? `${identity.name} Plus über ${name}` : name,
    manager,
    product: row.product,
    paidUntil: row.ends_at === null ? null : toDayText(row.ends_at),
  };
}
