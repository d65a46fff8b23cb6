/** A WordPress text as content blocks. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { markBlocks } from "./block-markers.ts";
import type { Conversion } from "./conversion.ts";
import { parseHtml, toPlainText } from "./html-tree.ts";
import { removeActiveContent } from "./remove-active-content.ts";
import { rewriteLinks } from "./rewrite-links.ts";
import { markShortcodes, type Shortcode } from "./shortcodes.ts";
import { createBlockBuilder } from "./walk-text.ts";

type Options = {
  conversion: Conversion;
  /** As written by the editor (line breaks outside of blocks make paragraphs), not as shown by WordPress. */
  isRaw: boolean;
  patterns?: number[];
};

/** The text as sanitised blocks; pictures in use and everything changed are told to `conversion`. Does not throw on any markup. */
export function toContentBlocks(text: string, { conversion, isRaw, patterns = [] }: Options): ContentBlock[] {
  const { pieces, blocks, unreadable } = markBlocks(text);
  for (const name of unreadable) conversion.note("settings of a block are unreadable", name);
  const shortcodes: Shortcode[] = [];
  const marked = { blocks, shortcodes };
  return pieces.flatMap((piece) => {
    const { root, isFlattened } = parseHtml(markShortcodes(piece.html, shortcodes));
    if (isFlattened) conversion.note("markup too deep or too much became plain text");
    removeActiveContent(root, conversion.note);
    rewriteLinks(root, conversion.baseUrl, conversion.note);
    const builder = createBlockBuilder({ conversion, marked, patterns, hasAutoParagraphs: isRaw && piece.isFree });
    builder.walk(root.children);
    builder.endParagraph();
    return builder.blocks.flatMap((block) => toSafeBlock(conversion, block) ?? []);
  });
}

function toSafeBlock(conversion: Conversion, block: ContentBlock): ContentBlock | null {
  const safe = sanitizeBlock(block);
  if (!("html" in safe) || toPlainText(safe.html) !== "") return safe;
  conversion.note("block without any text left out", "html" in block ? block.html.slice(0, 200) : null);
  return null;
}
