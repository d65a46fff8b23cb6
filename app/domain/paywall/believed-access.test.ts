import fc from "fast-check";
import { expect, test } from "vitest";
import { isBelieved, type KnownReader } from "./believed-access.ts";

const stranger: KnownReader = { hasVerifiedSession: false, grantReason: null };
const believe = (granted: boolean, reason: string, reader: Partial<KnownReader> = {}) =>
  isBelieved({ granted, reason }, { ...stranger, ...reader });

test("a subscription needs a verified session, and needs nothing else", () => {
  expect(believe(true, "SUBSCRIPTION", { hasVerifiedSession: true })).toBe(true);
  expect(believe(true, "SUBSCRIPTION", { grantReason: "SUBSCRIPTION" })).toBe(false);
  expect(believe(true, "SUBSCRIPTION")).toBe(false);
});

test.each(["BOT", "PARTNER", "METERED", "EVENT"])("the grant %s opens what came with that very grant", (reason) => {
  expect(believe(true, reason, { grantReason: reason })).toBe(true);
  expect(believe(true, reason, { grantReason: null, hasVerifiedSession: true })).toBe(false);
  expect(believe(true, reason, { grantReason: reason === "BOT" ? "EVENT" : "BOT" })).toBe(false);
});

test.each(["FREE", "NONE", "FRIEND", "", null as never])("the reason %j opens nothing", (reason) => {
  expect(believe(true, reason, { hasVerifiedSession: true, grantReason: reason === "" ? null : "BOT" })).toBe(false);
});

test("a missing reason does not match a missing grant", () => {
  expect(believe(true, null as never)).toBe(false);
});

test("access that was not granted is never believed, and no access of a stranger is", () => {
  const reasons = fc.constantFrom("FREE", "SUBSCRIPTION", "BOT", "METERED", "PARTNER", "EVENT", "NONE", "x");
  fc.assert(
    fc.property(reasons, fc.boolean(), (reason, granted) => {
      expect(believe(false, reason, { hasVerifiedSession: true, grantReason: reason })).toBe(false);
      expect(believe(granted, reason)).toBe(false);
    }),
  );
});
