import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { API_TOKEN, type StandInForTest, startForTest, toUserRef } from "./stand-in-for-test.ts";
import { addMonths } from "./subscriptions.ts";

let standIn: StandInForTest;
beforeEach(async () => {
  standIn = await startForTest();
});
afterEach(() => standIn.stop());

const userRef = toUserRef("7");
const readSubscription = async () => (await standIn.readState()).subscriptions[0];

async function buyAnd(action: string) {
  await standIn.pay(userRef, "TMTALBPLUSM");
  const { subscription_id, expires } = await readSubscription();
  await standIn.postJson(`/sandbox/${action}`, { api_token: API_TOKEN, subscription_id });
  return { before: expires, told: standIn.publisher.taken.at(-1) };
}

describe("a developer", () => {
  test("renews a subscription by a period", async () => {
    const { before, told } = await buyAnd("renew");
    expect(told).toMatchObject({ type: "access_modified", event: "subscription_auto_renewed", expires: addMonths(before, 1) });
  });

  test("lets a subscription expire", async () => {
    const { told } = await buyAnd("expire");
    expect(told).toMatchObject({ type: "access_revoked", event: "subscription_expired", expires: standIn.clock.now });
  });

  test("takes a subscription away", async () => {
    const { told } = await buyAnd("revoke");
    expect(told).toMatchObject({ type: "access_revoked", event: "access_revoked", auto_renew: false });
  });

  test("needs the token, for looking as well", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { subscription_id } = await readSubscription();
    for (const path of ["renew", "expire", "revoke"]) {
      expect((await standIn.postJson(`/sandbox/${path}`, { api_token: "x", subscription_id })).code).not.toBe(0);
    }
    expect((await standIn.get("/sandbox/state")).code).not.toBe(0);
    expect((await readSubscription()).hasEnded).toBe(false);
    expect((await standIn.postJson("/sandbox/renew", { api_token: API_TOKEN, subscription_id: "RCNONE" })).code).not.toBe(0);
  });

  test("reads at the root what this server is and what happened, without secrets or addresses of readers", async () => {
    await standIn.postForm("/xbuilder/experience/execute", { aid: "TESTAID", url: "<script>alert(1)</script>" });
    await standIn.pay(userRef, "TMTALBPLUSM");
    const html = await (await fetch(standIn.origin)).text();
    expect(html).toContain("stands in for the paywall provider");
    expect(html).toContain("Bought: Talblick Plus");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain(API_TOKEN);
    expect(html).not.toContain("leser7@");
  });
});

describe("the clock", () => {
  const list = () => standIn.get("/api/v3/access/list", { aid: "TESTAID", user_ref: userRef });

  test("renews what goes on by itself when its period is over", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { expires } = await readSubscription();
    standIn.clock.now = expires + 1;
    expect((await list()).data).toMatchObject([{ granted: true }]);
    await expect.poll(() => standIn.publisher.taken.at(-1)?.event).toBe("subscription_auto_renewed");
  });

  test("ends what was cancelled when its period is over, and not before", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { subscription_id, expires } = await readSubscription();
    await standIn.postJson("/myaccount/change", { userRef, subscriptionId: subscription_id, autoRenew: false });
    standIn.clock.now = expires - 1;
    expect((await list()).data).toMatchObject([{ granted: true }]);
    standIn.clock.now = expires;
    expect((await list()).data).toMatchObject([{ granted: false }]);
    await expect.poll(() => standIn.publisher.taken.at(-1)?.event).toBe("subscription_expired");
  });

  test("adds months as calendars do", () => {
    const add = (from: string, months: number) => new Date(addMonths(Date.parse(from) / 1000, months) * 1000).toISOString();
    expect(add("2026-11-21T08:00:00Z", 1)).toBe("2026-12-21T08:00:00.000Z");
    expect(add("2027-01-31T23:59:59Z", 1)).toBe("2027-02-28T23:59:59.000Z");
    expect(add("2028-02-29T00:00:00Z", 12)).toBe("2029-02-28T00:00:00.000Z");
  });
});
