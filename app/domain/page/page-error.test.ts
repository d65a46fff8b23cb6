import { expect, test } from "vitest";
import { parsePageErrorMessage } from "./page-error.ts";

test("the message of a page error is found", () => {
  expect(parsePageErrorMessage({ message: "Page not found: /x", more: 1 })).toBe("Page not found: /x");
});

test.each([[null], [undefined], ["text"], [7], [{}], [{ message: 7 }], [[]]])("%j has no message", (thrown) => {
  expect(parsePageErrorMessage(thrown)).toBeNull();
});
