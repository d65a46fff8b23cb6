import fc from "fast-check";
import { expect, test } from "vitest";
import { toCloseReason, toCloseText } from "./close-codes.ts";

const bytes = (text: string) => new TextEncoder().encode(text).length;

test("the reason of a close has at most 123 bytes, and no half character", () => {
  expect(toCloseReason("a".repeat(124))).toBe("a".repeat(123));
  expect(toCloseReason("ü".repeat(124))).toBe("ü".repeat(61));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const reason = toCloseReason(text);
      expect(text.startsWith(reason)).toBe(true);
      expect(bytes(reason)).toBeLessThanOrEqual(123);
      if (bytes(text) <= 123) expect(reason).toBe(text);
    }),
  );
});

test("an operator reads what a code means, as far as it is known", () => {
  expect([4504, 4205, 1006].map(toCloseText)).toEqual(["4504 ack timeout", "4205 client restart", "1006"]);
});
