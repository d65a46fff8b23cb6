/** What the profile shows of a reader's subscriptions (GraphQL type AccountSubscription). */

import type { Product } from "#shared/rules/product-flags.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { isValidAt, parseMeta } from "./abo.ts";
import { decideManager, type SubscriptionManager } from "./decide-manager.ts";
import type { KeptSubscription } from "./kept-subscription.ts";
import { kayakProducts, productTitles } from "./products.ts";

export type AccountSubscription = {
  id: string;
  product: Product;
  resourceName: string;
  startDate: string;
  expirationDate: string | null;
  autoRenew: boolean;
  isCancelled: boolean;
  manager: SubscriptionManager;
  isKayakSubs: boolean;
};

/** Those that are valid at `now`, soonest to end first. Print cards do not count. */
export function toAccountSubscriptions(rows: readonly KeptSubscription[], now: number): AccountSubscription[] {
  return listValid(rows, now).map((row) => ({
    id: String(row.id),
    product: row.product,
    resourceName: toResourceName(row),
    startDate: toIsoDate(row.starts_at),
    expirationDate: row.ends_at === null ? null : toIsoDate(row.ends_at),
    autoRenew: row.auto_renew === 1,
    isCancelled: row.auto_renew === 0 && row.cancelled_at !== null,
    manager: decideManager(row),
    isKayakSubs: isKayak(row),
  }));
}

/** Soonest to end first; what runs on comes last. */
export function listValid(rows: readonly KeptSubscription[], now: number): KeptSubscription[] {
  const endOf = ({ ends_at }: KeptSubscription) => ends_at ?? Number.MAX_SAFE_INTEGER;
  return rows.filter((row) => isValidAt(now, row)).toSorted((one, other) => endOf(one) - endOf(other) || one.id - other.id);
}

/** What was bought, in the seller's words or else in ours. */
export function toResourceName(row: KeptSubscription): string {
  return findMeta(row, "resourceName") ?? productTitles[row.product];
}

export function findMeta({ meta }: KeptSubscription, key: string): string | null {
  return parseMeta(meta).find((entry) => entry.key === key)?.value ?? null;
}

export function isKayak({ product }: { product: Product }): boolean {
  return kayakProducts.includes(product);
}
