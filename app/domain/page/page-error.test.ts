import { expect, test } from "vitest";
import { parseIsNewsroomError, parsePageErrorMessage } from "./page-error.ts";

test("the message of a page error is found", () => {
  expect(parsePageErrorMessage({ message: "Page not found: /x", more: 1 })).toBe("Page not found: /x");
});

test.each([[null], [undefined], ["text"], [7], [{}], [{ message: 7 }], [[]]])("%j has no message", (thrown) => {
  expect(parsePageErrorMessage(thrown)).toBeNull();
});

test.each([
  [{ message: "a" }, false],
  [{ message: "a", isNewsroom: true }, true],
  [{ isNewsroom: true }, false],
  [null, false],
])("%j: was it thrown in the newsroom? %s", (thrown, expected) => {
  expect(parseIsNewsroomError(thrown)).toBe(expected);
});
