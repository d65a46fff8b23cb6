import { expect, test } from "vitest";
import { toRedirect } from "./to-redirect.ts";

const from = new URL("https://talblick.example/alt/7?x=1");
const locationOf = (to: string, status = 301) => toRedirect(to, status, from)?.headers.get("location");

test.each([
  ["/neu/7?x=1", "/neu/7?x=1"],
  ["/neu#teil", "/neu#teil"],
  ["https://archiv.example/7", "https://archiv.example/7"],
  ["https://talblick.example/neu", "/neu"],
  ["/über uns", "/%C3%BCber%20uns"],
  ["/\u017Eumberk", "/%C5%BEumberk"],
  ["/.//evil.example/7", "/evil.example/7"],
  ["https://talblick.example//evil.example/7", "/evil.example/7"],
  ["/a\r\nset-cookie: x=1", "/aset-cookie:%20x=1"],
])("%j leads to %s", (to, location) => {
  expect(locationOf(to)).toBe(location);
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["https://"],
  ["/alt/7?x=1"],
  ["https://talblick.example/alt/7?x=1#a"],
])("%j leads nowhere", (to) => {
  expect(toRedirect(to, 301, from)).toBeNull();
});

test("the same path with another query is another address", () => {
  expect(locationOf("/alt/7")).toBe("/alt/7");
});
