import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AID, API_TOKEN, START, type StandInForTest, startForTest, toUserRef } from "./stand-in-for-test.ts";

let standIn: StandInForTest;
beforeEach(async () => {
  standIn = await startForTest();
});
afterEach(() => standIn.stop());

const userRef = toUserRef("7");
const readSubscription = async () => (await standIn.readState()).subscriptions[0];

describe("/access/list", () => {
  const list = (user_ref: string) => standIn.get("/api/v3/access/list", { aid: AID, user_ref });

  test("names what this reader, and no other, may open, and until when", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { access_id, expires } = await readSubscription();
    expect(await list(userRef)).toEqual({
      code: 0,
      data: [
        {
          access_id,
          granted: true,
          start_date: START,
          expire_date: expires,
          resource: { rid: "RTALBPLUS", name: "Talblick Plus" },
          user: { uid: "7" },
        },
      ],
    });
    expect(await list(toUserRef("8"))).toEqual({ code: 0, data: [] });
    expect(await list("")).toEqual({ code: 0, data: [] });
  });

  test("grants nothing any more after the subscription was revoked", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { subscription_id } = await readSubscription();
    await standIn.postJson("/sandbox/revoke", { api_token: API_TOKEN, subscription_id });
    expect((await list(userRef)).data).toMatchObject([{ granted: false }]);
  });

  test("refuses a forged reference and another application in the provider's form", async () => {
    expect(await list(`${userRef.slice(0, -2)}AA`)).toEqual({ code: 2, message: "Access denied" });
    expect(await standIn.get("/api/v3/access/list", { aid: "OTHER", user_ref: userRef })).toMatchObject({ code: 2004 });
  });

  test("may be read by the page that asks", async () => {
    const headers = { origin: "http://portal.example" };
    const response = await fetch(`${standIn.origin}/api/v3/access/list?aid=${AID}`, { headers });
    expect([response.headers.get("access-control-allow-origin"), response.headers.get("vary")]).toEqual([
      headers.origin,
      "origin",
    ]);
  });
});

test("/conversion/list names what a reader has bought, renewals and upgrades among them", async () => {
  await standIn.pay(userRef, "TMTALBPLUSM");
  const { subscription_id } = await readSubscription();
  await standIn.postJson("/sandbox/renew", { api_token: API_TOKEN, subscription_id });
  await standIn.pay(userRef, "TMTALBPREMJ");
  const { code, conversions } = await standIn.get("/api/v3/conversion/list", { aid: AID, user_ref: userRef });
  expect(code).toBe(0);
  expect(conversions).toMatchObject([
    {
      type: "Subscription",
      create_date: START,
      term: { term_id: "TMTALBPLUSM", type: "payment" },
      user_access: { granted: false },
    },
    { type: "Payment", user_access: { granted: false } },
    { type: "Upgrade term", term: { resource: { rid: "RTALBPLUSPREMIUM" } }, user_access: { granted: true } },
  ]);
  expect(conversions.map(({ term_conversion_id }: { term_conversion_id: string }) => term_conversion_id)).toEqual(
    (await standIn.readState()).conversions.map(({ conversion_id }: { conversion_id: string }) => conversion_id),
  );
  expect((await standIn.get("/api/v3/conversion/list", { aid: AID, user_ref: toUserRef("8") })).conversions).toEqual([]);
});

describe("renewal, changed by the publisher", () => {
  const call = (path: string, fields: Record<string, string>) =>
    standIn.postForm(`/api/v3/publisher/subscription/${path}`, { aid: AID, api_token: API_TOKEN, ...fields });
  const events = () => standIn.publisher.taken.map(({ event, auto_renew }) => [event, auto_renew]);

  test("is switched off and on again; the publisher hears of each change once", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { subscription_id } = await readSubscription();
    expect((await call("cancel", { subscription_id })).code).toBe(0);
    expect((await call("cancel", { subscription_id })).code).toBe(0);
    expect((await readSubscription()).auto_renew).toBe(false);
    expect((await call("update", { subscription_id, auto_renew: "true" })).code).toBe(0);
    expect((await readSubscription()).auto_renew).toBe(true);
    await expect.poll(events).toEqual([
      ["new_purchase", true],
      ["subscription_canceled", false],
      ["subscription_updated", true],
    ]);
  });

  test("needs the application's token, and a subscription that runs", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    const { subscription_id } = await readSubscription();
    for (const api_token of ["", "x", `${API_TOKEN}x`]) {
      expect(await call("cancel", { subscription_id, api_token })).toEqual({ code: 2, message: "Access denied" });
    }
    expect((await call("cancel", { subscription_id: "RCNONE" })).code).not.toBe(0);
    expect((await call("cancel", { subscription_id, aid: "OTHER" })).code).not.toBe(0);
    expect((await readSubscription()).auto_renew).toBe(true);
  });
});
