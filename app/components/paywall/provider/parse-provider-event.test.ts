import { describe, expect, test } from "vitest";
import { parseConversions, parseProviderEvent, providerEventNames } from "./parse-provider-event.ts";

test("the nine events of the rules are handled", () => {
  expect(providerEventNames).toEqual([
    "experienceExecute",
    "showOffer",
    "showTemplate",
    "loginRequired",
    "startCheckout",
    "checkoutStateChange",
    "checkoutClose",
    "checkoutComplete",
    "checkoutCustomEvent",
  ]);
});

describe("An event of the provider", () => {
  test("that executed an experience says whether something is sold", () => {
    const first = { eventType: "experienceExecute", eventParams: { accessList: [] } };
    const parse = (events: unknown) => parseProviderEvent("experienceExecute", { result: { events } });
    expect(parse([first])).toEqual({ type: "experienceExecute", hasOffer: false });
    expect(parse([first, { eventType: "showOffer", eventParams: {} }])).toEqual({ type: "experienceExecute", hasOffer: true });
    expect(parse([{ eventType: "showTemplate" }])).toEqual({ type: "experienceExecute", hasOffer: true });
  });

  test("that asks for a login keeps all that the checkout goes on with", () => {
    const given = {
      startScreen: "register",
      tags: ["pur"],
      termId: "TM1",
      offerId: "O1",
      displayMode: "inline",
      extra: { a: 1 },
    };
    expect(parseProviderEvent("loginRequired", given)).toEqual({
      type: "loginRequired",
      startScreen: "register",
      tags: ["pur"],
      params: { termId: "TM1", offerId: "O1", displayMode: "inline", extra: { a: 1 } },
    });
  });

  test.each([undefined, null, {}, { startScreen: "else", tags: "pur" }])(
    "that asks for a login with %j asks for the plain one",
    (given) => {
      expect(parseProviderEvent("loginRequired", given)).toMatchObject({ startScreen: "login", tags: [] });
    },
  );

  test("that closes says whether it was paid", () => {
    expect(parseProviderEvent("checkoutClose", { state: "checkoutCompleted" })).toMatchObject({ isCompleted: true });
    for (const given of [{ state: "checkoutClosed" }, {}, undefined]) {
      expect(parseProviderEvent("checkoutClose", given)).toMatchObject({ isCompleted: false });
    }
  });

  test("that is complete is no renewal unless it says so", () => {
    const real = { termId: "TM1", rid: "R1", termConversionId: "C1", chargeAmount: 9.9, expires: 2, isRenewal: true };
    expect(parseProviderEvent("checkoutComplete", real)).toEqual({
      type: "checkoutComplete",
      termId: "TM1",
      rid: "R1",
      conversionId: "C1",
    });
    expect(parseProviderEvent("checkoutComplete", { termId: 7, rid: "" })).toEqual({
      type: "checkoutComplete",
      termId: null,
      rid: null,
      conversionId: null,
    });
  });

  test("that reports a state without naming it is invalid", () => {
    expect(() => parseProviderEvent("checkoutStateChange", {})).toThrow();
    expect(() => parseProviderEvent("checkoutStateChange", "state2")).toThrow();
  });

  test("of the publisher's own brings its name and what goes with it", () => {
    const given = { eventName: "paymentAuthorized", params: { authorizationId: "a1" } };
    expect(parseProviderEvent("checkoutCustomEvent", given)).toEqual({ type: "checkoutCustomEvent", ...given });
  });
});

describe("The list of conversions", () => {
  const bought = { create_date: 1_700_000_000, type: "Subscription", term: {}, user_access: { granted: true, access_id: "A1" } };

  test("says what was bought when, and whether it may be used", () => {
    const lapsed = { ...bought, user_access: { granted: false } };
    const nameless = { id: null, termId: null, rid: null };
    expect(parseConversions({ code: 0, conversions: [bought, lapsed, { ...bought, user_access: null }] })).toEqual([
      { ...nameless, createDate: 1_700_000_000, type: "Subscription", isActive: true },
      { ...nameless, createDate: 1_700_000_000, type: "Subscription", isActive: false },
      { ...nameless, createDate: 1_700_000_000, type: "Subscription", isActive: false },
    ]);
  });

  test("names conversion, term and resource, wherever the provider names the resource", () => {
    const named = { ...bought, term_conversion_id: "C1", term: { term_id: "TM1", resource: { rid: "R1" } } };
    const byAccess = { ...bought, term: { term_id: "TM1" }, user_access: { granted: true, resource: { rid: "R1" } } };
    expect(parseConversions({ code: 0, conversions: [named, byAccess] })).toMatchObject([
      { id: "C1", termId: "TM1", rid: "R1" },
      { id: null, termId: "TM1", rid: "R1" },
    ]);
  });

  test.each([null, "", {}, { code: 2, message: "Access denied" }, { code: 0 }, { code: 0, conversions: {} }])(
    "cannot be read from %j",
    (answer) => {
      expect(() => parseConversions(answer)).toThrow();
    },
  );
});
