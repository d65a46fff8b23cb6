// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are samples of code

import { expect, test } from "vitest";
import { toPlainStrings } from "./plain-strings.ts";

const rows: [title: string, before: string, after: string][] = [
  ["a text", "let a=`Straße`;", 'let a="Straße";'],
  ["an empty one", "let a=``;", 'let a="";'],
  ["one with quotes of one kind", 'let a=`a "b" c`;', `let a='a "b" c';`],
  ["one with escapes", "let a=`\\u00e4\\n\\`\\${b}\\\\`;", 'let a="\\u00e4\\n\\`\\${b}\\\\";'],
  ["what stands in a part of another", "let a=`x${f(`y`)}z`;", 'let a=`x${f("y")}z`;'],
  ["an argument and a key", "f(`a`,{[`b`]:`c`});", 'f("a",{["b"]:"c"});'],
  ["an import", "let a=import(`./a.js`);", 'let a=import("./a.js");'],
];

test.each(rows)("%s becomes a string of the same length and the same value", (_, before, after) => {
  expect(toPlainStrings(before)).toBe(after);
  expect(after).toHaveLength(before.length);
});

test("what a string cannot say in the same length stays: parts, lines, both quotes; and so does what a function sees as it was written", () => {
  for (const code of [
    "let a=`x${1}`;",
    "let a=`x\ny`;",
    "let a=`x\"y'`;",
    "let a=String.raw`\\d`;",
    'let a="`";',
    "let a=/`b`/;",
  ])
    expect(toPlainStrings(code)).toBe(code);
});

test("a chunk that is no program stops the build", () => {
  expect(() => toPlainStrings("let a=;")).toThrow("A chunk cannot be read");
});
