import { expect, test } from "vitest";
import { isReadAhead } from "./read-ahead.ts";

test.each([
  [{ "sec-purpose": "prefetch" }, true],
  [{ "sec-purpose": "prefetch;prerender" }, true],
  [{ "sec-purpose": "prefetch;anonymous-client-ip" }, true],
  [{ purpose: "prefetch" }, true],
  [{ "sec-purpose": "prefetched" }, false],
  [{ "sec-fetch-mode": "navigate" }, false],
  [{}, false],
])("a request with %j is made before anybody reads: %s", (headers, expected) => {
  expect(isReadAhead(new Headers(headers as Record<string, string>))).toBe(expected);
});
