import * as v from "valibot";
import { expect, test } from "vitest";
import { aboFlags, aboSchema } from "./abo.ts";

const nothing = {
  hasPlusAccess: false,
  hasPlusPremiumAccess: false,
  hasPurAccess: false,
  isPurSubscriber: false,
  isRevenueCatPurSubscriber: false,
  isPlusSubscriber: false,
  isPlusPremiumSubscriber: false,
  isVNSubscriber: false,
  isNeueSubscriber: false,
  isKayakPlusSubscriber: false,
  isKayakPlusPremiumSubscriber: false,
  isGuestKayakPlusPremiumSubscriber: false,
  isGoogleIAPPlusSubscriber: false,
  isGuestPlusPremiumSubscriber: false,
  isRevenueCatPlusSubscriber: false,
  isRevenueCatPlusPremiumSubscriber: false,
  isGuestRevenueCatPlusPremiumSubscriber: false,
  plusSubscriptionMeta: [],
  plusPremiumSubscriptionMeta: [],
  userRef: "",
};

test("a reader of whom nothing is said has none of the seventeen rights", () => {
  expect(v.parse(aboSchema, {})).toEqual(nothing);
  const nulls = Object.fromEntries(Object.keys(nothing).map((name) => [name, null]));
  expect(v.parse(aboSchema, nulls)).toEqual(nothing);
});

test.each(aboFlags)("%s is set by itself alone", (flag) => {
  expect(v.parse(aboSchema, { [flag]: true })).toEqual({ ...nothing, [flag]: true });
});

test("what the paywall needs is kept", () => {
  const told = { plusSubscriptionMeta: [{ key: "term", value: "12" }], plusPremiumSubscriptionMeta: [], userRef: "ref-1" };
  expect(v.parse(aboSchema, { ...told, isSomethingElse: true })).toEqual({ ...nothing, ...told });
});

test.each([["true"], [1], [{}], [[true]]])("%j is no yes", (value) => {
  expect(v.safeParse(aboSchema, { hasPlusAccess: value }).success).toBe(false);
});
