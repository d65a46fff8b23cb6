import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { breakingForm, decideBreakingEnd } from "./breaking-form.ts";

/** A quarter to eleven in the evening. */
const now = new Date("2026-03-09T21:45:00Z");
const typed = { text: " Rhein\r\n über  die Ufer ", link: " 653 ", end: "1h", known: "" };

test("a form is a line with an end, and names the line that its writer saw", () => {
  const values = {
    text: "Rhein über die Ufer",
    link: "653",
    end: "1h",
    sameEnd: "",
    ownEnd: "",
    again: false,
    push: false,
    known: null,
  };
  expect(parseForm(breakingForm, typed)).toEqual({ isValid: true, values });
  expect(parseForm(breakingForm, { ...typed, again: "on", known: "12" })).toMatchObject({ values: { again: true, known: 12 } });
});

test.each([
  ["text", { text: "\n" }, "Schreib, was geschehen ist."],
  ["text", { text: "x".repeat(121) }, "Höchstens 120 Zeichen."],
  ["link", { link: " " }, "Wohin führt die Zeile?"],
  ["end", { end: "nie" }, "Wähl, wann sie endet."],
  ["known", { known: "-1" }, "Lade die Seite neu."],
])("%s: %j is %s", (field, changes, message) => {
  expect(parseForm(breakingForm, { ...typed, ...changes })).toEqual({ isValid: false, errors: { [field]: message } });
});

test.each([
  ["1h", "", "2026-03-09T22:45:00.000Z"],
  ["3h", "", "2026-03-10T00:45:00.000Z"],
  ["midnight", "", "2026-03-09T23:00:00.000Z"],
  ["own", "2026-03-11T22:45", "2026-03-11T21:45:00.000Z"],
  ["own", "2026-03-09T22:46", "2026-03-09T21:46:00.000Z"],
] as const)("%s %s ends at %s", (end, ownEnd, ends) => {
  expect(decideBreakingEnd({ end, ownEnd, sameEnd: "" }, now)).toEqual({ ends });
});

test("one that is changed keeps its end, unless that is over", () => {
  const same = (sameEnd: string) => decideBreakingEnd({ end: "same", ownEnd: "", sameEnd }, now);
  expect(same("2026-03-09T22:00:00Z")).toEqual({ ends: "2026-03-09T22:00:00.000Z" });
  for (const over of ["2026-03-09T21:45:00Z", "", "bald"]) expect(same(over)).toEqual({ errors: { end: expect.any(String) } });
});

test.each(["2026-03-09T22:45", "2026-03-01T10:00", "2026-03-11T22:46", "", "morgen"])("%s is no end of its own", (ownEnd) => {
  expect(decideBreakingEnd({ end: "own", ownEnd, sameEnd: "" }, now)).toEqual({ errors: { ownEnd: expect.any(String) } });
});
