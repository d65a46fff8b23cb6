import { expect, test } from "vitest";
import { decideKeep, mayShow } from "./decide-keep.ts";

const shared = { status: 200, contentType: "text/html; charset=utf-8", cacheControl: "private, no-cache" };
const own = { ...shared, cacheControl: "private, no-store" };
const guest = { hasCookies: false, reader: null };
const anna = { hasCookies: true, reader: "anna" };

test.each([
  ["a shared page, to a guest", { ...shared, ...guest }, "everybody"],
  ["a shared page, with cookies", { ...shared, ...anna }, "everybody"],
  ["a page of its reader's", { ...own, ...anna }, "session"],
  ["a page of its reader's, where no session can be told", { ...own, hasCookies: true, reader: null }, "nothing"],
  ["a page that is kept for nobody, without cookies", { ...own, hasCookies: false, reader: "anna" }, "nothing"],
  ["a page that says nothing of caches", { ...shared, cacheControl: null, ...guest }, "nothing"],
  ["what is no page", { ...shared, contentType: "application/json", ...guest }, "nothing"],
  ["what says not what it is", { ...shared, contentType: null, ...guest }, "nothing"],
  ["a failure", { ...shared, status: 500, ...guest }, "nothing"],
  ["a free read that is not counted ahead", { ...own, status: 503, ...guest }, "nothing"],
  ["a page that is not there", { ...shared, status: 404, ...guest }, "gone"],
  ["a page that was taken down", { ...shared, status: 410, ...anna }, "gone"],
  ["a page that the law forbids", { ...shared, status: 451, ...anna }, "gone"],
])("%s", (_, answered, keeping) => {
  expect(decideKeep(answered)).toBe(keeping);
});

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

test.each([
  ["anna's, to anna", "anna", "anna", 1, true],
  ["anna's, to a guest", "anna", null, 1, false],
  ["anna's, to bernhard", "anna", "bernhard", 1, false],
  ["anna's, to anna after a week", "anna", "anna", 7, false],
  ["everybody's, to a guest", null, null, 8, true],
  ["everybody's, to anna", null, "anna", 8, true],
  ["everybody's, after a month", null, null, 30, false],
  ["one of tomorrow, by a clock that was set back", null, null, -1, false],
])("a copy that is %s: shown %s", (_, owner, reader, days, isShown) => {
  expect(mayShow({ reader: owner, keptAt: NOW - days * DAY }, reader, NOW)).toBe(isShown);
});
