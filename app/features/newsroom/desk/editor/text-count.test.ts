import { expect, test } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { countText, toCountText } from "./text-count.ts";

const paragraph = (html: string): ContentBlock => ({ kind: "paragraph", html });

test("words and signs are counted as readers see them", () => {
  const blocks: ContentBlock[] = [
    paragraph("Der <b>Rhein</b> &amp; die Ill – 3 km."),
    { kind: "separator" },
    { kind: "list", html: "<ul><li>eins</li><li>zwei</li></ul>" },
  ];
  expect(countText(blocks)).toEqual({ words: 8, characters: 37, minutes: null });
});

test.each([
  [[], "0 Wörter · 0 Zeichen"],
  [["Wort"], "1 Wort · 4 Zeichen"],
  [["abcd ".repeat(600)], "600 Wörter · 2.999 Zeichen · 2\u00a0Min. Lesezeit"],
])("%#", (htmls, text) => {
  expect(
    toCountText(countText(htmls.map(paragraph)))
      .replace("\u202f", ".")
      .replace("2\u00a0999", "2.999"),
  ).toBe(text);
});
