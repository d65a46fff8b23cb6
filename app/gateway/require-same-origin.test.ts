import { expect, test } from "vitest";
import { catchThrown } from "../../tests/support/thrown.ts";
import { requireSameOrigin } from "./require-same-origin.ts";

const url = new URL("https://talblick.example/gemeinde/gemeinde");
const post = (headers: Record<string, string>) => new Request(url, { method: "POST", headers });

test.each([
  ["a form of this site", { "sec-fetch-site": "same-origin", origin: "https://talblick.example" }],
  ["a form of this site in an older browser", { origin: "https://talblick.example" }],
  ["an address that the reader entered", { "sec-fetch-site": "none" }],
  ["a program that is no browser", {}],
])("%s may post", (_name, headers) => {
  expect(() => requireSameOrigin(post(headers), url)).not.toThrow();
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["a neighbouring subdomain", { "sec-fetch-site": "same-site", origin: "https://blog.talblick.example" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["a sandboxed frame in an older browser", { origin: "null" }],
  ["the same host without encryption", { origin: "http://talblick.example" }],
  ["a host that begins alike", { origin: "https://talblick.example.evil.example" }],
])("%s may not post", async (_name, headers) => {
  expect(await catchThrown(() => requireSameOrigin(post(headers), url))).toMatchObject({ status: 403, statusText: "Forbidden" });
});
