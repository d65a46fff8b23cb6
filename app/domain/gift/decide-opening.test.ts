import { expect, test } from "vitest";
import { decideOpening, isNavigation } from "./decide-opening.ts";

const reader = { isReading: true, isBot: false, hasOpened: false, isNavigation: true, isAsked: false };

test.each([
  ["a person who follows the link", {}, true],
  ["a program that says nothing of itself", { isNavigation: false }, false],
  ["a reader of an old browser, who presses the button", { isNavigation: false, isAsked: true }, true],
  ["a reader who comes again", { isNavigation: false, hasOpened: true }, true],
  ["a bot", { isBot: true, isAsked: true, hasOpened: true }, false],
  ["a page that is fetched ahead", { isReading: false, hasOpened: true }, false],
])("%s", (_, facts, expected) => {
  expect(decideOpening({ ...reader, ...facts })).toBe(expected);
});

test.each([
  [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, true],
  [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, false],
  [{ "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }, false],
  [{}, false],
])("headers %j are a person's navigation: %s", (headers, expected) => {
  expect(isNavigation(new Headers(headers as Record<string, string>))).toBe(expected);
});
