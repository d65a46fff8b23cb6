import fc from "fast-check";
import { expect, test } from "vitest";
import { isFatalCloseCode, toCloseReason, toCloseText } from "./close-codes.ts";

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

test("another try is of no use after what we did wrong or the back end cannot do; everything else may pass", () => {
  const codes = [4500, 4005, 4400, 4004, 4401, 4403, 4406, 4408, 4504, 4409, 4429, 4499, 4205, 1006, 1012];
  expect(codes.filter(isFatalCloseCode)).toEqual([4500, 4005, 4400, 4004, 4401, 4406, 4409, 4429]);
});
