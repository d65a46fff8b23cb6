import { expect, test } from "vitest";
import { isPartnerReferrer } from "./partner-referrer.ts";

const partners = ["vn.example", "neue.example"];

test.each([
  ["https://vn.example/"],
  ["https://www.vn.example/artikel/1"],
  ["https://NEUE.example"],
  ["https://a.b.neue.example/"],
])("a reader who comes from %s comes from a partner", (referrer) => {
  expect(isPartnerReferrer(referrer, partners)).toBe(true);
});

test.each([
  [null],
  [""],
  ["vn.example"],
  ["http://vn.example/"],
  ["https://evilvn.example/"],
  ["https://vn.example.evil.example/"],
  ["https://evil.example/?https://vn.example/"],
  ["https://vn.example@evil.example/"],
  ["javascript:vn.example"],
])("a reader with the referrer %j does not", (referrer) => {
  expect(isPartnerReferrer(referrer, partners)).toBe(false);
});

test("without configured partners nobody comes from one", () => {
  expect(isPartnerReferrer("https://vn.example/", [])).toBe(false);
});
