import { expect, test } from "vitest";
import { parseResult } from "./parse-result.ts";

test.each([
  [
    { success: "1", message: "gut" },
    { isDone: true, message: "gut" },
  ],
  [{ success: 1 }, { isDone: true, message: null }],
  [
    { success: "0", message: "nein" },
    { isDone: false, message: "nein" },
  ],
  [
    { success: "true", message: null },
    { isDone: false, message: null },
  ],
  [
    { success: true, message: "gut" },
    { isDone: false, message: null },
  ],
  [{ message: "gut" }, { isDone: false, message: null }],
  [null, { isDone: false, message: null }],
  ["1", { isDone: false, message: null }],
])("the reply %j counts as %j", (reply, outcome) => {
  expect(parseResult(reply)).toEqual(outcome);
});
