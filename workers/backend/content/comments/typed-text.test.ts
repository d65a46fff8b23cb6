import { expect, test } from "vitest";
import { htmlToTyped, toTypedText, typedToHtml } from "./typed-text.ts";

test.each([
  ["one line", " Das  ist\tso. ", "<p>Das ist so.</p>"],
  ["a line break", "Eins\r\nzwei", "<p>Eins<br>zwei</p>"],
  ["paragraphs, however many lines lie between them", "Eins\n \n\n\n zwei", "<p>Eins</p><p>zwei</p>"],
  [
    "tags and marks are text",
    `<b onclick="x">5 > 3 & „ja“</b>`,
    "<p>&lt;b onclick=&quot;x&quot;&gt;5 &gt; 3 &amp; „ja“&lt;/b&gt;</p>",
  ],
  ["what nobody sees goes, and cannot turn letters round", "a\u202eb\u0000c\ufeff", "<p>abc</p>"],
  ["a family of one sign stays whole", "👨‍👩‍👧", "<p>👨‍👩‍👧</p>"],
])("%s", (_, typed, html) => {
  const text = toTypedText(typed);
  expect(typedToHtml(text)).toBe(html);
  expect(htmlToTyped(html)).toBe(text);
});
