import { expect, test } from "vitest";
import { toLine, toLineOrNull } from "./to-line.ts";

test.each([
  ["Ein\tTitel\r\n  über\n\nZeilen ", "Ein Titel über Zeilen"],
  ["\u200bEin\u00adTitel\u2028\u0000", "Ein Titel"],
  [" \u200b\n ", ""],
])("a text from outside is one line of what can be seen: %j", (text, line) => {
  expect(toLine(text)).toBe(line);
  expect(toLineOrNull(text)).toBe(line === "" ? null : line);
});
