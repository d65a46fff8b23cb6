import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { open } from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { writeSubscriptions } from "#workers/backend/readers/accounts/reader-records/write-subscriptions.ts";
import { readKayakSubscriptions } from "./kayak-subscriptions.ts";
import { renewSubscriptions } from "./renewal/renew-subscriptions.ts";
import { syncCancelReason } from "./renewal/sync-cancel-reason.ts";
import { readSubscriptionStatus } from "./subscription-status.ts";
import { createPaywallEnv, DAY, deliver, insertSubscription, toWebhook } from "./subscriptions-for-test.ts";

beforeEach(deleteAccountsForTest);

test("no statement about subscriptions reads a whole table, and the clock finds what is due by its index", async () => {
  const plans = await recordPlans(createPaywallEnv(), async (recording) => {
    const call = createTestCall({ env: recording });
    const uid = await insertAccount({ passwordHash: "" });
    const keys = await open(uid);
    const id = await insertSubscription(uid, { ends_at: testNow + 60 });
    await deliver(toWebhook(uid), { env: recording });
    await readKayakSubscriptions(call, keys);
    await readSubscriptionStatus(call, keys.t, uid);
    const input = { uid, ...keys, subscriptionId: String(id), isKayakSubs: false, cancelReason: "x" };
    await renewSubscriptions(recording.DB, new Date(testNow * 1000));
    await syncCancelReason(call, { ...input, didCancel: true });
    await writeSubscriptions(recording.DB, [
      {
        login: "maria",
        externalId: "K-1",
        product: "kayak_plus",
        starts: testNow,
        ends: testNow + DAY,
        autoRenew: false,
        periodMonths: null,
        meta: [],
      },
    ]);
    await cleanUpForTest(recording.DB, new Date(testNow * 1000), ["paywall-events", "subscriptions", "cancel-reasons"]);
  });
  expect(plans.length).toBeGreaterThanOrEqual(14);
  // The first is `FROM (SELECT 1)`: one row.
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
  const due = plans.find(({ sql }) => sql.includes("ORDER BY ends_at LIMIT"));
  expect(due?.steps).toEqual(["SEARCH subscriptions USING INDEX subscriptions_by_end (ends_at<?)"]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM subscriptions").first("n")).toBe(3);
});
