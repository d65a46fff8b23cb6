import { expect, test } from "vitest";
import { readPublicOrigin } from "./public-origin.ts";

test("an origin of the web is accepted, and the variable may be left out", () => {
  expect(readPublicOrigin({ PUBLIC_ORIGIN: " https://your.portal " })).toBe("https://your.portal");
  expect(readPublicOrigin({ PUBLIC_ORIGIN: "http://localhost:8787" })).toBe("http://localhost:8787");
  expect([readPublicOrigin({}), readPublicOrigin({ PUBLIC_ORIGIN: "" })]).toEqual([null, null]);
});

test.each([
  "https://your.portal/",
  "your.portal",
  "javascript:alert(1)",
  "https://a:b@your.portal",
  "https://your.portal\n.evil",
])("%j is no origin, and the operator is told", (text) => {
  expect(() => readPublicOrigin({ PUBLIC_ORIGIN: text })).toThrow("PUBLIC_ORIGIN must be an origin");
});
