import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import {
  countRows,
  deleteAccountsForTest,
  insertAccount,
  listFlags,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SubscriptionRecordResult } from "#workers/backend/readers/accounts/reader-records/write-subscriptions.ts";
import { toAbo } from "#workers/backend/readers/products/abo.ts";
import { listSubscriptions } from "#workers/backend/readers/products/kept-subscription.ts";
import { insertSubscription, readSubscription } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";

let maria = 0;
let josef = 0;
beforeEach(async () => {
  await deleteAccountsForTest();
  maria = await insertAccount({ passwordHash: "" });
  josef = await insertAccount({ login: "josef", email: "Josef@example.com", passwordHash: "" });
});

function send(records: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${env.ADMIN_TOKEN}` };
  return handleAdmin(
    new Request("http://backend/admin/subscriptions", { method: "POST", headers, body: JSON.stringify({ records }) }),
    env,
  );
}

async function push(...records: unknown[]): Promise<SubscriptionRecordResult[]> {
  const response = await send(records);
  expect(response.status).toBe(200);
  return (await response.json<{ results: SubscriptionRecordResult[] }>()).results;
}

const record = { product: "kayak_plus", externalId: "K-1", starts: "2096-12-01T00:00:00Z", ends: "2097-02-01T00:00:00Z" };
const flagsOf = async (id: number) =>
  listFlags(toAbo(await listSubscriptions(env.DB, id), { now: testNow, userRef: "" })).join(" ");

describe("a shop's subscription", () => {
  test("finds the reader by address, login or number", async () => {
    const results = await push(
      { ...record, email: " josef@EXAMPLE.com" },
      { ...record, externalId: "VN-1", product: "vn", login: "Maria" },
      { ...record, externalId: "RC-1", product: "revenuecat_pur", id: josef },
    );
    expect(results.map(({ subscription, outcome }) => [subscription, outcome])).toEqual([
      ["K-1", "created"],
      ["VN-1", "created"],
      ["RC-1", "created"],
    ]);
    expect(await flagsOf(maria)).toBe("hasPlusAccess isVNSubscriber");
    expect(await flagsOf(josef)).toBe("hasPlusAccess hasPurAccess isRevenueCatPurSubscriber isKayakPlusSubscriber");
  });

  test("is updated by its name, however often it is sent", async () => {
    const meta = [{ key: "resourceName", value: "Plus" }];
    const full = { ...record, login: "maria", autoRenew: true, periodMonths: 1, meta };
    expect(await push(full)).toEqual([{ subscription: "K-1", outcome: "created" }]);
    expect(await push(full)).toEqual([{ subscription: "K-1", outcome: "updated" }]);
    const [kept] = await listSubscriptions(env.DB, maria);
    expect(kept).toEqual({
      id: kept?.id,
      product: "kayak_plus",
      starts_at: 4005158400,
      ends_at: 4010515200,
      meta: JSON.stringify(meta),
      auto_renew: 1,
      origin: "admin",
      external_id: "K-1",
      period_months: 1,
      cancelled_at: null,
    });
    await push({ ...record, login: "maria", product: "kayak_plus_premium", ends: null });
    expect(await listSubscriptions(env.DB, maria)).toMatchObject([
      { id: kept?.id, product: "kayak_plus_premium", ends_at: null, auto_renew: 0, period_months: null, meta: "[]" },
    ]);
  });

  test("that renews again is no longer cancelled", async () => {
    const id = await insertSubscription(maria, { external_id: "K-1", auto_renew: 0, cancelled_at: 1 });
    await push({ ...record, id: maria });
    expect((await readSubscription(id))?.cancelled_at).toBe(1);
    await push({ ...record, id: maria, autoRenew: true });
    expect((await readSubscription(id))?.cancelled_at).toBeNull();
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ["no reader", {}, /needs one of email, login and id/],
    ["two readers", { login: "maria", email: "maria@example.com" }, /needs one of email, login and id/],
    ["an unknown reader", { login: "niemand" }, /^there is no such reader$/],
    ["an unknown product", { login: "maria", product: "gold" }, /^product: /],
    ["no name", { login: "maria", externalId: undefined }, /^externalId: /],
    ["an empty name", { login: "maria", externalId: " " }, /^externalId: is empty/],
    ["no beginning", { login: "maria", starts: null }, /^starts: /],
    ["an end that is not a time", { login: "maria", ends: "bald" }, /^ends: /],
    ["a period of nothing", { login: "maria", periodMonths: 0 }, /^periodMonths: /],
  ])("is refused with the reason, without affecting others: for %s", async (_, changes, reason) => {
    const [refused, created] = await push({ ...record, ...changes }, { ...record, externalId: "K-2", id: josef });
    expect(refused).toMatchObject({ outcome: "refused", reason: expect.stringMatching(reason) });
    expect(created).toEqual({ subscription: "K-2", outcome: "created" });
    expect(await countRows("subscriptions")).toBe(1);
  });

  test("is refused under a name of another reader or the provider, or one used twice", async () => {
    const own = await insertSubscription(josef, { external_id: "K-1" });
    const sold = await insertSubscription(maria, { external_id: "SUB1", origin: "provider" });
    const before = [await readSubscription(own), await readSubscription(sold)];
    const results = await push(
      { ...record, login: "maria" },
      { ...record, login: "maria", externalId: "SUB1" },
      { ...record, login: "maria", externalId: "K-3" },
      { ...record, login: "josef", externalId: "K-3" },
    );
    expect(results.map(({ reason }) => reason)).toEqual([
      "externalId belongs to another reader",
      "externalId belongs to a subscription of origin provider",
      undefined,
      "externalId comes twice",
    ]);
    expect([await readSubscription(own), await readSubscription(sold)]).toEqual(before);
    expect(await countRows("subscriptions")).toBe(3);
  });
});

test("the body must be a list of at most a hundred records, from an operator", async () => {
  expect((await send("nonsense")).status).toBe(400);
  expect((await send(Array(101).fill(record))).status).toBe(400);
  expect(await push()).toEqual([]);
  const stranger = new Request("http://backend/admin/subscriptions", { method: "POST", body: '{"records":[]}' });
  expect((await handleAdmin(stranger, env)).status).toBe(401);
});
