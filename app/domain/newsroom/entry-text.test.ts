import { expect, test } from "vitest";
import { toEntryHtml, toEntryText } from "./entry-text.ts";

test.each([
  ["Ein Satz.", "<p>Ein Satz.</p>"],
  ["Eins\nzwei\r\n\r\n\n drei", "<p>Eins<br>zwei</p><p>drei</p>"],
  ["Mit <b>Nachdruck</b> & mehr", "<p>Mit <b>Nachdruck</b> & mehr</p>"],
])("%j is typed as %s", (text, html) => {
  expect(toEntryHtml(text)).toBe(html);
});

test("what has blocks of its own stays as it is, both ways", () => {
  const list = "<p>Es spielen:</p><ul><li>Laine</li></ul>";
  expect(toEntryHtml(` ${list} `)).toBe(list);
  expect(toEntryText(list)).toBe(list);
});

test.each(["Ein Satz.", "Eins\nzwei\n\ndrei", 'Mit <b>Nachdruck</b>\n\nund <a href="/x">Verweis</a>'])(
  "%j comes back as it was typed",
  (text) => {
    expect(toEntryText(toEntryHtml(text))).toBe(text);
  },
);
