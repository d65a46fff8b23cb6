import { afterEach, beforeEach, expect, test } from "vitest";
import { type StandInForTest, startForTest, toUserRef } from "#workers/stand-ins/paywall/stand-in-for-test.ts";

let standIn: StandInForTest;
beforeEach(async () => {
  standIn = await startForTest();
});
afterEach(() => standIn.stop());

const userRef = toUserRef("7");
const pending = async () => (await standIn.readState()).webhooks;

test("a webhook that the publisher refuses is sent again until it is taken", async () => {
  standIn.publisher.statuses = [503, 400, 302];
  const { status } = await standIn.pay(userRef, "TMTALBPLUSM");
  expect(status).toBe("paid");
  await expect.poll(() => standIn.publisher.taken.length, { timeout: 10_000 }).toBe(1);
  await expect.poll(pending).toEqual([]);
}, 15_000);

test("what happens to one subscription arrives in its order, also when the first webhook was refused", async () => {
  standIn.deliverTo(null);
  const paid = standIn.pay(userRef, "TMTALBPLUSM");
  await expect.poll(async () => (await pending()).length).toBe(1);
  const subscriptionId = (await standIn.readState()).subscriptions[0].subscription_id;
  const changed = standIn.postJson("/myaccount/change", { userRef, subscriptionId, autoRenew: false });
  await expect.poll(async () => (await pending()).length).toBe(2);
  standIn.publisher.statuses = [500];
  standIn.deliverTo(standIn.webhookUrl);
  await Promise.all([paid, changed]);
  await expect
    .poll(() => standIn.publisher.taken.map(({ event }) => event), { timeout: 5000 })
    .toEqual(["new_purchase", "subscription_canceled"]);
});

test("the webhook of one subscription does not wait for that of another", async () => {
  standIn.publisher.refusedUid = "7";
  const refused = standIn.pay(userRef, "TMTALBPLUSM");
  await standIn.pay(toUserRef("8"), "TMTALBPLUSM");
  expect(standIn.publisher.taken.map(({ uid }) => uid)).toEqual(["8"]);
  standIn.publisher.refusedUid = "";
  await refused;
  await expect.poll(() => standIn.publisher.taken.map(({ uid }) => uid), { timeout: 5000 }).toEqual(["8", "7"]);
});

test("a buyer waits two seconds at most for a publisher that takes nothing", async () => {
  standIn.deliverTo(null);
  const before = performance.now();
  expect((await standIn.pay(userRef, "TMTALBPLUSM")).status).toBe("paid");
  const waited = performance.now() - before;
  expect(waited).toBeGreaterThan(1900);
  expect(waited).toBeLessThan(6000);
});
