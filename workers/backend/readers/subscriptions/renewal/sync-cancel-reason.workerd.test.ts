import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { type Keys, open, wrongKeys } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { technicalError } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import {
  createPaywallEnv,
  DAY,
  insertSubscription,
  readSubscription,
} from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";
import { type CancelReason, type SubscriptionResult, syncCancelReason } from "./sync-cancel-reason.ts";

const fetched = vi.spyOn(globalThis, "fetch");
let uid = 0;
let keys: Keys = { h: "", t: "" };

beforeEach(async () => {
  await deleteAccountsForTest();
  uid = await insertAccount({ passwordHash: "" });
  keys = await open(uid);
  fetched.mockImplementation(async () => Response.json({ code: 0 }));
});
afterEach(() => fetched.mockReset());

function sync(changes: Partial<CancelReason>, now = testNow): Promise<SubscriptionResult> {
  const input = { uid, ...keys, subscriptionId: "", didCancel: true, isKayakSubs: false, cancelReason: null, ...changes };
  return syncCancelReason(createTestCall({ env: createPaywallEnv(), now }), input);
}

const refused = (message: string) => ({ kind: "refused", message });
const unknown = refused("Dieses Abo haben wir in deinem Konto nicht gefunden.");
const ended = refused("Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.");

async function listReasons(): Promise<unknown[]> {
  const { results } = await env.DB.prepare("SELECT subscription_id, did_cancel, reason, created_at FROM cancel_reasons").all();
  return results;
}

describe("ending a subscription of ours", () => {
  test("switches its renewal off, keeps the reason, and leaves what is paid", async () => {
    const id = await insertSubscription(uid);
    expect(await sync({ subscriptionId: String(id), cancelReason: "  Zu teuer \n" })).toEqual({
      kind: "done",
      message: "Dein Abo endet am 25. Jänner 2097. Bis dahin kannst du es weiter nutzen.",
      items: [],
    });
    expect(await readSubscription(id)).toMatchObject({ auto_renew: 0, cancelled_at: testNow, ends_at: testNow + 10 * DAY });
    expect(await listReasons()).toEqual([{ subscription_id: id, did_cancel: 1, reason: "Zu teuer", created_at: testNow }]);
    await renewSubscriptions(env.DB, new Date((testNow + 10 * DAY) * 1000));
    expect((await readSubscription(id))?.ends_at).toBe(testNow + 10 * DAY);
  });

  test("answers with what is left from the Kayak shop", async () => {
    const id = await insertSubscription(uid, {
      product: "kayak_plus",
      meta: '[{"key":"resourceName","value":"Plus im Shop"},{"key":"rid","value":"RK"}]',
    });
    await insertSubscription(uid, { product: "plus" });
    expect(await sync({ subscriptionId: String(id), isKayakSubs: true })).toMatchObject({
      items: [
        {
          id: String(id),
          resourceName: "Plus im Shop",
          rid: "RK",
          autoRenew: false,
          isKayakSubs: true,
          expirationDate: "2097-01-25T08:00:00Z",
          expirationMsg: "Endet am 25. Jänner 2097",
        },
      ],
    });
  });

  test.each([
    [12, "2097-04-15T08:00", 12],
    [null, "2097-02-15T08:00", 1],
  ])("that runs on ends with its period of %s months", async (period_months, expected, kept) => {
    const starts_at = Date.parse("2024-04-15T08:00:00Z") / 1000;
    const id = await insertSubscription(uid, { starts_at, ends_at: null, period_months });
    await sync({ subscriptionId: String(id) });
    const row = await readSubscription(id);
    expect(new Date((row?.ends_at ?? 0) * 1000).toISOString().slice(0, 16)).toBe(expected);
    expect(row).toMatchObject({ auto_renew: 0, period_months: kept });
  });

  test("that does not go on anyway changes nothing, but the reason is kept", async () => {
    const id = await insertSubscription(uid, { product: "guest_plus_premium", auto_renew: 0 });
    const before = await readSubscription(id);
    expect(await sync({ subscriptionId: String(id), cancelReason: "x" })).toMatchObject({ kind: "done" });
    expect(await readSubscription(id)).toEqual(before);
    expect(await countRows("cancel_reasons")).toBe(1);
  });

  test("twice changes nothing more", async () => {
    const id = await insertSubscription(uid);
    await sync({ subscriptionId: String(id) });
    expect(await sync({ subscriptionId: String(id) }, testNow + 60)).toMatchObject({ kind: "done" });
    expect((await readSubscription(id))?.cancelled_at).toBe(testNow);
  });

  test("needs no reason, cuts one that is long, and keeps no more than twenty", async () => {
    const id = await insertSubscription(uid);
    for (const cancelReason of [null, "", " \n "]) await sync({ subscriptionId: String(id), cancelReason });
    expect(await countRows("cancel_reasons")).toBe(0);
    await sync({ subscriptionId: String(id), cancelReason: ` ${"😀".repeat(1101)}` });
    expect(await listReasons()).toMatchObject([{ reason: "😀".repeat(1100) }]);
    for (let count = 0; count < 25; count += 1) await sync({ subscriptionId: String(id), cancelReason: `noch einmal: ${count}` });
    expect(await countRows("cancel_reasons")).toBe(20);
  });
});

describe("staying", () => {
  test("before the end switches renewal on again", async () => {
    const id = await insertSubscription(uid, { auto_renew: 0, cancelled_at: testNow - DAY });
    expect(await sync({ subscriptionId: String(id), didCancel: false, cancelReason: "Doch nicht" })).toEqual({
      kind: "done",
      message: "Dein Abo läuft weiter.",
      items: [],
    });
    expect(await readSubscription(id)).toMatchObject({ auto_renew: 1, cancelled_at: null, ends_at: testNow + 10 * DAY });
    expect(await listReasons()).toMatchObject([{ did_cancel: 0, reason: "Doch nicht" }]);
  });

  test("after the end is refused", async () => {
    const id = await insertSubscription(uid, { auto_renew: 0, cancelled_at: testNow - DAY });
    const late = await sync({ subscriptionId: String(id), didCancel: false, cancelReason: "x" }, testNow + 10 * DAY);
    expect(late).toEqual(refused("Dieses Abo ist bereits abgelaufen."));
    expect([(await readSubscription(id))?.auto_renew, await countRows("cancel_reasons")]).toEqual([0, 0]);
  });

  test("carries on what ran on without an end", async () => {
    const id = await insertSubscription(uid, { ends_at: null, period_months: null, starts_at: testNow - 45 * DAY });
    await sync({ subscriptionId: String(id) });
    await sync({ subscriptionId: String(id), didCancel: false });
    const end = (await readSubscription(id))?.ends_at ?? 0;
    await renewSubscriptions(env.DB, new Date(end * 1000));
    expect((await readSubscription(id))?.ends_at).toBeGreaterThan(end);
  });

  test("does not make a guest's access one that goes on", async () => {
    const id = await insertSubscription(uid, { product: "guest_kayak_plus_premium", auto_renew: 0, period_months: null });
    expect(await sync({ subscriptionId: String(id), isKayakSubs: true, didCancel: false })).toMatchObject({ kind: "done" });
    expect((await readSubscription(id))?.auto_renew).toBe(0);
  });
});

describe("a subscription of the paywall provider", () => {
  const sold: Partial<KeptSubscription> = { origin: "provider", external_id: "SUB1", period_months: null };

  test("is ended there first, by either of its names, and on again likewise", async () => {
    const id = await insertSubscription(uid, sold);
    expect(await sync({ subscriptionId: "SUB1" })).toMatchObject({ kind: "done" });
    expect(await readSubscription(id)).toMatchObject({ auto_renew: 0, cancelled_at: testNow });
    expect(await sync({ subscriptionId: String(id), didCancel: false })).toMatchObject({ kind: "done" });
    expect(await readSubscription(id)).toMatchObject({ auto_renew: 1, cancelled_at: null });
    expect(fetched.mock.calls.map(([url]) => String(url).split("/").at(-1))).toEqual(["cancel", "update"]);
  });

  test("stays as it is when the provider does not follow", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    fetched.mockResolvedValue(Response.json({ code: 2, message: "Access denied" }));
    const id = await insertSubscription(uid, sold);
    const before = await readSubscription(id);
    expect(await sync({ subscriptionId: "SUB1", cancelReason: "x" })).toEqual(refused(technicalError));
    expect([await readSubscription(id), await countRows("cancel_reasons")]).toEqual([before, 0]);
    expect(logged.mock.calls).toEqual([
      [
        expect.stringContaining(
          '"message":"paywall provider: a renewal was not changed","subscription":"SUB1","reason":"code 2 Access denied"',
        ),
      ],
    ]);
    logged.mockRestore();
  });

  test("keeps the end that a webhook tells while the provider is asked", async () => {
    const id = await insertSubscription(uid, sold);
    fetched.mockImplementation(async () => {
      await env.DB.prepare("UPDATE subscriptions SET ends_at = ?2 WHERE id = ?1")
        .bind(id, testNow + 5)
        .run();
      return Response.json({ code: 0 });
    });
    await sync({ subscriptionId: "SUB1" });
    expect(await readSubscription(id)).toMatchObject({ ends_at: testNow + 5, auto_renew: 0 });
  });

  test("is not asked about what changes nothing", async () => {
    await insertSubscription(uid, sold);
    expect(await sync({ subscriptionId: "SUB1", didCancel: false, cancelReason: "Ich bleibe" })).toMatchObject({ kind: "done" });
    expect(fetched).not.toHaveBeenCalled();
    expect(await countRows("cancel_reasons")).toBe(1);
  });
});

test.each<[string, Partial<KeptSubscription>, string | null]>([
  ["the newsroom's own", { product: "guest_plus_premium" }, null],
  ["the Kayak shop's", { product: "guest_kayak_plus_premium" }, null],
  ["Google's", { product: "google_iap_plus" }, "Google Play Store"],
  ["an app's", { product: "revenuecat_plus" }, "App Stores"],
  ["an app's Premium", { product: "revenuecat_plus_premium" }, "App Stores"],
  ["an app's guest", { product: "guest_revenuecat_plus_premium" }, "App Stores"],
  ["an app's Pur", { product: "revenuecat_pur" }, "App Stores"],
  ["a partner paper's", { product: "vn" }, "deiner Zeitung"],
  ["another partner paper's", { product: "neue" }, "deiner Zeitung"],
  ["one that came with print", { product: "plus", origin: "upsell" }, "Print-Abo"],
])("where a subscription can be ended: %s", async (_, changes, elsewhere) => {
  const id = await insertSubscription(uid, changes);
  const isKayakSubs = changes.product === "guest_kayak_plus_premium";
  const result = await sync({ subscriptionId: String(id), isKayakSubs, cancelReason: "x" });
  expect(result).toMatchObject(elsewhere === null ? { kind: "done" } : refused(expect.stringContaining(elsewhere)));
  expect((await readSubscription(id))?.auto_renew).toBe(elsewhere === null ? 0 : 1);
  expect(await countRows("cancel_reasons")).toBe(elsewhere === null ? 1 : 0);
});

describe("a subscription is not changed", () => {
  test.each(wrongKeys)("without a session, with $h", async (wrong) => {
    const id = await insertSubscription(uid);
    expect(await sync({ subscriptionId: String(id), ...wrong })).toEqual(ended);
    expect((await readSubscription(id))?.auto_renew).toBe(1);
  });

  test("in the name of somebody else, or one of somebody else: both count as missing", async () => {
    const josef = await insertAccount({ login: "josef", email: "josef@example.com", passwordHash: "" });
    const id = await insertSubscription(josef, { external_id: "SUB9", origin: "provider" });
    expect(await sync({ uid: josef, subscriptionId: String(id) })).toEqual(ended);
    for (const subscriptionId of [String(id), "SUB9", "999999", "", "null", "1 OR 1=1"]) {
      expect(await sync({ subscriptionId, cancelReason: "x" })).toEqual(unknown);
    }
    expect([(await readSubscription(id))?.auto_renew, await countRows("cancel_reasons")]).toEqual([1, 0]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("by the wrong shop's name", async () => {
    const [plus, kayak] = [await insertSubscription(uid), await insertSubscription(uid, { product: "kayak_plus" })];
    expect(await sync({ subscriptionId: String(plus), isKayakSubs: true })).toEqual(unknown);
    expect(await sync({ subscriptionId: String(kayak), isKayakSubs: false })).toEqual(unknown);
  });

  test("with a print card alone", async () => {
    const id = await insertSubscription(uid);
    expect(await sync({ subscriptionId: String(id), ...(await open(uid, "card")) })).toEqual(
      refused("Mit der Abokarte geht das nicht. Bitte melde dich mit deinem Passwort an."),
    );
    expect((await readSubscription(id))?.auto_renew).toBe(1);
  });

  test("before it begins", async () => {
    const id = await insertSubscription(uid, { starts_at: testNow + 1 });
    expect(await sync({ subscriptionId: String(id) })).toMatchObject({ kind: "refused" });
  });
});
