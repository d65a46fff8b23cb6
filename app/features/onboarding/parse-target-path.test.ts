import { expect, test } from "vitest";
import { parseTargetPath } from "./parse-target-path.ts";

test("a reader goes back to the post that they came from", () => {
  expect(parseTargetPath("/schockanrufe/77")).toBe("/schockanrufe/77");
  expect(parseTargetPath("/%C3%BCber/103")).toBe("/%C3%BCber/103");
  expect(parseTargetPath("/schockanrufe/77?a=1#b")).toBe("/schockanrufe/77");
});

test.each([
  [""],
  ["/"],
  ["/abo"],
  ["/abo/1"],
  ["/page/2"],
  ["/a/0"],
  ["/a/b"],
  ["/a/1/2"],
  ["/1"],
  ["//evil.example/1"],
  ["https://evil.example/a/1"],
  ["/\\evil.example/1"],
  ["/wp-json/1"],
  ["javascript:alert(1)/1"],
])("%j is no post to go back to", (text) => {
  expect(parseTargetPath(text)).toBeNull();
});
