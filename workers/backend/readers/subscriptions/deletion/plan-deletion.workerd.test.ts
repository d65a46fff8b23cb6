import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { type Keys, open } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { deleteAccount, keepAccount } from "#workers/backend/readers/accounts/registration/delete-account.ts";
import { syncCancelReason } from "#workers/backend/readers/subscriptions/renewal/sync-cancel-reason.ts";
import {
  createPaywallEnv,
  DAY,
  deliver,
  insertSubscription,
  readSubscription,
  toWebhook,
} from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { deleteLeaving } from "./delete-leaving.ts";
import { planDeletion } from "./plan-deletion.ts";

countScrypts();
const fetched = vi.spyOn(globalThis, "fetch");
const end = testNow + 10 * DAY;
let uid = 0;
let keys: Keys = { h: "", t: "" };

beforeEach(async () => {
  await deleteAccountsForTest();
  uid = await insertAccount();
  keys = await open(uid);
  fetched.mockImplementation(async () => Response.json({ code: 0 }));
});
afterEach(() => fetched.mockReset());

const inPaywall = (now = testNow) => createTestCall({ env: createPaywallEnv(), now });
const plan = (call = inPaywall()) => planDeletion(call, { ...keys, password: testPassword });
const clock = (now: number) => deleteLeaving(createPaywallEnv(), now, accountEndings);
const readDay = () => env.DB.prepare("SELECT delete_at FROM accounts WHERE id = ?1").bind(uid).first<number>("delete_at");

/** Each pair: what the profile and the mail say of a subscription, and what then is so. */
describe("what is said of a subscription is what becomes of it", () => {
  test("at once: it ends, its paid time is lost, and the provider charges nothing more", async () => {
    await insertSubscription(uid, { origin: "provider", external_id: "SUB1" });
    await insertSubscription(uid, { product: "google_iap_plus", meta: '[{"key":"resourceName","value":"Plus in der App"}]' });
    const call = inPaywall();
    await deleteAccount(call, { ...keys, password: testPassword }, accountEndings);
    expect(call.queued.at(-1)?.told).toEqual([
      "Talblick Plus endet sofort und verlängert sich nicht mehr. Die bezahlte Zeit bis 25. Jänner 2097 verfällt.",
      "Plus in der App: Dein Zugang hier endet sofort, das Abo läuft bei Google Play weiter, bis du es dort kündigst.",
    ]);
    expect(fetched.mock.calls.map(([, init]) => String(init?.body))).toEqual([expect.stringContaining("subscription_id=SUB1")]);
    expect([await countRows("accounts"), await countRows("subscriptions")]).toEqual([0, 0]);
  });

  test("at the end: it is cancelled, can be read until then, and the account goes with it", async () => {
    const id = await insertSubscription(uid, { origin: "provider", external_id: "SUB1" });
    const call = inPaywall();
    expect(await plan(call)).toEqual({ kind: "done", message: "Dein Konto wird am 25. Jänner 2097 gelöscht." });
    expect(call.queued.map(({ kind, event, told }) => [kind, event ?? told])).toEqual([
      ["contract", "cancelled"],
      [
        "deletion-planned",
        ["Talblick Plus verlängert sich nicht mehr und endet am 25. Jänner 2097. Bis dahin liest du alles, was dazugehört."],
      ],
    ]);
    expect(await readSubscription(id)).toMatchObject({ auto_renew: 0, ends_at: end });
    await clock(end - 1);
    expect(await countRows("accounts")).toBe(1);
    await clock(end);
    expect(await countRows("accounts")).toBe(0);
  });

  test("of several the last one's end is the account's", async () => {
    await insertSubscription(uid, { origin: "provider", external_id: "SUB1" });
    await insertSubscription(uid, { product: "pur", auto_renew: 0, ends_at: end + 5 * DAY });
    const call = inPaywall();
    expect(await plan(call)).toEqual({ kind: "done", message: "Dein Konto wird am 30. Jänner 2097 gelöscht." });
    expect(call.queued.at(-1)).toMatchObject({ kind: "deletion-planned", at: end + 5 * DAY });
    expect(await readDay()).toBe(end + 5 * DAY);
  });
});

describe("a deletion that is still to come", () => {
  beforeEach(async () => {
    await insertSubscription(uid, { origin: "provider", external_id: "SUB1", external_at: testNow - DAY } as object);
    await plan();
  });

  test("is taken back by the reader", async () => {
    expect(await keepAccount(createTestCall(), keys)).toMatchObject({ kind: "done" });
    await clock(end + DAY);
    expect(await countRows("accounts")).toBe(1);
  });

  test("ends when the subscription goes on, here or at the provider", async () => {
    const input = { uid, ...keys, subscriptionId: "SUB1", didCancel: false, isKayakSubs: false, cancelReason: null };
    await syncCancelReason(inPaywall(), input);
    expect(await readDay()).toBeNull();
    await plan();
    expect(await readDay()).toBe(end);
    await deliver(toWebhook(uid, { type: "access_modified", event: "subscription_updated", auto_renew: true, expires: end }));
    expect(await readDay()).toBeNull();
  });

  test("waits for time that was paid for meanwhile", async () => {
    await insertSubscription(uid, { product: "pur", auto_renew: 0, ends_at: end + 5 * DAY });
    await clock(end);
    expect(await readDay()).toBe(end + 5 * DAY);
  });
});

test("without something of ours that is paid for there is nothing to wait for, and where the provider does not follow the account stays", async () => {
  expect(await plan()).toMatchObject({ kind: "refused", error: "200" });
  await insertSubscription(uid, { origin: "provider", external_id: "SUB1" });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockRejectedValue(new Error("unreachable"));
  expect(await plan()).toMatchObject({ kind: "refused", error: "100" });
  expect(await readDay()).toBeNull();
});
