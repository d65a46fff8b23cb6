import { describe, expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { noticeForm } from "./notice-form.ts";
import { parseSitePath, toNoticesPath } from "./notice-paths.ts";

const written = {
  category: "insult",
  place: "/impressum",
  explanation: "Da steht etwas.",
  name: " Maria Fink ",
  email: "maria@köche.example",
  faith: "ja",
};
const faultsOf = (changes: object) => {
  const parsed = parseForm(noticeForm, { ...written, ...changes });
  return parsed.isValid ? [] : Object.keys(parsed.errors);
};

describe("a notice", () => {
  test("says what, where, why and who", () => {
    const { faith: _, ...values } = { ...written, name: "Maria Fink", email: "maria@xn--kche-5qa.example", comment: null };
    expect(parseForm(noticeForm, written)).toEqual({ isValid: true, values });
    expect(faultsOf({ category: "", place: "", explanation: "", name: "", email: "", faith: "" })).toEqual([
      "category",
      "explanation",
      "faith",
      "place",
      "name",
      "email",
    ]);
  });

  test("about a comment has its number instead of a place", () => {
    expect(parseForm(noticeForm, { ...written, comment: "12" })).toMatchObject({ values: { comment: 12, place: "" } });
  });

  test.each<[string, object, string[]]>([
    ["of the abuse of minors needs no name and no address", { category: "child-abuse", name: "", email: "" }, []],
    ["but an address that is none is wrong there too", { category: "child-abuse", name: "", email: "maria" }, ["email"]],
    ["has a reason of the list", { category: "egal" }, ["category"]],
    ["is of a comment by its number", { comment: "1; DROP" }, ["comment"]],
    ["is bounded", { explanation: "x".repeat(3001) }, ["explanation"]],
    ["has nothing in the field that only bots fill in", { website: "x" }, ["website"]],
  ])("%s", (_, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });
});

test.each([
  ["/impressum", "/impressum"],
  ["https://www.talblick.example/a/1?x=y#z", "/a/1?x=y#z"],
  ["talblick.example/a/1", "/a/1"],
  ["http://talblick.example", "/"],
  ["//boese.example/a", null],
  ["https://boese.example/talblick.example", null],
  ["/\\boese.example", null],
  ["javascript:alert(1)", null],
  ["der Artikel über den Steg", null],
])("the address %s is the path %s", (text, path) => {
  expect(parseSitePath(text, ["www.talblick.example"])).toBe(path);
});

test("the list of notices has an address for each of its pages", () => {
  expect(toNoticesPath({ isOpen: true })).toBe("/redaktion/meldungen");
  expect(toNoticesPath({ isOpen: false, after: 7 })).toBe("/redaktion/meldungen?stand=entschieden&nach=7");
});
