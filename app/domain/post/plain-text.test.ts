import { expect, test } from "vitest";
import { toPlainText } from "./plain-text.ts";

test.each([
  ["Ein <em>neuer</em> Titel", "Ein neuer Titel"],
  ["Bahn &amp; Bus &#8211; &bdquo;pünktlich&ldquo;", "Bahn & Bus – „pünktlich“"],
  ["<p>Erster Satz.\n  Zweiter.</p>\n", "Erster Satz. Zweiter."],
  ["<p>Eins.</p><p>Zwei.</p>", "Eins. Zwei."],
  ["oben<br>unten", "oben unten"],
  ["Vor<b>arl</b>berg", "Vorarlberg"],
  ["Vor&shy;arlberg", "Vor\u00adarlberg"],
  ["5 &lt; 6", "5 < 6"],
  ["Mutter&nbsp;Erde", "Mutter Erde"],
  ["", ""],
])("%j reads %j", (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test("markup that was escaped stays text", () => {
  expect(toPlainText("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe("<script>alert(1)</script>");
});
