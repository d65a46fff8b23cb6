import { expect, test } from "vitest";
import { centredCut } from "#shared/content/picture-cut.ts";
import { parseCutForm, parseKnown, toCutValues } from "./picture-form.ts";

const cut = { left: 105, top: 0, width: 800, height: 333, x: 700, y: 100 };

test("what the form shows is read as it was", () => {
  expect(toCutValues(cut)).toEqual({ links: "10,5", rechts: "9,5", oben: "0", unten: "66,7", x: "70", y: "10" });
  for (const one of [cut, centredCut]) expect(parseCutForm(toCutValues(one))).toEqual({ cut: one });
  expect(parseCutForm({ ...toCutValues(cut), links: " 10.5 % " })).toEqual({ cut });
});

test.each([
  ["links", { links: "x" }],
  ["oben", { oben: "-1" }],
  ["rechts", { rechts: "101" }],
  ["unten", { unten: "" }],
  ["links", { links: "50", rechts: "45", x: "52" }],
  ["oben", { oben: "90", unten: "5", y: "91" }],
  ["x", { x: "5" }],
  ["y", { unten: "80", y: "30" }],
])("what is wrong is said at the field %s", (name, wrong) => {
  const parsed = parseCutForm({ ...toCutValues(cut), ...wrong });
  expect("errors" in parsed && Object.keys(parsed.errors)).toEqual([name]);
});

test.each([
  ["7", 7],
  ["0", 0],
  ["", null],
  ["-1", null],
  ["1e3", null],
  [undefined, null],
])("the revision %j is %j", (text, number) => {
  expect(parseKnown(text)).toBe(number);
});
