/** Kayak subscription items (rules 3): what account frames and the profile list of the Kayak shop. */
import { toDayText, toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import { findMeta, isKayak, listValid, toResourceName } from "#workers/backend/readers/products/account-subscription.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";

export type SubscriptionItem = {
  id: string;
  resourceName: string;
  rid: string;
  expirationDate: string | null;
  autoRenew: boolean;
  expirationMsg: string;
  isKayakSubs: boolean;
};

/** A reader's valid subscriptions from the Kayak shop, guest ones included; soonest to end first. */
export function toKayakItems(rows: readonly KeptSubscription[], now: number): SubscriptionItem[] {
  return listValid(rows.filter(isKayak), now).map((row) => ({
    id: String(row.id),
    resourceName: toResourceName(row),
    rid: findMeta(row, "rid") ?? "",
    expirationDate: row.ends_at === null ? null : toIsoDate(row.ends_at),
    autoRenew: row.auto_renew === 1,
    expirationMsg: toExpirationMessage(row),
    isKayakSubs: true,
  }));
}

/** `Verlängert sich am 20. Dezember 2026`, by the clock of the readers. */
function toExpirationMessage({ ends_at, auto_renew }: Pick<KeptSubscription, "ends_at" | "auto_renew">): string {
  if (ends_at === null) return "Unbefristet";
  return `${auto_renew === 1 ? "Verlängert sich" : "Endet"} am ${toDayText(ends_at)}`;
}
