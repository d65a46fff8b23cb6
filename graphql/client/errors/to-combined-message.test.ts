import { CombinedError } from "@urql/core";
import { expect, test } from "vitest";
import { toCombinedMessage } from "./to-combined-message.ts";

test.each([
  [["Kein Zugang"], "GraphQL response contains errors: Kein Zugang"],
  [["Kein Zugang", "Zu viele Fragen", "x"], "GraphQL response contains errors: Kein Zugang, Zu viele Fragen, x"],
])("the messages %j become one text", (graphQLErrors, text) => {
  expect(toCombinedMessage(new CombinedError({ graphQLErrors }))).toBe(text);
});

test("a failed transport says what went wrong there", () => {
  expect(toCombinedMessage(new CombinedError({ networkError: new Error("The back end cannot be reached") }))).toBe(
    "The back end cannot be reached",
  );
});
