/** Calls that change something meet a fault of the database at each of their steps, and come again: done once, and nothing lost. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFailingOnce, mishaps } from "#workers/backend/ground/database/failing-once-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { open } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { writeSubscriptions } from "#workers/backend/readers/accounts/reader-records/write-subscriptions.ts";
import { activateAccount } from "#workers/backend/readers/accounts/registration/activate.ts";
import { resetPassword } from "#workers/backend/readers/accounts/registration/change-password.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { subscribe } from "#workers/backend/readers/newsletters/readers/own-newsletters.ts";
import {
  insertNamedCard,
  openSession,
  requireOffer,
  tryRegister,
  trySave,
} from "#workers/backend/readers/upsell/upsell-for-test.ts";
import { renewSubscriptions } from "./renewal/renew-subscriptions.ts";
import { syncCancelReason } from "./renewal/sync-cancel-reason.ts";
import { createPaywallEnv, DAY, deliver, insertSubscription, toWebhook } from "./subscriptions-for-test.ts";

countScrypts();
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 0 }));
});
afterEach(() => vi.restoreAllMocks());

/** `prepare` makes what the call needs; the call may be repeated. Whatever differs from run to run is left out of `read`. */
type Case = { name: string; prepare: () => Promise<(given: Env) => Promise<unknown>>; read: string[] };

const subscriptions = `SELECT product, origin, external_id, starts_at, ends_at, auto_renew, cancelled_at, period_months, external_at
  FROM subscriptions ORDER BY external_id`;
const call = (given: Env) => createTestCall({ env: given });

const cases: Case[] = [
  {
    name: "a webhook of a purchase",
    prepare: async () => {
      const uid = await insertAccount({ passwordHash: "" });
      return (given) => deliver(toWebhook(uid), { env: createPaywallEnv(given) });
    },
    read: [subscriptions, "SELECT count(*) AS n FROM paywall_events"],
  },
  {
    name: "a webhook of a renewal, after which the purchase comes late",
    prepare: async () => {
      const uid = await insertAccount({ passwordHash: "" });
      const later = {
        type: "access_modified",
        event: "subscription_auto_renewed",
        timestamp: testNow + 9,
        expires: testNow + 60 * DAY,
      };
      return async (given) => {
        const paywall = { env: createPaywallEnv(given), now: testNow + 10 };
        const answers = [await deliver(toWebhook(uid, later), paywall), await deliver(toWebhook(uid), paywall)];
        if (answers.some((answer) => answer.startsWith("503"))) throw new Error("come again");
      };
    },
    // Which of the two begins it depends on their order.
    read: ["SELECT ends_at, auto_renew, external_at FROM subscriptions", "SELECT count(*) AS n FROM paywall_events"],
  },
  {
    name: "the end of a subscription, with its reason",
    prepare: async () => {
      const uid = await insertAccount({ passwordHash: "" });
      const { h, t } = await open(uid);
      const id = await insertSubscription(uid, { origin: "provider", external_id: "SUB1" });
      const input = { uid, h, t, subscriptionId: String(id), didCancel: true, isKayakSubs: false, cancelReason: "Zu teuer" };
      return (given) => syncCancelReason(call(createPaywallEnv(given)), input);
    },
    read: [subscriptions, "SELECT did_cancel, reason FROM cancel_reasons"],
  },
  {
    name: "renewal by the clock",
    prepare: async () => {
      const uid = await insertAccount({ passwordHash: "" });
      for (const name of ["A", "B"]) await insertSubscription(uid, { external_id: name, ends_at: testNow + 60 });
      return (given) => renewSubscriptions(given.DB, new Date(testNow * 1000));
    },
    read: [subscriptions],
  },
  {
    name: "what a shop has sold",
    prepare: async () => {
      const id = await insertAccount({ passwordHash: "" });
      const record = {
        id,
        product: "kayak_plus",
        starts: testNow,
        ends: null,
        autoRenew: true,
        periodMonths: 1,
        meta: [],
      } as const;
      return (given) => writeSubscriptions(given.DB, ["K1", "K2"].map((externalId) => ({ ...record, externalId })) as never);
    },
    read: [subscriptions],
  },
  {
    name: "an offer to a reader",
    prepare: async () => {
      const accountId = await insertAccount({ passwordHash: "" });
      await insertNamedCard();
      const token = await openSession(accountId);
      const offer = await requireOffer(token);
      return (given) => trySave(offer, token, {}, call(given));
    },
    read: [subscriptions, "SELECT account_id IS NOT NULL AS linked FROM print_cards", "SELECT used_at FROM upsell_entitlements"],
  },
  {
    name: "an offer with a new account",
    prepare: async () => {
      await insertNamedCard();
      const offer = await requireOffer();
      return (given) => tryRegister(offer, {}, call(given));
    },
    read: [
      subscriptions,
      "SELECT login, state FROM accounts",
      "SELECT account_id IS NOT NULL AS linked FROM print_cards",
      "SELECT message ->> 'kind' AS kind FROM mail_outbox",
    ],
  },
  {
    name: "an offer with the address of an account",
    prepare: async () => {
      await insertAccount({ login: "neu", email: "neu@example.com", passwordHash: "" });
      await insertNamedCard();
      const offer = await requireOffer();
      return (given) => tryRegister(offer, {}, call(given));
    },
    read: [subscriptions, "SELECT login, state FROM accounts", "SELECT message ->> 'kind' AS kind FROM mail_outbox"],
  },
  {
    name: "the link that activates an account",
    prepare: async () => {
      const accountId = await insertAccount({ state: "pending", passwordHash: "" });
      const key = await createKey(env.DB, { purpose: "activate", accountId, lifetimeS: 100, now: testNow });
      return (given) => activateAccount(call(given), key);
    },
    read: ["SELECT state, activated_at FROM accounts", "SELECT used_at FROM one_time_keys"],
  },
  {
    name: "the link that sets a new password",
    prepare: async () => {
      const accountId = await insertAccount({ state: "pending", passwordHash: "" });
      const key = await createKey(env.DB, { purpose: "reset", accountId, lifetimeS: 100, now: testNow });
      return (given) => resetPassword(call(given), { key, newPassword: "neu-geheim-1", newPasswordAgain: "neu-geheim-1" });
    },
    read: ["SELECT state, password_hash <> '' AS has_password FROM accounts", "SELECT used_at FROM one_time_keys"],
  },
  {
    name: "a newsletter",
    prepare: async () => {
      const { h, t } = await open(await insertAccount({ passwordHash: "" }));
      return (given) => subscribe(call(given), { h, t, newsletter: "morgen" });
    },
    read: ["SELECT newsletter, confirmed_at FROM newsletter_subscriptions"],
  },
];

const tables = ["subscriptions", "paywall_events", "cancel_reasons", "upsell_entitlements", "newsletter_subscriptions"];
async function begin({ prepare }: Case): ReturnType<Case["prepare"]> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await deleteAccountsForTest();
  return prepare();
}
const readState = ({ read }: Case) => Promise.all(read.map(async (sql) => (await env.DB.prepare(sql).all()).results));

describe.each(cases)("$name", (one) => {
  test("that met a fault at any step and comes again is as if nothing had been", async () => {
    const act = await begin(one);
    const counting = createFailingOnce(env.DB, -1, "before");
    await act({ ...(env as Env), DB: counting.DB });
    const expected = await readState(one);
    expect(JSON.stringify(expected).length).toBeGreaterThan(20);
    const steps = counting.calls();
    expect(steps).toBeGreaterThan(0);

    for (const mishap of mishaps) {
      for (let step = 0; step < steps; step += 1) {
        const again = await begin(one);
        const failing = createFailingOnce(env.DB, step, mishap);
        // It throws, or says so in its own form, or does not need what failed.
        await again({ ...(env as Env), DB: failing.DB }).catch(() => undefined);
        expect(failing.calls()).toBeGreaterThan(step);
        for (let time = 0; time < 2; time += 1) await again(env as Env);
        expect([mishap, step, await readState(one)]).toEqual([mishap, step, expected]);
      }
    }
  });

  test("that comes eight times at once is done once", async () => {
    const act = await begin(one);
    await act(env as Env);
    const expected = await readState(one);
    const together = await begin(one);
    await Promise.allSettled(Array.from({ length: 8 }, () => together(env as Env)));
    expect(await readState(one)).toEqual(expected);
  });
});
