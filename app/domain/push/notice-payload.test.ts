import { expect, test } from "vitest";
import { parseNotice, toOwnPath } from "./notice-payload.ts";

const origin = "https://www.talblick.example";

test("a notice is read as it was sent", () => {
  const notice = { title: "Eilmeldung", body: "Rhein über die Ufer", path: "/verkehr?a=1#b", tag: "breaking-1" };
  expect(parseNotice(JSON.stringify(notice), origin)).toEqual(notice);
  expect(parseNotice('{"title":"Nur das"}', origin)).toEqual({ title: "Nur das", body: "", path: "/", tag: "" });
});

test.each([[null], [""], ["kaputt"], ["null"], ["[]"], ['{"title":""}'], ['{"title":7}']])("%j is none", (text) => {
  expect(parseNotice(text, origin)).toBeNull();
});

test.each([
  ["https://andere.example/x"],
  ["//andere.example/x"],
  ["/\\andere.example/x"],
  ["javascript:alert(1)"],
  ["https://www.talblick.example.andere.example/"],
  [7],
  [undefined],
])("%j leads to the front page", (path) => {
  expect(toOwnPath(path, origin)).toBe("/");
});
