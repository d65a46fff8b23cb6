/** The life of a subscription at the provider: bought, renewed, ended; the publisher hears of each by a webhook. */
import { randomBytes } from "node:crypto";
import { requireTerm, type Term } from "#workers/stand-ins/paywall/catalogue.ts";
import type { Reader } from "#workers/stand-ins/paywall/encryption/user-ref.ts";
import type { WebhookMessage } from "#workers/stand-ins/paywall/protocol.ts";
import type { Provider } from "#workers/stand-ins/paywall/provider.ts";
import type { Conversion, Subscription } from "./store.ts";

export function isActive({ hasEnded, expires }: Subscription, now: number): boolean {
  return !hasEnded && expires > now;
}

export function listActive({ store, now }: Provider, uid: string): Subscription[] {
  return store.state.subscriptions.filter((subscription) => subscription.uid === uid && isActive(subscription, now()));
}

export function findSubscription({ store }: Provider, subscriptionId: string): Subscription | null {
  return store.state.subscriptions.find(({ subscription_id }) => subscription_id === subscriptionId) ?? null;
}

export type Purchase = { subscription: Subscription; conversion: Conversion; answered: Promise<void> };

/** A reader with Plus who buys Plus Premium upgrades: the former subscription ends with the purchase. */
export function buy(provider: Provider, reader: Pick<Reader, "uid" | "email">, term: Term, payment: string): Purchase {
  const { store, now } = provider;
  const replaced =
    term.rid === "RTALBPLUSPREMIUM" ? listActive(provider, reader.uid).find(({ rid }) => rid === "RTALBPLUS") : undefined;
  const subscription: Subscription = {
    subscription_id: createId("RC"),
    uid: reader.uid,
    email: reader.email,
    term_id: term.termId,
    rid: term.rid,
    access_id: createId("AC"),
    auto_renew: true,
    started: now(),
    expires: addMonths(now(), term.months),
    hasEnded: false,
    cancel_reason: null,
    payment,
  };
  store.state.subscriptions.push(subscription);
  const conversion = addConversion(provider, subscription, replaced === undefined ? "Subscription" : "Upgrade term");
  store.note(now(), `Bought: ${term.name} (${subscription.subscription_id}), reader ${reader.uid}, ${payment}`);
  const answered = tell(provider, subscription, "access_granted", "new_purchase");
  if (replaced !== undefined) void end(provider, replaced, "access_revoked");
  return { subscription, conversion, answered };
}

/** One more period, paid. */
export function renew(provider: Provider, subscription: Subscription): Promise<void> {
  const { store, now } = provider;
  const { months } = requireTerm(subscription.term_id);
  subscription.expires = addMonths(Math.max(subscription.expires, now()), months);
  subscription.hasEnded = false;
  addConversion(provider, subscription, "Payment");
  store.note(now(), `Renewed: ${subscription.subscription_id}`);
  return tell(provider, subscription, "access_modified", "subscription_auto_renewed");
}

/** Over: by its time (subscription_expired), or taken away (access_revoked). */
export function end(
  provider: Provider,
  subscription: Subscription,
  event: "subscription_expired" | "access_revoked",
): Promise<void> {
  const { store, now } = provider;
  subscription.hasEnded = true;
  subscription.auto_renew = false;
  subscription.expires = Math.min(subscription.expires, now());
  store.note(now(), `Ended (${event}): ${subscription.subscription_id}`);
  return tell(provider, subscription, "access_revoked", event);
}

/** Off: it ends with the paid period. On again: it goes on. */
export function setAutoRenew(
  provider: Provider,
  subscription: Subscription,
  autoRenew: boolean,
  reason: string | null = null,
): Promise<void> {
  const { store, now } = provider;
  subscription.auto_renew = autoRenew;
  subscription.cancel_reason = autoRenew ? null : reason;
  store.note(now(), `${autoRenew ? "Goes on" : "Cancelled"}: ${subscription.subscription_id}`);
  return tell(provider, subscription, "access_modified", autoRenew ? "subscription_updated" : "subscription_canceled");
}

/** What the clock does: subscriptions whose period is over go on, or end. */
export function settleDue(provider: Provider): void {
  const now = provider.now();
  for (const subscription of provider.store.state.subscriptions) {
    if (subscription.hasEnded || subscription.expires > now) continue;
    void (subscription.auto_renew ? renew(provider, subscription) : end(provider, subscription, "subscription_expired"));
  }
}

function tell(
  { aid, now, webhooks }: Provider,
  subscription: Subscription,
  type: WebhookMessage["type"],
  event: WebhookMessage["event"],
): Promise<void> {
  const { uid, rid, access_id, expires, subscription_id, term_id, auto_renew } = subscription;
  const timestamp = now();
  return webhooks.send({
    version: 2,
    type,
    event,
    aid,
    uid,
    rid,
    access_id,
    expires,
    subscription_id,
    term_id,
    timestamp,
    auto_renew,
  });
}

function addConversion({ store, now }: Provider, subscription: Subscription, type: Conversion["type"]): Conversion {
  const { uid, term_id, rid, access_id } = subscription;
  const conversion = { conversion_id: createId("TC"), uid, type, term_id, rid, access_id, create_date: now() };
  store.state.conversions.push(conversion);
  return conversion;
}

export function createId(prefix: string): string {
  return prefix + randomBytes(9).toString("base64url").replace(/[-_]/g, "0").toUpperCase();
}

/** The same day of a later month, or that month's last. */
export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
