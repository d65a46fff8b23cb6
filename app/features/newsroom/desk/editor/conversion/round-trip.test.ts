import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { convertForTest } from "#workers/backend/content/wordpress/markup/convert-for-test.ts";
import { toSeedBlocks } from "#workers/demo/fenced-blocks.ts";
import { toBlocks } from "./to-blocks.ts";
import { toDocument } from "./to-document.ts";

const stories = globSync("workers/demo/stories/*.md");

/** As an import stores them. */
function store(blocks: readonly unknown[]): ContentBlock[] {
  return blocks.map((block) => sanitizeBlock(v.parse(contentBlockSchema, block)));
}

function expectSame(blocks: readonly ContentBlock[]): void {
  const doc = toDocument(deskSchema, blocks);
  doc.check();
  expect(JSON.stringify(toBlocks(doc))).toBe(JSON.stringify(blocks));
}

/** The same by a document that knows nothing of the blocks it was made of: what comes out then is written by the editor. */
function rewrite(blocks: readonly ContentBlock[]): ContentBlock[] {
  const json = JSON.stringify(toDocument(deskSchema, blocks).toJSON(), (_, value) =>
    value !== null && typeof value === "object" && value.type !== "card" && value.type !== "media" && value.attrs?.block
      ? { ...value, attrs: { ...value.attrs, block: null } }
      : value,
  );
  return toBlocks(deskSchema.nodeFromJSON(JSON.parse(json)));
}

test("there are stories to try", () => {
  expect(stories.length).toBeGreaterThan(50);
});

describe.each(stories)("the story %s", (file) => {
  const markdown = readFileSync(file, "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
  const blocks = store(toSeedBlocks(markdown, new Date("2026-11-29T00:00:00Z")));

  test("comes out as it went in", () => {
    expectSame(blocks);
  });

  test("has nothing but tickers, embeds, videos and the like on cards", () => {
    const cards = toDocument(deskSchema, blocks).children.filter(({ type }) => type.name === "card");
    const kinds = new Set(cards.map(({ attrs }) => attrs.block.kind));
    const written = ["paragraph", "heading", "list", "quote", "table", "facts", "image", "gallery", "media", "code"];
    expect(written.filter((kind) => kinds.has(kind as ContentBlock["kind"]))).toEqual([]);
  });

  test("is stored as the editor writes it, and says the same", () => {
    const written = rewrite(blocks);
    expect(store(written)).toEqual(written);
    expect(rewrite(written)).toEqual(written);
    expect(written.map(({ kind }) => kind)).toEqual(blocks.map(({ kind }) => kind));
    // The same words: white space between elements is no text.
    const words = (all: readonly ContentBlock[]) =>
      JSON.stringify(all)
        .replace(/\\n/g, " ")
        .replace(/<[^>]*>|\s+/g, "");
    expect(words(written.filter(({ kind }) => kind === "paragraph"))).toBe(
      words(blocks.filter(({ kind }) => kind === "paragraph")),
    );
  });
});

/** As WordPress keeps them. */
const imported: Record<string, string> = {
  "paragraphs of the block editor":
    '<!-- wp:paragraph --><p class="x">Der <strong>Rhein</strong> &amp; die <b><i>Ill</i></b><br>steigen&nbsp;um 3 &lt; 4.</p><!-- /wp:paragraph -->',
  "marks within each other, both ways":
    '<p><em><strong>a</strong></em><strong><em>b</em></strong><a href="/x"><b>c</b></a><b><a href="/x">d</a></b></p>',
  "links of all kinds":
    '<p><a href="https://example.at/a?b=1&amp;c=2" title="x" target="_blank">eins</a> <a href="https://fremd.example/">zwei</a> <a href="mailto:a@b.example">drei</a> <a href="javascript:alert(1)">vier</a> <a href="#unten">fünf</a></p>',
  "words about words":
    '<p><abbr title="zum &quot;Beispiel&quot;">z.B.</abbr> <span lang="en">Hello</span> <time datetime="2026-11-29">heute</time> H<sub>2</sub>O x<sup>2</sup> <mark>m</mark> <kbd>Strg</kbd> <q>ja</q> <small>klein</small> <s>weg</s> <u>unter</u> <code>a  b</code></p>',
  "lists in lists": "<ul><li>Eins<ul><li>Eins a</li><li>Eins b<ol><li>tief</li></ol></li></ul></li><li>Zwei</li></ul>",
  "a list that counts down": '<ol start="5" reversed><li value="7">Sieben</li><li>sechs</li></ol>',
  "a list with text behind the one within": "<ul><li>Eins<ul><li>a</li></ul>danach</li></ul>",
  "a list of definitions": "<dl><dt>Wort</dt><dd>Sinn</dd></dl>",
  "quotes with and without somebody":
    '<blockquote class="wp-block-quote"><p>Wir bleiben.</p><p>Immer.</p><cite>Anna Moser</cite></blockquote><blockquote>Ohne Absatz</blockquote><blockquote><p>Siehe</p><cite><a href="https://a.example/">Quelle</a></cite></blockquote>',
  "a quote with a list": "<blockquote><p>Erstens:</p><ul><li>a</li></ul></blockquote>",
  tables:
    '<figure class="wp-block-table"><table><thead><tr><th scope="col">Ort</th><th>Höhe</th></tr></thead><tbody><tr><td colspan="2">Lech <b>am</b> Arlberg</td></tr><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody><tfoot><tr><td>x</td><td></td></tr></tfoot></table><figcaption>Schnee <a href="https://a.example/">hier</a></figcaption></figure>',
  "a table with holes": "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
  "a table with a caption of its own": "<table><caption>Titel</caption><tr><td>a</td></tr></table>",
  "a table in a table": "<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>",
  "pictures with words and links":
    '<figure class="wp-block-image"><a href="https://fremd.example/x"><img src="https://example.at/wp-content/uploads/see.jpg" alt="Der See" class="wp-image-7"/></a><figcaption>Der See <a href="/x">im</a> Herbst</figcaption></figure>',
  "a gallery":
    '<figure class="wp-block-gallery"><figure><img src="https://example.at/a.jpg"/><figcaption>A</figcaption></figure><figure><img src="https://example.at/b.jpg"/></figure></figure>',
  "code, a line and a button":
    '<pre><code>if (a &lt; b) {\n  c();\n}\n</code></pre><hr><div class="wp-block-button"><a href="https://a.example/">Mehr</a></div>',
  "embeds and films":
    '<iframe src="https://www.youtube.com/embed/tB7LkS3hRnK"></iframe><video src="https://example.at/a.mp4"></video>',
  "what nothing describes":
    '<details><summary>Mehr</summary><p class="aligncenter">a</p></details><div class="box"><p>x</p></div>',
};

describe("a text of WordPress", () => {
  test.each(Object.entries(imported))("%s comes out as it went in", (_, markup) => {
    const blocks = store(convertForTest(markup).blocks);
    expect(blocks.length).toBeGreaterThan(0);
    expectSame(blocks);
    expect(store(rewrite(blocks))).toEqual(rewrite(blocks));
  });
});

/** Blocks as they may be stored, and no import of ours writes them. */
const odd: unknown[] = [
  { kind: "paragraph", html: "" },
  { kind: "paragraph", html: "  a\n b  <b></b> <br /><br />" },
  { kind: "paragraph", html: "<unknown>a</unknown>" },
  { kind: "paragraph", html: "<small><small>a</small></small>" },
  { kind: "heading", level: 6, html: "a<br />b" },
  { kind: "list", html: "" },
  { kind: "quote", html: "", citation: "" },
  { kind: "quote", html: '<figure><img src="/a.jpg" /></figure>', citation: null, citationHtml: null },
  { kind: "facts", title: "", html: "<h2>a</h2>b<ul><li><p>c</p></li></ul>" },
  {
    kind: "facts",
    title: "a  b",
    html: "<h6>a</h6><p>b</p><ol><li>c</li></ol><table><tr><td>d</td></tr></table>",
    purpose: "FACTS",
  },
  { kind: "facts", html: "<p>b</p>", purpose: "CORRECTION" },
  { kind: "image", image: { media: "a", caption: "x", captionHtml: null, link: null } },
  { kind: "gallery", images: [] },
  { kind: "code", code: "", language: "ts" },
  { kind: "code", code: "\r\na\t\u0000\n", language: null },
  { kind: "media", medium: "AUDIO", sources: [{ media: "a" }], isSpokenArticle: true, caption: "a", captionHtml: "<b>a</b>" },
  { kind: "table", html: "<table></table>" },
  { kind: "table", html: '<table><tbody><tr><td colspan="3">a</td></tr><tr><td>b</td></tr></tbody></table>' },
  { kind: "ticker", entries: [{ id: "1", date: "2026-11-29", html: "<p>a</p>" }], isOver: true },
  { kind: "html", html: "<div><p>a</p></div>" },
];

test.each(odd)("%j is kept to the last byte", (block) => {
  expectSame(store([block]));
});

test("all of it in one text", () => {
  expectSame(store(odd));
});
