/** For tests: subscriptions in the database, and webhooks as the provider seals them. */
import { env } from "cloudflare:workers";
import { handlePaywallWebhook } from "#workers/backend/doors/webhooks/handle-paywall-webhook.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { insertRow, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import { sealForProvider } from "#workers/backend/readers/products/provider-crypto.ts";

export const DAY = 86_400;
const testAid = "TALBTEST";
export const testKey = "test-private-key";

/** A back end that sells. */
export function createPaywallEnv(base: Env = env as Env): Env {
  return {
    ...base,
    PAYWALL_AID: testAid,
    PAYWALL_PRIVATE_KEY: testKey,
    PAYWALL_API_TOKEN: "test-api-token",
    PAYWALL_API_ORIGIN: "https://provider.example",
    PAYWALL_RESOURCES: "RPLUS=plus, RPREMIUM=plus_premium, RPUR=pur",
    PUBLIC_ORIGIN: "https://www.talblick.example",
  };
}

/** Plus since a hundred days, monthly, in the middle of its period, unless `changes` say otherwise; answers its id. */
export async function insertSubscription(accountId: number, changes: Partial<KeptSubscription> = {}): Promise<number> {
  return insertRow("subscriptions", {
    account_id: accountId,
    product: "plus",
    starts_at: testNow - 100 * DAY,
    ends_at: testNow + 10 * DAY,
    meta: "[]",
    auto_renew: 1,
    origin: "admin",
    external_id: null,
    period_months: 1,
    cancelled_at: null,
    ...changes,
  });
}

export async function readSubscription(id: number): Promise<KeptSubscription | null> {
  return env.DB.prepare("SELECT * FROM subscriptions WHERE id = ?1").bind(id).first<KeptSubscription>();
}

export type TestWebhook = Record<string, unknown>;

/** A purchase of Plus by `uid`, just now, for a month. */
export function toWebhook(uid: number | string, changes: TestWebhook = {}): TestWebhook {
  return {
    version: 2,
    type: "access_granted",
    event: "new_purchase",
    aid: testAid,
    uid: String(uid),
    rid: "RPLUS",
    access_id: "ACC1",
    expires: testNow + 30 * DAY,
    subscription_id: "SUB1",
    term_id: "TERM1",
    timestamp: testNow,
    ...changes,
  };
}

export function seal(webhook: TestWebhook, key = testKey): string {
  return sealForProvider(key, JSON.stringify(webhook));
}

/** What the provider hears: status and text. */
export async function deliver(webhook: TestWebhook, { now = testNow, env = createPaywallEnv() } = {}): Promise<string> {
  return post(seal(webhook), { now, env });
}

export async function post(data: string, { now = testNow, env = createPaywallEnv() } = {}): Promise<string> {
  const request = new Request("http://backend/webhooks/paywall", { method: "POST", body: new URLSearchParams({ data }) });
  const response = await handlePaywallWebhook(request, env, now);
  return `${response.status} ${await response.text()}`;
}
