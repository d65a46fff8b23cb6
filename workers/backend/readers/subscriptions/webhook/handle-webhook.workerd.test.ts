import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import backend from "#workers/backend/backend.ts";
import { handlePaywallWebhook } from "#workers/backend/doors/webhooks/handle-paywall-webhook.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  countRows,
  deleteAccountsForTest,
  insertAccount,
  listFlags,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { toAbo } from "#workers/backend/readers/products/abo.ts";
import { type KeptSubscription, listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import {
  createPaywallEnv,
  DAY,
  deliver,
  insertSubscription,
  post,
  readSubscription,
  seal,
  type TestWebhook,
  testKey,
  toWebhook,
} from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";

let uid = 0;
const warned = vi.spyOn(console, "warn");

beforeEach(async () => {
  await deleteAccountsForTest();
  await env.DB.exec("DELETE FROM paywall_events");
  uid = await insertAccount({ passwordHash: "" });
  warned.mockImplementation(() => undefined);
});
afterEach(() => warned.mockReset());

const listWarnings = () => warned.mock.calls.map(String);

async function flagsAt(now: number, accountId = uid): Promise<string[]> {
  return listFlags(toAbo(await listSubscriptions(env.DB, accountId), { now, userRef: "" }));
}

async function readOnly(): Promise<KeptSubscription> {
  const rows = await listSubscriptions(env.DB, uid);
  if (rows.length !== 1 || rows[0] === undefined) throw new Error(`${rows.length} subscriptions`);
  return rows[0];
}

const plus = ["hasPlusAccess", "isPlusSubscriber"];
const end = testNow + 30 * DAY;

describe("access that was granted", () => {
  test("is a subscription of the provider's from now to its end", async () => {
    expect(await deliver(toWebhook(uid))).toBe("200 applied");
    expect(await readOnly()).toEqual({
      id: expect.any(Number),
      product: "plus",
      starts_at: testNow,
      ends_at: end,
      auto_renew: 1,
      cancelled_at: null,
      origin: "provider",
      external_id: "SUB1",
      period_months: null,
      meta: '[{"key":"rid","value":"RPLUS"},{"key":"termId","value":"TERM1"}]',
    });
    expect([await flagsAt(end - 1), await flagsAt(end)]).toEqual([plus, []]);
    expect(listWarnings()).toEqual([]);
  });

  test("keeps the length of its period when the provider tells it", async () => {
    await deliver(toWebhook(uid, { period_months: 12 }));
    expect((await readOnly()).period_months).toBe(12);
  });

  test("without a subscription is named after the access, and does not renew itself", async () => {
    const once = { event: "free_access_granted", subscription_id: null, term_id: null, auto_renew: true };
    await deliver(toWebhook(uid, once));
    expect(await readOnly()).toMatchObject({ external_id: "ACC1", auto_renew: 0, meta: '[{"key":"rid","value":"RPLUS"}]' });
  });

  test("without an end runs on", async () => {
    await deliver(toWebhook(uid, { expires: null }));
    expect((await readOnly()).ends_at).toBeNull();
    expect(await flagsAt(testNow + 9999 * DAY)).toEqual(plus);
  });

  test("again before its end goes on, and after a gap begins anew", async () => {
    await deliver(toWebhook(uid));
    const later = { event: "payment_verified", timestamp: end - 10, expires: end + 30 * DAY };
    await deliver(toWebhook(uid, later), { now: end - 10 });
    expect(await readOnly()).toMatchObject({ starts_at: testNow, ends_at: end + 30 * DAY });
    const back = end + 90 * DAY;
    await deliver(toWebhook(uid, { timestamp: back, expires: back + DAY }), { now: back });
    expect(await readOnly()).toMatchObject({ starts_at: back, ends_at: back + DAY });
  });

  test("by a clock ahead of ours counts at once", async () => {
    await deliver(toWebhook(uid, { timestamp: testNow + 300 }));
    expect(await flagsAt(testNow)).toEqual(plus);
  });

  test("of another product under the same name becomes that", async () => {
    await deliver(toWebhook(uid));
    await deliver(toWebhook(uid, { rid: "RPUR", timestamp: testNow + 1 }));
    expect(await flagsAt(testNow)).toEqual(["hasPurAccess", "isPurSubscriber"]);
  });

  test("waits for a reader whose account is not activated, and does not check whether they may sign in", async () => {
    await env.DB.prepare("UPDATE accounts SET state = 'pending' WHERE id = ?1").bind(uid).run();
    expect(await deliver(toWebhook(uid))).toBe("200 applied");
  });
});

describe("access that was modified", () => {
  const modified = (changes: TestWebhook) => toWebhook(uid, { type: "access_modified", timestamp: testNow + 60, ...changes });
  const at = { now: testNow + 60 };
  beforeEach(async () => {
    await deliver(toWebhook(uid));
  });

  test("by a renewal ends later", async () => {
    await deliver(modified({ event: "subscription_auto_renewed", expires: end + 30 * DAY }), at);
    expect(await readOnly()).toMatchObject({ starts_at: testNow, ends_at: end + 30 * DAY, auto_renew: 1 });
  });

  test("by a cancellation ends with what is paid, and can be taken back", async () => {
    await deliver(modified({ event: "subscription_canceled" }), at);
    expect(await readOnly()).toMatchObject({ ends_at: end, auto_renew: 0, cancelled_at: testNow + 60 });
    expect([await flagsAt(end - 1), await flagsAt(end)]).toEqual([plus, []]);
    await deliver(modified({ event: "subscription_updated", auto_renew: true, timestamp: testNow + 90 }), at);
    expect(await readOnly()).toMatchObject({ ends_at: end, auto_renew: 1, cancelled_at: null });
  });

  test("by the word of the provider on renewal follows that rather than the event", async () => {
    await deliver(modified({ event: "subscription_updated", auto_renew: false }), at);
    expect(await readOnly()).toMatchObject({ auto_renew: 0, cancelled_at: testNow + 60 });
  });

  test("by a grace period changes its end and nothing else", async () => {
    await deliver(modified({ event: "grace_period_extension", expires: end + 3 * DAY }), at);
    expect(await readOnly()).toMatchObject({ ends_at: end + 3 * DAY, auto_renew: 1, cancelled_at: null });
  });

  test("which we have not heard of is there from then on", async () => {
    await deliver(modified({ subscription_id: "SUB2", event: "subscription_updated", rid: "RPREMIUM" }), at);
    expect(await flagsAt(testNow + 60)).toContain("isPlusPremiumSubscriber");
  });
});

describe("access that was revoked", () => {
  const revoked = (changes: TestWebhook = {}) =>
    toWebhook(uid, { type: "access_revoked", event: "access_revoked", timestamp: testNow + 60, ...changes });

  test.each(["access_revoked", "subscription_expired", "access_ended"])("by %s is over, whatever was paid", async (event) => {
    await deliver(toWebhook(uid));
    expect(await deliver(revoked({ event }), { now: testNow + 60 })).toBe("200 applied");
    expect(await flagsAt(testNow + 60)).toEqual([]);
    expect(await readOnly()).toMatchObject({ auto_renew: 0, cancelled_at: null });
  });

  test("by a clock ahead of ours is over at once", async () => {
    await deliver(toWebhook(uid));
    await deliver(revoked({ timestamp: testNow + 300 }));
    expect(await flagsAt(testNow)).toEqual([]);
  });

  test("is over even when its resource is not sold here any more", async () => {
    await deliver(toWebhook(uid));
    const withoutPlus = { ...createPaywallEnv(), PAYWALL_RESOURCES: "RPUR=pur" };
    expect(await deliver(revoked(), { now: testNow + 60, env: withoutPlus })).toBe("200 applied");
    expect(await flagsAt(testNow + 60)).toEqual([]);
  });

  test("before the webhook of its purchase came stays over", async () => {
    expect(await deliver(revoked(), { now: testNow + 60 })).toBe("200 applied");
    expect(await deliver(toWebhook(uid), { now: testNow + 61 })).toBe("200 outdated");
    expect(await flagsAt(testNow + 61)).toEqual([]);
  });
});

describe("the same webhook again", () => {
  test("changes nothing, also when the subscription has ended since in the same second", async () => {
    const purchase = toWebhook(uid);
    await deliver(purchase);
    await deliver(toWebhook(uid, { type: "access_revoked", event: "access_revoked" }));
    expect(await deliver(purchase)).toBe("200 repeated");
    expect(await flagsAt(testNow)).toEqual([]);
    expect([await countRows("subscriptions"), await countRows("paywall_events")]).toEqual([1, 2]);
  });

  test("at the same moment is applied once", async () => {
    const answers = await Promise.all([deliver(toWebhook(uid)), deliver(toWebhook(uid)), deliver(toWebhook(uid))]);
    expect(answers.toSorted()).toEqual(["200 applied", "200 repeated", "200 repeated"]);
    expect(await countRows("subscriptions")).toBe(1);
  });

  test("is applied when the reader has come in between", async () => {
    const purchase = toWebhook(uid + 1);
    expect(await deliver(purchase)).toBe("200 unknown-reader");
    expect(await insertAccount({ login: "josef", email: "josef@example.com", passwordHash: "" })).toBe(uid + 1);
    expect(await deliver(purchase)).toBe("200 applied");
  });
});

test("in whatever order webhooks come, and however often, the last word of the provider counts", async () => {
  const events: TestWebhook[] = [
    toWebhook(uid, { auto_renew: true }),
    toWebhook(uid, { type: "access_modified", event: "subscription_auto_renewed", timestamp: testNow + 10, expires: end + DAY }),
    toWebhook(uid, { type: "access_modified", event: "subscription_canceled", timestamp: testNow + 20, expires: end + DAY }),
    toWebhook(uid, { type: "access_modified", event: "subscription_updated", timestamp: testNow + 30, auto_renew: true }),
    toWebhook(uid, { type: "access_revoked", event: "access_revoked", timestamp: testNow + 40 }),
  ];
  for (const last of [2, 3, 4, 5]) {
    for (const order of permute(events.slice(0, last))) {
      await env.DB.batch(["subscriptions", "paywall_events"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
      for (const webhook of [...order, ...order]) await deliver(webhook, { now: testNow + 100 });
      const row = await readOnly();
      const expected = [null, null, [end + DAY, 1], [end + DAY, 0], [end, 1], [testNow + 40, 0]][last];
      expect([row.ends_at, row.auto_renew]).toEqual(expected);
      expect(await flagsAt(testNow + 100)).toEqual(last === 5 ? [] : plus);
    }
  }
});

function permute<Item>(items: Item[]): Item[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) => permute(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]));
}

describe("what can never be applied is answered with 200 and logged, so that the provider goes on", () => {
  test.each([
    ["an unknown reader", () => ({ uid: String(uid + 1000) }), "unknown-reader"],
    ["a reader of another system", () => ({ uid: "f47ac10b-58cc" }), "unknown-reader"],
    ["a number beyond all", () => ({ uid: "99999999999999999999" }), "unknown-reader"],
    ["a resource that is not sold here", () => ({ rid: "RGOLD" }), "unknown-resource"],
  ])("%s", async (_, changes, outcome) => {
    expect(await deliver(toWebhook(uid, changes()))).toBe(`200 ${outcome}`);
    expect(listWarnings()).toEqual([
      expect.stringMatching(`"A paywall webhook is not applied","outcome":"${outcome}","what":"access_granted, new_purchase`),
    ]);
    expect([await countRows("subscriptions"), await flagsAt(testNow)]).toEqual([0, []]);
  });

  test("another type", async () => {
    expect(await deliver({ version: 2, type: "piano_id_user_updated", aid: "TALBTEST" })).toBe("200 ignored");
    expect(listWarnings()).toEqual([
      expect.stringContaining('"A paywall webhook is none of ours","type":"piano_id_user_updated"'),
    ]);
  });

  test("a name that belongs to another reader, or to what the provider did not sell", async () => {
    const josef = await insertAccount({ login: "josef", email: "josef@example.com", passwordHash: "" });
    await deliver(toWebhook(josef));
    const shop = await insertSubscription(uid, { external_id: "SHOP1", origin: "admin" });
    expect(await deliver(toWebhook(uid, { expires: null }))).toBe("200 not-ours");
    expect(await deliver(toWebhook(uid, { subscription_id: "SHOP1", expires: null }))).toBe("200 not-ours");
    expect([await flagsAt(end, josef), (await readSubscription(shop))?.ends_at]).toEqual([[], testNow + 10 * DAY]);
  });
});

describe("what was not sealed for this application is refused with 400, and nothing is kept", () => {
  const webhook = () => toWebhook(uid);
  const flip = (text: string) => `${text[0] === "A" ? "B" : "A"}${text.slice(1)}`;
  test.each<[string, () => string]>([
    ["no data", () => ""],
    ["plain JSON", () => JSON.stringify(webhook())],
    ["another key", () => seal(webhook(), "another-key")],
    ["altered data", () => flip(seal(webhook()))],
    ["no signature", () => seal(webhook()).split("~~~")[0] ?? ""],
    [
      "the signature of another webhook",
      () => `${seal(webhook()).split("~~~")[0]}~~~${seal({ ...webhook(), uid: "1" }).split("~~~")[1]}`,
    ],
    ["another application", () => seal({ ...webhook(), aid: "OTHER" })],
    ["no application", () => seal({ ...webhook(), aid: undefined })],
    ["version 1", () => seal({ ...webhook(), version: 1 })],
    ["no time", () => seal({ ...webhook(), timestamp: undefined })],
    ["a time in milliseconds", () => seal({ ...webhook(), timestamp: testNow * 1000 })],
    ["a time after tomorrow", () => seal({ ...webhook(), timestamp: testNow + 2 * DAY })],
    ["an invalid end", () => seal({ ...webhook(), expires: "never" })],
    ["no access", () => seal({ ...webhook(), access_id: "" })],
    ["no object", () => seal([] as unknown as TestWebhook)],
  ])("%s", async (_, data) => {
    expect(await post(data())).toBe("400 data cannot be read");
    expect([await countRows("subscriptions"), await countRows("paywall_events")]).toEqual([0, 0]);
  });
});

describe("the path /webhooks/paywall", () => {
  const send = (path: string, init: RequestInit = {}, changes: Partial<Env> = {}) =>
    handlePaywallWebhook(new Request(`http://backend${path}`, init), { ...createPaywallEnv(), ...changes }, testNow);

  test("takes data in the address or in a form, and through the back end's door", async () => {
    const path = (webhook: TestWebhook) => `/webhooks/paywall?data=${encodeURIComponent(seal(webhook))}`;
    expect((await send(path(toWebhook(uid)))).status).toBe(200);
    expect((await send(path(toWebhook(uid, { subscription_id: "SUB2" })), { method: "POST" })).status).toBe(200);
    const past = Math.floor(Date.now() / 1000) - 60;
    const request = new Request(`http://backend${path(toWebhook(uid, { subscription_id: "SUB3", timestamp: past }))}`);
    expect(await (await backend.fetch(request, createPaywallEnv())).text()).toBe("applied");
    expect(await countRows("subscriptions")).toBe(3);
  });

  test("keeps answers from being stored, and refuses other methods and large bodies", async () => {
    const tooLarge = await send("/webhooks/paywall", { method: "POST", body: `data=${"a".repeat(30_000)}` });
    expect([tooLarge.status, tooLarge.headers.get("cache-control")]).toEqual([413, "no-store"]);
    expect((await send(`/webhooks/paywall?data=${"a".repeat(30_000)}`)).status).toBe(413);
    const put = await send("/webhooks/paywall", { method: "PUT", body: "data=a" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  test.each([{ PAYWALL_PRIVATE_KEY: "" }, { PAYWALL_AID: "" }])("is not there without a provider: %j", async (changes) => {
    const data = seal({ ...toWebhook(uid), aid: changes.PAYWALL_AID ?? "TALBTEST" }, changes.PAYWALL_PRIVATE_KEY ?? testKey);
    expect((await send(`/webhooks/paywall?data=${encodeURIComponent(data)}`, {}, changes)).status).toBe(404);
    expect(await countRows("subscriptions")).toBe(0);
  });

  test("asks the provider to come again when the database does not answer", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error("D1 is away")) };
    const response = await send(
      `/webhooks/paywall?data=${encodeURIComponent(seal(toWebhook(uid)))}`,
      {},
      { DB: broken as unknown as D1Database },
    );
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
