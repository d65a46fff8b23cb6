import { expect, test } from "vitest";
import { parsePayloadPath, toPayloadUrl } from "./payload-url.ts";

test.each([
  ["/abo", "/abo/_payload.json?b1"],
  ["/abo/", "/abo/_payload.json?b1"],
  ["/", "/_payload.json?b1"],
])("the payload of %s stands beside it", (page, url) => {
  expect(toPayloadUrl(page, "b1")).toBe(url);
  expect(parsePayloadPath(url.split("?")[0] ?? "")).toBe(page.replace(/(?<!^)\/$/, ""));
});

test.each(["https://evil.example/abo", "//evil.example/abo", "/\\evil.example/abo", "evil.example/abo", "/https://evil.example"])(
  "%s is no page of this site",
  (page) => {
    expect(() => toPayloadUrl(page, "b1")).toThrow("Payload URL must not contain a hostname.");
    expect(() => parsePayloadPath(`${page}/_payload.json`)).toThrow("Payload URL must not contain a hostname.");
  },
);

test("another path is no payload's", () => {
  expect([parsePayloadPath("/abo"), parsePayloadPath("/abo_payload.json")]).toEqual([null, null]);
});
