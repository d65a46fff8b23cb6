import { expect, test } from "vitest";
import { decideAdPolicy } from "./ad-policy.ts";

test.each([
  [{ isPur: false, isPlusPremium: false }, "full"],
  [{ isPur: true, isPlusPremium: false }, "reduced"],
  [{ isPur: false, isPlusPremium: true }, "reduced"],
  [{ isPur: true, isPlusPremium: true }, "reduced"],
] as const)("a reader with %j sees advertising: %s", (facts, policy) => {
  expect(decideAdPolicy(facts)).toBe(policy);
});
