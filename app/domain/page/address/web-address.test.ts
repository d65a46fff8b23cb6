import { expect, test } from "vitest";
import { parseWebAddress } from "./web-address.ts";

test("readers may be sent to addresses of the web", () => {
  expect(parseWebAddress("https://partner.example/artikel?a=1#b")).toBe("https://partner.example/artikel?a=1#b");
  expect(parseWebAddress("http://partner.example")).toBe("http://partner.example/");
});

test.each([
  [null],
  [""],
  ["/pfad"],
  ["//partner.example"],
  ["javascript:alert(1)"],
  [" javascript:alert(1)"],
  ["data:text/html,x"],
  ["https://"],
])("%j leads nowhere", (text) => {
  expect(parseWebAddress(text)).toBeNull();
});
