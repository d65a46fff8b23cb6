/** Whatever markup the back end keeps comes out as it went in; and what the editor writes of it, the back end keeps as it is. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { inlineMarks } from "./inline-markup.ts";
import { toBlocks } from "./to-blocks.ts";
import { toDocument } from "./to-document.ts";

const text = fc.constantFrom(
  "a",
  " ",
  "  b\n",
  "&amp;",
  "&lt;b&gt;",
  '"',
  "'",
  "\u00a0",
  "ä",
  "👩‍🌾",
  "\u00ad",
  "c d",
  "<br>",
  "<!-- x -->",
  "&nbsp;",
);
const attributes = fc.constantFrom(
  "",
  ' href="https://a.example/?b=1&amp;c"',
  ' href="/x"',
  ' lang="en"',
  ' title="&quot;x&quot;"',
  ' datetime="2026"',
  ' class="x"',
);
const inlineTags = fc.constantFrom(...Object.keys(inlineMarks), "font", "cite");

const { inline } = fc.letrec<{ inline: string; element: string }>((tie) => ({
  inline: fc
    .array(fc.oneof({ depthSize: "small", maxDepth: 4 }, text, tie("element")), { maxLength: 5 })
    .map((parts) => parts.join("")),
  element: fc.tuple(inlineTags, attributes, tie("inline")).map(([tag, given, inner]) => `<${tag}${given}>${inner}</${tag}>`),
}));

const { list } = fc.letrec<{ list: string; item: string }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom("ul", "ol", 'ol start="3"', "ol reversed"), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join("\n")}</${tag.split(" ")[0]}>`),
  item: fc
    .tuple(inline, fc.option(tie("list"), { maxDepth: 2 }), fc.constantFrom("", "<p>x</p>", "nach"))
    .map(([line, below, rest]) => `<li>${line}${below ?? ""}${rest}</li>`),
}));

const cell = fc.tuple(fc.constantFrom("td", "th", 'td colspan="2"', 'td rowspan="2"', 'th scope="row"'), inline);
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map(
    (rows) =>
      `<table>${rows.map((row) => `<tr>${row.map(([tag, line]) => `<${tag}>${line}</${tag.slice(0, 2)}>`).join("")}</tr>`).join("")}</table>`,
  );

const rich = fc
  .array(
    fc.oneof(
      inline.map((line) => `<p>${line}</p>`),
      list,
      table,
      inline,
      fc.constant("<hr>"),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join("\n"));

const block: fc.Arbitrary<ContentBlock> = fc.oneof(
  inline.map((html) => ({ kind: "paragraph" as const, html })),
  fc.tuple(fc.integer({ min: 2, max: 6 }), inline).map(([level, html]) => ({ kind: "heading" as const, level, html })),
  list.map((html) => ({ kind: "list" as const, html })),
  fc
    .tuple(table, fc.option(inline))
    .map(([html, caption]) => ({ kind: "table" as const, html, caption: caption === null ? null : "x", captionHtml: caption })),
  fc
    .tuple(rich, fc.option(inline))
    .map(([html, citationHtml]) => ({ kind: "quote" as const, html, citation: "x", citationHtml })),
  rich.map((html) => ({ kind: "facts" as const, title: null, html })),
);

/** By a document that knows nothing of the blocks it was made of. */
function rewrite(blocks: readonly ContentBlock[]): ContentBlock[] {
  const json = JSON.stringify(toDocument(deskSchema, blocks).toJSON(), (_, value) =>
    value?.type !== "card" && value?.attrs?.block ? { ...value, attrs: { ...value.attrs, block: null } } : value,
  );
  return toBlocks(deskSchema.nodeFromJSON(JSON.parse(json)));
}

test("to the last byte", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (given) => {
      const blocks = given.map(sanitizeBlock);
      const doc = toDocument(deskSchema, blocks);
      doc.check();
      expect(JSON.stringify(toBlocks(doc))).toBe(JSON.stringify(blocks));
    }),
    { numRuns: 500 },
  );
});

test("what the editor writes is stored as it is, and read as the same", () => {
  fc.assert(
    fc.property(block, (given) => {
      const written = rewrite([sanitizeBlock(given)]);
      expect(written.map(sanitizeBlock)).toEqual(written);
      expect(rewrite(written)).toEqual(written);
    }),
    { numRuns: 500 },
  );
});
