import { expect, test } from "vitest";
import { findPartnerHost } from "./partner-referrer.ts";

const partners = ["vn.example", "neue.example"];

test.each([
  ["https://vn.example/", "vn.example"],
  ["https://www.vn.example/artikel/1", "vn.example"],
  ["https://NEUE.example", "neue.example"],
  ["https://a.b.neue.example/", "neue.example"],
])("a reader who comes from %s comes from the partner %s", (referrer, host) => {
  expect(findPartnerHost(referrer, partners)).toBe(host);
});

test("a partner with a host of its own below another's is not counted as the other", () => {
  expect(findPartnerHost("https://sport.vn.example/", ["vn.example", "sport.vn.example"])).toBe("sport.vn.example");
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
  expect(findPartnerHost(referrer, partners)).toBeNull();
});

test("without configured partners no reader comes from one", () => {
  expect(findPartnerHost("https://vn.example/", [])).toBeNull();
});
