import fc from "fast-check";
import { expect, test } from "vitest";
import { type Conversion, countConversions } from "./conversion-count.ts";

const now = new Date("2026-11-20T12:00:00Z");
const DAY_S = 24 * 60 * 60;

function conversion(type: string, { daysAgo = 10, isActive = true } = {}): Conversion {
  return { id: null, termId: null, rid: null, createDate: now.getTime() / 1000 - daysAgo * DAY_S, type, isActive };
}
const bought = (options = {}) => conversion("Subscription", options);

test("a reader who never bought has none", () => {
  expect(countConversions([], now)).toBe(0);
});

test.each([
  [540, 1],
  [541, 0],
])("a purchase %i days ago counts %i times", (daysAgo, count) => {
  expect(countConversions([bought({ daysAgo })], now)).toBe(count);
});

test.each(["Grant access", "Payment"])("'%s' is no purchase", (type) => {
  expect(countConversions([conversion(type), bought()], now)).toBe(1);
});

test("a purchase that has ended does not count", () => {
  expect(countConversions([bought({ isActive: false }), bought()], now)).toBe(1);
});

test("one purchase and its upgrade count as one", () => {
  const upgrade = conversion("Upgrade term");
  expect(countConversions([bought(), upgrade], now)).toBe(1);
  expect(countConversions([bought(), upgrade, upgrade], now)).toBe(1);
  expect(countConversions([bought(), bought(), upgrade], now)).toBe(2);
  expect(countConversions([upgrade], now)).toBe(0);
});

test("more than three count as three", () => {
  expect(countConversions([bought(), bought(), bought(), bought()], now)).toBe(3);
});

test("an upgrade is deducted before the count is capped", () => {
  expect(countConversions([bought(), bought(), bought(), bought(), conversion("Upgrade term")], now)).toBe(3);
});

test("whatever was bought, the count is a whole number from 0 to 3", () => {
  const types = fc.constantFrom("Subscription", "Upgrade term", "Grant access", "Payment", "");
  const any = fc.record({ type: types, daysAgo: fc.integer({ min: -10, max: 900 }), isActive: fc.boolean() });
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const count = countConversions(
        list.map(({ type, ...rest }) => conversion(type, rest)),
        now,
      );
      expect([0, 1, 2, 3]).toContain(count);
    }),
  );
});
