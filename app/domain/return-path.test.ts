import { expect, test } from "vitest";
import { parseReturnPath } from "./return-path.ts";

test.each([["/"], ["/themen/wohnen?page=2"], ["/a/1#kommentare"]])("%s is kept", (path) => {
  expect(parseReturnPath(path)).toBe(path);
});

test.each([
  ["https://evil.example/"],
  ["//evil.example/"],
  ["/\\evil.example/"],
  ["/\t/evil.example"],
  ["javascript:alert(1)"],
  [""],
  ["gemeinde"],
  [`/${"x".repeat(600)}`],
])("%j leads nowhere else", (path) => {
  expect(parseReturnPath(path)).toBeNull();
});

test("no number of slashes makes a path a host", () => {
  expect(parseReturnPath("/.//evil.example")?.startsWith("//")).not.toBe(true);
});
