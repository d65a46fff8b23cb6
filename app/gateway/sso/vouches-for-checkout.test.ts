import { expect, test } from "vitest";
import { vouchesForCheckout } from "./vouches-for-checkout.ts";

const origins = ["http://127.0.0.1:8787", "https://talblick.example", null];
const vouches = (headers: Record<string, string>) =>
  vouchesForCheckout(new Request("https://talblick.example/graphql", { method: "POST", headers }), origins);

test.each([
  ["a page of this site", { "sec-fetch-site": "same-origin", origin: "https://talblick.example" }],
  ["a page of this site in an older browser", { origin: "https://talblick.example" }],
])("%s may say that a checkout runs", (_name, headers) => {
  expect(vouches({ "x-checkout": "1", ...headers })).toBe(true);
  expect(vouches(headers)).toBe(false);
  for (const value of ["0", "true", "", "1, 1"]) expect(vouches({ "x-checkout": value, ...headers })).toBe(false);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a neighbouring subdomain", { "sec-fetch-site": "same-site", origin: "https://blog.talblick.example" }],
  ["an address that the reader entered", { "sec-fetch-site": "none" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["a frame that hides its origin", { origin: "null" }],
  ["a program that says nothing of where it is", {}],
])("%s may not", (_name, headers) => {
  expect(vouches({ "x-checkout": "1", ...headers })).toBe(false);
});
