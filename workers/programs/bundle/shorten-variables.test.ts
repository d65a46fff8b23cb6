import postcss from "postcss";
import { expect, test } from "vitest";
import { shortenVariables } from "./shorten-variables.ts";

const themes = ["app/styles/tokens.css", "app/configuration/brands/talblick/colours.css"];
const shorten = (css: string) =>
  postcss([shortenVariables(themes)])
    .process(css, { from: undefined })
    .css.replaceAll(/\s+/g, " ")
    .trim();

test("what the theme names has a short name wherever it is set and read, in style sheets that are built apart as well", () => {
  const [, set, read] =
    /^:root \{ (--\w+): red \} p \{ color: var\((--\w+)\) \}$/.exec(
      shorten(":root { --color-accent: red } p { color: var(--color-accent) }"),
    ) ?? [];
  expect(set).toMatch(/^--\w{1,2}$/);
  expect(read).toBe(set);
  expect(shorten("a { outline: 1px solid var(--color-accent) }")).toBe(`a { outline: 1px solid var(${set}) }`);
  expect(shorten("a { border-color: var(--color-rule) }")).not.toContain(`var(${set})`);
});

test("what an element sets for itself keeps its name", () => {
  const css = ".b { --card: 1px } p { width: var(--card) }";
  expect(shorten(css)).toBe(css);
});

test("what nothing reads goes, with its registration, and then what only that read", () => {
  const css = '.b { --x: 1px; --y: var(--x); top: 0 } .c { --y: 0 } @property --y { syntax: "*"; inherits: false }';
  expect(shorten(css)).toBe(".b { top: 0 }");
});

test("a class that is called by a property of the theme keeps its name", () => {
  expect(shorten(".\\[--color-focus\\:\\#fff\\] { --color-focus: #fff } a { color: var(--color-focus) }")).toMatch(
    /^\.\\\[--color-focus\\:\\#fff\\\] \{ --\w{1,2}: #fff \}/,
  );
});
