import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { handleScheduled } from "#workers/backend/doors/clock/scheduled.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  countRows,
  deleteAccountsForTest,
  insertAccount,
  listFlags,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { toAbo } from "#workers/backend/readers/products/abo.ts";
import type { KeptSubscription } from "#workers/backend/readers/products/kept-subscription.ts";
import { products } from "#workers/backend/readers/products/products.ts";
import { DAY, insertSubscription, readSubscription } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";

let accountId = 0;
beforeEach(async () => {
  await deleteAccountsForTest();
  accountId = await insertAccount({ passwordHash: "" });
});

const at = (text: string) => Date.parse(text) / 1000;
const runAt = (seconds: number) => renewSubscriptions(env.DB, new Date(seconds * 1000));
const began = at("2026-01-31T12:00:00Z");

async function endOf(id: number): Promise<string | null> {
  const seconds = (await readSubscription(id))?.ends_at ?? null;
  return seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 16);
}

describe("renewal by the clock", () => {
  test("carries a subscription on within the last hour of its period, month after month, and readers notice nothing", async () => {
    const ends_at = at("2026-02-28T12:00:00Z");
    const id = await insertSubscription(accountId, { product: "kayak_plus", starts_at: began, ends_at, period_months: 1 });
    const steps: [string, string][] = [
      ["2026-02-28T10:59:59Z", "2026-02-28T12:00"],
      ["2026-02-28T11:00:00Z", "2026-03-31T12:00"],
      ["2026-02-28T11:10:00Z", "2026-03-31T12:00"],
      ["2026-03-31T11:50:00Z", "2026-04-30T12:00"],
      ["2026-04-30T11:50:00Z", "2026-05-31T12:00"],
    ];
    for (const [now, expected] of steps) {
      await runAt(at(now));
      expect([now, await endOf(id)]).toEqual([now, expected]);
      const row = await readSubscription(id);
      expect(row === null ? [] : listFlags(toAbo([row], { now: at(now), userRef: "" }))).toContain("isKayakPlusSubscriber");
    }
  });

  test("catches up to the present period when the clock stood still", async () => {
    const id = await insertSubscription(accountId, { starts_at: began, ends_at: at("2026-02-28T12:00:00Z"), period_months: 1 });
    expect(await runAt(at("2029-07-04T00:00:00Z"))).toBe(1);
    expect(await endOf(id)).toBe("2029-07-31T12:00");
  });

  test.each<[string, Partial<KeptSubscription>]>([
    ["was switched off", { auto_renew: 0, cancelled_at: testNow - DAY }],
    ["the provider renews", { origin: "provider", external_id: "SUB1" }],
    ["somebody else sends the next end of", { period_months: null }],
    ["runs on anyway", { ends_at: null }],
    ["has time left", { ends_at: testNow + 3601 }],
  ])("leaves alone what %s", async (_, changes) => {
    const id = await insertSubscription(accountId, { ends_at: testNow + 60, ...changes });
    const before = await readSubscription(id);
    expect(await runAt(testNow)).toBe(0);
    expect(await readSubscription(id)).toEqual(before);
  });

  test("does not bring back what the reader switches off while it runs", async () => {
    const id = await insertSubscription(accountId, { ends_at: testNow + 60 });
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name !== "prepare") return Reflect.get(target, name).bind(target);
        return (sql: string) => {
          const statement = target.prepare(sql);
          if (!sql.startsWith("UPDATE")) return statement;
          const switchOff = target.prepare("UPDATE subscriptions SET auto_renew = 0 WHERE id = ?1").bind(id);
          return {
            bind: (...values: unknown[]) => ({
              run: async () => (await target.batch([switchOff, statement.bind(...values)]))[1],
            }),
          };
        };
      },
    });
    await renewSubscriptions(DB, new Date(testNow * 1000));
    expect(await readSubscription(id)).toMatchObject({ ends_at: testNow + 60, auto_renew: 0 });
  });

  test("reaches all of them, however many end at the same time", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
       INSERT INTO subscriptions (account_id, product, starts_at, ends_at, auto_renew, period_months)
       SELECT ?1, 'plus', ?2, ?3, 1, 12 FROM n`,
    )
      .bind(accountId, testNow - 300 * DAY, testNow + 60)
      .run();
    expect(await runAt(testNow)).toBe(1203);
    const late = await env.DB.prepare("SELECT count(*) AS n FROM subscriptions WHERE ends_at <= ?1")
      .bind(testNow + DAY)
      .first("n");
    expect(late).toBe(0);
  });
});

test("flags never outlive the end of what they follow from, unless the clock renewed it before", async () => {
  const row = fc.record({
    product: fc.constantFrom(...products),
    starts_at: fc.integer({ min: testNow - 400 * DAY, max: testNow }),
    length: fc.integer({ min: 0, max: 800 * DAY }),
    auto_renew: fc.constantFrom<0 | 1>(0, 1),
    period_months: fc.constantFrom(null, 1, 12),
    origin: fc.constantFrom("provider" as const, "upsell" as const, "admin" as const),
  });
  await fc.assert(
    fc.asyncProperty(row, fc.integer({ min: 0, max: 900 * DAY }), async ({ length, ...changes }, later) => {
      const ends_at = changes.starts_at + length;
      const id = await insertSubscription(accountId, { ...changes, ends_at });
      const now = changes.starts_at + later;
      const flagsAt = async (seconds: number) => {
        const kept = await readSubscription(id);
        return kept === null ? [] : listFlags(toAbo([kept], { now: seconds, userRef: "" }));
      };
      expect((await flagsAt(now)).length > 0).toBe(now < ends_at);
      await runAt(now);
      const isCarriedOn = changes.auto_renew === 1 && changes.origin !== "provider" && changes.period_months !== null;
      expect((await flagsAt(now)).length > 0).toBe(isCarriedOn || now < ends_at);
      const end = (await readSubscription(id))?.ends_at ?? 0;
      expect([await flagsAt(end), await flagsAt(end + DAY)]).toEqual([[], []]);
      await env.DB.prepare("DELETE FROM subscriptions").run();
    }),
    { numRuns: 60 },
  );
});

test("the cron run renews, and forgets webhooks and counts of more than 400 days ago", async () => {
  const id = await insertSubscription(accountId, { ends_at: testNow + 60 });
  const insertEvent = env.DB.prepare("INSERT INTO paywall_events (id, received_at) VALUES (?1, ?2)");
  const insertCount = env.DB.prepare("INSERT INTO grant_counts (day, reason, count) VALUES (?1, 'BOT', 1)");
  const today = Math.floor(testNow / DAY);
  await env.DB.batch([
    insertEvent.bind("old", testNow - 400 * DAY - 1),
    insertEvent.bind("young", testNow - 400 * DAY),
    insertCount.bind(today - 401),
    insertCount.bind(today),
  ]);
  await handleScheduled(new Date(testNow * 1000), env as Env);
  expect((await readSubscription(id))?.ends_at).toBeGreaterThan(testNow + 20 * DAY);
  expect(await env.DB.prepare("SELECT id FROM paywall_events").all()).toMatchObject({ results: [{ id: "young" }] });
  expect(await countRows("grant_counts")).toBe(1);
});
