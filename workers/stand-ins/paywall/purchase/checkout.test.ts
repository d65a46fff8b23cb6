import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  goodPayment,
  START,
  type StandInForTest,
  startForTest,
  toUserRef,
} from "#workers/stand-ins/paywall/stand-in-for-test.ts";

let standIn: StandInForTest;
beforeEach(async () => {
  standIn = await startForTest();
});
afterEach(() => standIn.stop());

const userRef = toUserRef("7");
const declined = { cardNumber: "4000 0000 0000 0002" };

describe("a checkout", () => {
  test("begins only for a reader whom the publisher vouches for, and a term that is sold", async () => {
    const begin = (ref: string, termId: string) => standIn.postJson("/checkout/start", { userRef: ref, termId });
    expect(await begin(userRef, "TMTALBPLUSM")).toMatchObject({ email: "leser7@leser.example", priceText: "9,90 € im Monat" });
    expect((await begin("", "TMTALBPLUSM")).problem).toBe("login");
    expect((await begin(`x${userRef}`, "TMTALBPLUSM")).problem).toBe("login");
    expect((await begin(userRef, "TMNONE")).problem).toBe("term");
  });

  test("that is paid makes a subscription, tells the publisher, and says what was bought", async () => {
    const { status, complete } = await standIn.pay(userRef, "TMTALBPREMM");
    const expires = Date.UTC(2026, 11, 21, 8) / 1000;
    expect([status, complete]).toMatchObject([
      "paid",
      { termId: "TMTALBPREMM", rid: "RTALBPLUSPREMIUM", chargeAmount: 16.9, uid: "7", startedAt: START, expires },
    ]);
    const { subscriptions } = await standIn.readState();
    const { subscription_id, access_id } = subscriptions[0];
    expect(standIn.publisher.taken).toEqual([
      {
        version: 2,
        type: "access_granted",
        event: "new_purchase",
        aid: "TESTAID",
        uid: "7",
        rid: "RTALBPLUSPREMIUM",
        access_id,
        expires,
        subscription_id,
        term_id: "TMTALBPREMM",
        timestamp: START,
        auto_renew: true,
      },
    ]);
  });

  test("that is declined leaves nothing behind and can be paid with another card", async () => {
    const { checkoutId } = await standIn.postJson("/checkout/start", { userRef, termId: "TMTALBPLUSM" });
    const refused = await standIn.postJson("/checkout/pay", { checkoutId, ...goodPayment, ...declined });
    expect(refused).toMatchObject({ status: "declined", message: expect.stringContaining("abgelehnt") });
    expect((await standIn.readState()).subscriptions).toEqual([]);
    expect((await standIn.postJson("/checkout/pay", { checkoutId, ...goodPayment })).status).toBe("paid");
  });

  test("that is sent twice is paid once", async () => {
    const { checkoutId } = await standIn.postJson("/checkout/start", { userRef, termId: "TMTALBPLUSM" });
    const send = () => standIn.postJson("/checkout/pay", { checkoutId, ...goodPayment });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toEqual(other);
    expect(await send()).toEqual(one);
    expect((await standIn.readState()).subscriptions).toHaveLength(1);
  });

  test("in a second tab is not paid when the first was", async () => {
    const begin = () => standIn.postJson("/checkout/start", { userRef, termId: "TMTALBPLUSM" });
    const [one, other] = [await begin(), await begin()];
    expect((await standIn.postJson("/checkout/pay", { ...one, ...goodPayment })).status).toBe("paid");
    expect((await standIn.postJson("/checkout/pay", { ...other, ...goodPayment })).status).toBe("gone");
  });

  test("names what is missing in the form", async () => {
    expect(await standIn.pay(userRef, "TMTALBPLUSM", { consent: false })).toMatchObject({
      status: "incomplete",
      errors: { consent: expect.any(String) },
    });
  });

  test("is refused for what the reader has already, and sold once more when it has ended", async () => {
    await standIn.pay(userRef, "TMTALBPURM");
    expect((await standIn.postJson("/checkout/start", { userRef, termId: "TMTALBPURM" })).problem).toBe("owned");
    const { subscriptions } = await standIn.readState();
    const { subscription_id } = subscriptions[0];
    await standIn.postJson("/sandbox/expire", { api_token: "an-api-token-for-tests", subscription_id });
    const { status, complete } = await standIn.pay(userRef, "TMTALBPURM");
    const { conversions } = await standIn.readState();
    expect([status, complete.termConversionId]).toEqual(["paid", conversions[1].conversion_id]);
  });

  test("from Plus to Plus Premium is an upgrade: the former subscription ends", async () => {
    await standIn.pay(userRef, "TMTALBPLUSM");
    await standIn.pay(userRef, "TMTALBPREMM");
    const { subscriptions, conversions } = await standIn.readState();
    expect(subscriptions.map(({ rid, hasEnded }: { rid: string; hasEnded: boolean }) => [rid, hasEnded])).toEqual([
      ["RTALBPLUS", true],
      ["RTALBPLUSPREMIUM", false],
    ]);
    expect(conversions.map(({ type }: { type: string }) => type)).toEqual(["Subscription", "Upgrade term"]);
  });

  test("cannot be driven from a foreign page", async () => {
    const body = JSON.stringify({ userRef, termId: "TMTALBPLUSM" });
    const asText = await fetch(`${standIn.origin}/checkout/start`, { method: "POST", body });
    const headers = { "content-type": "application/json", origin: "http://evil.example" };
    const fromElsewhere = await fetch(`${standIn.origin}/checkout/start`, { method: "POST", headers, body });
    expect([asText.status, fromElsewhere.status]).toEqual([400, 400]);
    expect(fromElsewhere.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a payment that the bank wants to have allowed", () => {
  const begin = () => standIn.pay(userRef, "TMTALBPLUSJ", { cardNumber: "4000 0000 0000 3220" });
  const decide = (id: string, decision: string) => standIn.postJson("/authorize/decide", { id, decision });

  test("is complete when the reader allows it, once", async () => {
    const { status, authorizationId } = await begin();
    expect([status, standIn.publisher.taken]).toEqual(["authorization", []]);
    expect(await standIn.postJson("/authorize/describe", { id: authorizationId })).toMatchObject({
      status: "open",
      priceText: "99 € im Jahr",
    });
    expect(await decide(authorizationId, "authorize")).toMatchObject({ status: "authorized", complete: { chargeAmount: 99 } });
    expect(await decide(authorizationId, "refuse")).toEqual({ status: "authorized" });
    expect(standIn.publisher.taken).toHaveLength(1);
  });

  test("buys nothing when the reader refuses it, or when its authorization is unknown", async () => {
    const { authorizationId } = await begin();
    expect(await decide(authorizationId, "refuse")).toEqual({ status: "refused" });
    expect(await decide(authorizationId, "authorize")).toEqual({ status: "refused" });
    expect(await decide("0".repeat(32), "authorize")).toEqual({ status: "unknown" });
    expect((await standIn.readState()).subscriptions).toEqual([]);
  });
});
