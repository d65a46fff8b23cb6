/** Walks markup and collects content blocks: text becomes paragraphs, each kind of element has its handler. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { decideProvider, parseWebAddress, toEmbed } from "#shared/content/embed-address.ts";
import { handleElement, isInline } from "#workers/backend/content/wordpress/markup/elements/handle-element.ts";
import type { BlockBuilder } from "./conversion.ts";
import { type ChildNode, type Element, escapeHtml, isComment, isTag, isText, toPlainText } from "./html-tree.ts";
import { isLoneShortcode } from "./shortcodes.ts";
import { createTextRun } from "./text-run.ts";
import { toContentBlocks } from "./to-content-blocks.ts";

/** What WordPress itself turns into a player when the address stands alone on a line. */
const PLAYED_ALONE = new Set([
  "datawrapper",
  "facebook",
  "infogram",
  "instagram",
  "spotify",
  "tiktok",
  "twitter",
  "vimeo",
  "youtube",
]);

type Shared = Pick<BlockBuilder, "conversion" | "marked" | "patterns" | "hasAutoParagraphs">;

/** A builder with nothing in it, whose text starts within the `outer` elements. */
export function createBlockBuilder(shared: Shared, outer: Element[] = []): BlockBuilder {
  const blocks: ContentBlock[] = [];
  const run = createTextRun(outer);
  const builder: BlockBuilder = {
    ...shared,
    run,
    blocks,
    endParagraph() {
      const block = toParagraph(builder, run.take());
      if (block) blocks.push(block);
    },
    push(...added) {
      builder.endParagraph();
      blocks.push(...added);
    },
    walk(nodes) {
      for (const node of nodes) walkNode(builder, node);
    },
    convert(nodes) {
      const { hasAutoParagraphs } = builder;
      const inner = createBlockBuilder({ ...shared, hasAutoParagraphs }, run.openElements());
      inner.walk(nodes);
      inner.endParagraph();
      return inner.blocks;
    },
    convertText(text) {
      return toContentBlocks(text, { conversion: shared.conversion, isRaw: true, patterns: builder.patterns });
    },
  };
  return builder;
}

function walkNode(builder: BlockBuilder, node: ChildNode): void {
  if (isText(node)) {
    if (builder.hasAutoParagraphs) addLines(builder, node.data, node);
    else builder.run.addText(node.data);
  } else if (isComment(node)) {
    notePageBreak(builder, node.data.trim());
  } else if (isTag(node)) {
    if (isInline(node)) walkInline(builder, node);
    else handleElement(builder, node);
  }
}

function walkInline(builder: BlockBuilder, element: Element): void {
  builder.run.open(element);
  builder.walk(element.children);
  builder.run.close(element);
}

/** Classic editor: an empty line ends a paragraph, a line break is a line break, an address alone is a player. */
function addLines(builder: BlockBuilder, text: string, node: ChildNode): void {
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      if (line.trim() === "" && index < lines.length - 1) builder.endParagraph();
      else if (!builder.run.isAtLineStart()) builder.run.addBreak();
    }
    if (line.trim() === "" && lines.length > 1) continue;
    const isWhole = builder.run.isAtLineStart() && (index < lines.length - 1 || isLastOfLine(node));
    const alone = isWhole ? (toLoneEmbed(line) ?? toLoneShortcode(builder, line.trim())) : null;
    if (alone) builder.push(alone);
    else builder.run.addText(line);
  }
}

function isLastOfLine(node: ChildNode): boolean {
  const next = node.next;
  return next === null || (isTag(next) && (next.name === "br" || !isInline(next)));
}

function toLoneEmbed(text: string): ContentBlock | null {
  const address = text.trim();
  if (!/^https?:\/\/\S+$/i.test(address)) return null;
  const url = parseWebAddress(address);
  const provider = url === null ? null : decideProvider(url);
  if (url === null || provider === null || !PLAYED_ALONE.has(provider) || url.pathname === "/") return null;
  return { kind: "embed", ...toEmbed(url), title: null };
}

function toParagraph(builder: BlockBuilder, html: string): ContentBlock | null {
  const text = toPlainText(html);
  if (text === "") return null;
  const alone = toLoneEmbed(text) ?? toLoneShortcode(builder, text);
  if (alone === null && /\[\/[a-z][\w-]{0,60}\]/i.test(text))
    builder.conversion.note("shortcodes of a plug-in within a text kept as text", text.slice(0, 200));
  return alone ?? { kind: "paragraph", html };
}

function toLoneShortcode(builder: BlockBuilder, text: string): ContentBlock | null {
  if (!isLoneShortcode(text)) return null;
  builder.conversion.note("unknown shortcode kept as text", text.slice(0, 200));
  return { kind: "html", html: `<p>${escapeHtml(text)}</p>` };
}

function notePageBreak(builder: BlockBuilder, comment: string): void {
  if (comment === "nextpage") {
    builder.endParagraph();
    builder.conversion.note("page break dropped, the text goes on");
  } else if (/^more\b/.test(comment)) {
    builder.endParagraph();
    builder.conversion.note("“more” mark dropped");
  }
}
