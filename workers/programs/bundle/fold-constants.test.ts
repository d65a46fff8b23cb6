import postcss from "postcss";
import { expect, test } from "vitest";
import { foldConstants } from "./fold-constants.ts";

const fold = (css: string) => postcss([foldConstants()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, " ").trim();

const property = (name: string, value: string) => `@property ${name} { syntax: "*"; inherits: false; initial-value: ${value}; }`;

test.each([
  ["what the document sets", ":root, :host { --a: 1rem } p { margin: calc(var(--a) * 2) }", "p { margin: calc(1rem * 2) }"],
  ["one made of another", ":root { --a: 1px; --b: var(--a) } p { top: var(--b) }", "p { top: 1px }"],
  ["what a registration sets", `p { border-style: var(--s) } ${property("--s", "solid")}`, "p { border-style: solid }"],
  ["what is set to the same again", `p { --s: 0; top: var(--s) } ${property("--s", "0")}`, "p { top: 0 }"],
])("%s is replaced by its value", (_, css, folded) => {
  expect(fold(css).replace(/:(?:root|host)[^{]*\{\s?\}\s*/g, "")).toBe(folded);
});

test.each([
  ["has another value in the dark", ":root { --a: red } @media (width > 1px) { :root { --a: blue } } p { color: var(--a) }"],
  ["is another one within an element", ":root { --a: 1px } .b { --a: 2px } p { top: var(--a) }"],
  ["only an element sets", ".b { --a: 1px; } p { top: var(--a) }"],
  ["is longer than its name", ':root { --a: "Source Sans 3 Variable", sans-serif } p { font-family: var(--a) }'],
])("what %s stays", (_, css) => {
  expect(fold(css)).toBe(css);
});

test("a fallback goes where the property is always set, and is the value where it never is", () => {
  expect(fold(':root { --a: "A rather long font name", serif } p { font-family: var(--a, Arial, sans-serif) }')).toContain(
    "font-family: var(--a) }",
  );
  expect(fold("p { color: var(--none, rgb(0 0 0 / 0.5)); top: calc(var(--x, 1px) + 2px) }")).toBe(
    "p { color: rgb(0 0 0 / 0.5); top: calc(1px + 2px) }",
  );
  expect(fold(".b { --a: 1px } p { top: var(--a, 3px) }")).toBe(".b { --a: 1px } p { top: var(--a, 3px) }");
});

test("what is set for shadow trees as well is set for the document alone, with what else is set there", () => {
  const sans = '--a: "A rather long font name", sans-serif';
  const serif = '--b: "Another rather long font name", serif';
  const used = "p { font: var(--a); margin: var(--b) }";
  const folded = fold(`:root, :host { ${sans} } :root { ${serif} } ${used}`);
  expect(folded.replaceAll(" ;", ";")).toBe(`:root { ${sans}; ${serif} } ${used}`);
});

test("stand-ins for browsers without registrations are no other value", () => {
  expect(fold(`p { top: var(--s) } ${property("--s", "0")} @layer properties { * { --s: initial } }`)).toContain("top: 0");
});

test("a value that never closes its bracket is refused", () => {
  expect(() => fold("p { top: var(--x, calc(1px }")).toThrow();
});
