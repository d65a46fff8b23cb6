import { describe, expect, test } from "vitest";
import { toBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { cleanPaste } from "./clean-paste.ts";
import { googleDocs, word, wordOnline } from "./clipboards-for-test.ts";
import { toLeftOutText } from "./left-out.ts";
import { toPastedNodes } from "./to-pasted-nodes.ts";

/** A browser, of a page that means no good. */
const website = `<html><body><!--StartFragment--><section class="hero"><h2 style="color:red">Überschrift</h2><p onclick="steal()">Text mit <button>Knopf</button> und <a href="javascript:alert(1)">Link</a>.</p><script>alert(1)</script><style>p{}</style><img src="https://zaehler.example/p.gif" width="1" height="1"><picture><source srcset="a.webp"><img src="https://a.example/a.jpg"></picture><img src="data:image/png;base64,iVBORw0KGgo="><blockquote><p>Wir bleiben.</p><footer>Anna</footer></blockquote><iframe src="https://www.youtube.com/embed/tB7LkS3hRnK"></iframe><iframe src="https://fremd.example/"></iframe><video src="a.mp4">kein Film</video><pre>if (a &lt; b)
  c();
</pre><hr></section>eins<br>zwei<br><br>drei<!--EndFragment--></body></html>`;

function paste(html: string): { blocks: ContentBlock[]; notice: string | null } {
  const { parts, leftOut } = cleanPaste(html);
  const nodes = toPastedNodes(deskSchema, parts);
  const doc = deskSchema.node("doc", null, nodes.length === 0 ? [deskSchema.node("paragraph")] : nodes);
  doc.check();
  const blocks = toBlocks(doc);
  expect(blocks.map(sanitizeBlock)).toEqual(blocks);
  return { blocks, notice: toLeftOutText(leftOut) };
}

const paragraph = (html: string) => ({ kind: "paragraph", html });

describe("from Word", () => {
  test("paragraphs, headings, lists and tables are blocks; its markup is gone", () => {
    const { blocks, notice } = paste(word);
    expect(blocks).toEqual([
      { kind: "heading", level: 2, html: "Der Pegel steigt" },
      { kind: "heading", level: 2, html: "Hochwasser" },
      paragraph("Die <strong>Bregenzer Ach</strong> ist in <em>Kennelbach</em> um 40 Zentimeter gestiegen."),
      {
        kind: "list",
        html: "<ul><li>Erste Brücke<ul><li>Geländer</li><li>Pfeiler</li></ul></li><li>Zweite <strong>Brücke</strong></li></ul>",
      },
      { kind: "list", html: "<ol><li>messen</li><li>melden</li></ol>" },
      paragraph('Mehr auf <a href="https://vorarlberg.at/wasser" rel="noopener nofollow">vorarlberg.at</a>.'),
      {
        kind: "table",
        html: "<table><tbody><tr><td><strong>Ort</strong></td><td>Pegel</td></tr><tr><td>Lustenau</td><td>4,1<br />Meter</td></tr></tbody></table>",
        caption: null,
      },
      paragraph("Ende."),
    ]);
    expect(notice).toBe("Eingefügt. Weggelassen: 1 Bild (lade es als Datei hoch).");
  });

  test("on the web: its lists of one line each are one list", () => {
    expect(paste(wordOnline).blocks).toEqual([
      paragraph("Vorher"),
      { kind: "list", html: "<ul><li>eins</li><li>zwei</li></ul>" },
      paragraph("Nachher"),
    ]);
  });
});

test("from Google Docs: the wrapper's weight counts, and that of the spans", () => {
  const { blocks, notice } = paste(googleDocs);
  expect(blocks).toEqual([
    { kind: "heading", level: 2, html: "Titel" },
    paragraph("Ein <strong>fetter</strong> und ein <em>kursiver</em> Teil, H<sub>2</sub>O."),
    paragraph('Ein <a href="https://orf.at/stories/1" rel="noopener nofollow">Link</a>.'),
    { kind: "list", html: "<ul><li>eins<ul><li>eins a</li></ul></li><li>zwei</li></ul>" },
    { kind: "table", html: "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>", caption: null },
  ]);
  expect(notice).toBeNull();
});

test("from a website: what runs, counts or frames is left out, and said", () => {
  const { blocks, notice } = paste(website);
  expect(blocks).toEqual([
    { kind: "heading", level: 2, html: "Überschrift" },
    paragraph("Text mit Knopf und Link."),
    { kind: "quote", html: "<p>Wir bleiben.</p>", citation: "Anna" },
    { kind: "embed", provider: "youtube", url: "https://www.youtube.com/watch?v=tB7LkS3hRnK", title: null },
    { kind: "code", code: "if (a < b)\n  c();", language: null },
    { kind: "separator" },
    paragraph("eins<br />zwei"),
    paragraph("drei"),
  ]);
  expect(notice).toBe(
    "Eingefügt. Weggelassen: 2 Bilder (lade sie als Dateien hoch), 1 Zählpixel, 2 Skripte, 1 unsicherer Link, 1 fremder Rahmen, 1 Film, Formular oder Ähnliches.",
  );
});

test.each<[string, string, unknown[]]>([
  ["a script in a link", '<a href="jav&#x09;ascript:alert(1)">x</a>', [paragraph("x")]],
  ["a link that only its page knows", '<p><a href="/impressum">x</a> <a name="_ftn1">y</a></p>', [paragraph("x y")]],
  [
    "a search engine's step",
    '<a href="https://www.google.com/url?q=https%3A%2F%2Forf.at%2F&amp;sa=D">x</a>',
    [paragraph('<a href="https://orf.at/" rel="noopener nofollow">x</a>')],
  ],
  ["hidden text", '<p>a<span style="display:none">b</span></p>', [paragraph("a")]],
  ["nothing but space", "<p>&nbsp;</p><div> <br></div>", []],
  ["text without a paragraph", "a <b>b</b>", [paragraph("a <strong>b</strong>")]],
  ["a table as a frame", "<table><tr><td><p>a</p><p>b</p></td></tr></table>", [paragraph("a"), paragraph("b")]],
  [
    "a table with holes, mended",
    "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
    [
      {
        kind: "table",
        html: "<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>",
        caption: null,
      },
    ],
  ],
  [
    "a list beside its lines",
    "<ul><li>a</li><ul><li>b</li></ul></ul>",
    [{ kind: "list", html: "<ul><li>a<ul><li>b</li></ul></li></ul>" }],
  ],
  [
    "a heading in bold",
    "<h3><b>a</b></h3><h6>b</h6>",
    [
      { kind: "heading", level: 3, html: "a" },
      { kind: "heading", level: 4, html: "b" },
    ],
  ],
  ["soft hyphens", "<p>Donau\u00addampf\u200bschiff</p>", [paragraph("Donaudampfschiff")]],
])("%s", (_, html, blocks) => {
  expect(paste(html).blocks).toEqual(blocks);
});

describe("blocks of another text of the desk", () => {
  const facts: ContentBlock = { kind: "facts", title: "Daten", html: "<p>a</p>" };
  const copy = (json: string) => `<aside data-desk-block="${json.replaceAll('"', "&quot;")}"><p>a</p></aside>`;

  test("come along as they are", () => {
    expect(paste(copy(JSON.stringify(facts))).blocks).toEqual([facts]);
  });

  test.each([["no JSON"], [JSON.stringify({ kind: "script", code: "a" })]])(
    "are read as markup when they are none: %s",
    (json) => {
      expect(paste(copy(json)).blocks).toEqual([paragraph("a")]);
    },
  );
});

test.each([
  ["elements", "<div>".repeat(50_000)],
  ["lists", "<ul><li>".repeat(30_000)],
  ["marks", "<b><i>".repeat(30_000)],
  ["tables", "<table><tr><td>".repeat(20_000)],
])("%s without an end are no fault", (_, html) => {
  const { blocks } = paste(`${html}Ende`);
  expect(JSON.stringify(blocks)).toContain("Ende");
});
