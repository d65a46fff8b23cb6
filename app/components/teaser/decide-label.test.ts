import { expect, test } from "vitest";
import { decideLabel, isTimeless } from "./decide-label.ts";

test.each([
  ["Liveticker", "live"],
  ["LIVE", "live"],
  ["Anzeige", "ad"],
  [" Entgeltliche Einschaltung ", "ad"],
  ["Kommentar", "opinion"],
  ["Rezept", "timeless"],
  ["Unwetter", "subject"],
  ["Live aus Rankweil", "subject"],
])("the label %j means %s", (label, kind) => {
  expect(decideLabel(label)).toBe(kind);
});

test("a reader sees no date on what is not of the day: a long read, a recipe", () => {
  expect(isTimeless({ label: null, isStory: true })).toBe(true);
  expect(isTimeless({ label: "Ratgeber", isStory: false })).toBe(true);
  expect(isTimeless({ label: "Unwetter", isStory: false })).toBe(false);
  expect(isTimeless({ label: null, isStory: false })).toBe(false);
});
