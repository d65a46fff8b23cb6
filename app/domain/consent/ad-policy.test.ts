import { expect, test } from "vitest";
import { decideAdPolicy } from "./ad-policy.ts";

test.each([
  [{ isPur: false, isPlusPremium: false, isSubscriber: false }, "full"],
  [{ isPur: false, isPlusPremium: false, isSubscriber: true }, "full"],
  [{ isPur: true, isPlusPremium: false, isSubscriber: false }, "reduced"],
  [{ isPur: true, isPlusPremium: false, isSubscriber: true }, "reduced"],
  [{ isPur: false, isPlusPremium: true, isSubscriber: true }, "reduced"],
  [{ isPur: true, isPlusPremium: true, isSubscriber: true }, "reduced"],
] as const)("a reader with %j sees advertising: %s", (facts, policy) => {
  expect(decideAdPolicy(facts)).toBe(policy);
});
