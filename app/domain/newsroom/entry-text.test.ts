import { expect, test } from "vitest";
import { toEntryHtml, toEntryText } from "./entry-text.ts";

test.each([
  ["Ein Satz.", "<p>Ein Satz.</p>"],
  ["Eins\nzwei\r\n\r\n\n drei", "<p>Eins<br>zwei</p><p>drei</p>"],
  ["Mit <b>Nachdruck</b> & mehr", "<p>Mit <b>Nachdruck</b> & mehr</p>"],
])("%j is typed as %s", (text, html) => {
  expect(toEntryHtml(text)).toBe(html);
});

test("a text with block elements stays unchanged, both ways", () => {
  const list = "<p>Es spielen:</p><ul><li>Laine</li></ul>";
  expect(toEntryHtml(` ${list} `)).toBe(list);
  expect(toEntryText(list)).toBe(list);
});

test.each([
  ["<p>Müller &amp; Söhne, 3 &lt; 5 &gt; 4</p>", "Müller & Söhne, 3 < 5 > 4"],
  ["<p>So schreibt man &lt;b&gt; und &amp;amp;</p>", "So schreibt man &lt;b> und &amp;amp;"],
])("of %j as it was sanitised comes %j", (html, text) => {
  expect(toEntryText(html)).toBe(text);
});

test.each(["Ein Satz.", "Eins\nzwei\n\ndrei", 'Mit <b>Nachdruck</b>\n\nund <a href="/x">Verweis</a>'])(
  "%j comes back as it was typed",
  (text) => {
    expect(toEntryText(toEntryHtml(text))).toBe(text);
  },
);
