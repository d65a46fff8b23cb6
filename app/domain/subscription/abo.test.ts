import * as v from "valibot";
import { expect, test } from "vitest";
import { aboFlags } from "#graphql/generated/contract.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { aboSchema } from "./abo.ts";

test("a reader without any flags has none of the seventeen rights", () => {
  expect(v.parse(aboSchema, {})).toEqual(noAbo);
  const nulls = Object.fromEntries(Object.keys(noAbo).map((name) => [name, null]));
  expect(v.parse(aboSchema, nulls)).toEqual(noAbo);
});

test.each(aboFlags)("%s is set by itself alone", (flag) => {
  expect(v.parse(aboSchema, { [flag]: true })).toEqual({ ...noAbo, [flag]: true });
});

test("what the paywall needs is kept", () => {
  const told = { plusSubscriptionMeta: [{ key: "term", value: "12" }], plusPremiumSubscriptionMeta: [], userRef: "ref-1" };
  expect(v.parse(aboSchema, { ...told, isSomethingElse: true })).toEqual({ ...noAbo, ...told });
});

test.each([["true"], [1], [{}], [[true]]])("%j is no yes", (value) => {
  expect(v.safeParse(aboSchema, { hasPlusAccess: value }).success).toBe(false);
});
