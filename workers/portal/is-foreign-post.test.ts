import { expect, test } from "vitest";
import { isForeignCall, isForeignPost } from "./is-foreign-post.ts";

const address = "https://talblick.example/gemeinde/gemeinde";
const origins = ["https://talblick.example", null];
const isForeign = (headers: Record<string, string>, method = "POST") =>
  isForeignPost(new Request(address, { method, headers }), origins);

test.each([
  ["a form of this site", { "sec-fetch-site": "same-origin", origin: "https://talblick.example" }],
  ["a form of this site in an older browser", { origin: "https://talblick.example" }],
  ["an address that the reader entered", { "sec-fetch-site": "none" }],
  ["a program that is no browser", {}],
])("%s may post", (_name, headers) => {
  expect(isForeign(headers)).toBe(false);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["a neighbouring subdomain", { "sec-fetch-site": "same-site", origin: "https://blog.talblick.example" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["a sandboxed frame in an older browser", { origin: "null" }],
  ["the same host without encryption", { origin: "http://talblick.example" }],
  ["a host that begins alike", { origin: "https://talblick.example.evil.example" }],
])("%s may not post", (_name, headers) => {
  expect(isForeign(headers)).toBe(true);
});

test.each(["PUT", "PATCH", "DELETE"])("another site may as little %s", (method) => {
  expect(isForeign({ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, method)).toBe(true);
});

test("a link on another site may lead here", () => {
  expect(isForeign({ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, "GET")).toBe(false);
});

test("behind a proxy that speaks HTTPS for it the site knows its public origin", () => {
  const request = new Request("http://127.0.0.1:8787/", { method: "POST", headers: { origin: "https://talblick.example" } });
  expect(isForeignPost(request, ["http://127.0.0.1:8787", "https://talblick.example"])).toBe(false);
});

test.each<[string, Record<string, string>, boolean]>([
  ["a page of this site", { "sec-fetch-site": "same-origin" }, false],
  ["a neighbouring host of this site", { "sec-fetch-site": "same-site", origin: "https://app.talblick.example" }, false],
  ["an address that the reader entered", { "sec-fetch-site": "none" }, false],
  ["a program that is no browser", {}, false],
  ["this site in an older browser", { origin: "https://talblick.example" }, false],
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, true],
  ["a picture or script on another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, true],
  ["another site in an older browser", { origin: "https://evil.example" }, true],
  ["a frame without an origin in an older browser", { origin: "null" }, true],
])("a call by %s is foreign or not", (_name, headers, isForeign) => {
  for (const method of ["GET", "POST", "HEAD"])
    expect(isForeignCall(new Request(address, { method, headers }), origins)).toBe(isForeign);
});
