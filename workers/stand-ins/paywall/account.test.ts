import { afterEach, beforeEach, expect, test } from "vitest";
import { type StandInForTest, startForTest, toUserRef } from "./stand-in-for-test.ts";

let standIn: StandInForTest;
beforeEach(async () => {
  standIn = await startForTest();
});
afterEach(() => standIn.stop());

const userRef = toUserRef("7");

test("readers see their own subscriptions, end them with a reason and take them up again", async () => {
  await standIn.pay(userRef, "TMTALBPLUSM");
  const { items } = await standIn.postJson("/myaccount/list", { userRef });
  expect(items).toMatchObject([{ resourceName: "Talblick Plus", priceText: "9,90 € im Monat", autoRenew: true }]);
  const change = (autoRenew: boolean, reason: string | null) =>
    standIn.postJson("/myaccount/change", { userRef, subscriptionId: items[0].id, autoRenew, reason });
  expect((await change(false, "Es ist mir zu teuer")).items).toMatchObject([{ autoRenew: false }]);
  expect((await standIn.readState()).subscriptions[0].cancel_reason).toBe("Es ist mir zu teuer");
  expect((await change(true, null)).items).toMatchObject([{ autoRenew: true }]);
  expect((await standIn.readState()).subscriptions[0].cancel_reason).toBeNull();
  expect(standIn.publisher.taken.map(({ type, event }) => [type, event])).toEqual([
    ["access_granted", "new_purchase"],
    ["access_modified", "subscription_canceled"],
    ["access_modified", "subscription_updated"],
  ]);
});

test("nobody sees or ends the subscription of somebody else", async () => {
  await standIn.pay(userRef, "TMTALBPLUSM");
  const subscriptionId = (await standIn.readState()).subscriptions[0].subscription_id;
  expect((await standIn.postJson("/myaccount/list", { userRef: toUserRef("8") })).items).toEqual([]);
  const foreign = { subscriptionId, autoRenew: false };
  expect((await standIn.postJson("/myaccount/change", { userRef: toUserRef("8"), ...foreign })).problem).toBe("gone");
  expect((await standIn.postJson("/myaccount/change", { userRef: "forged", ...foreign })).problem).toBe("login");
  expect((await standIn.readState()).subscriptions[0].auto_renew).toBe(true);
});
