/** A block as it may be stored: its markup sanitised, its addresses checked. A block never vanishes; at worst its text stays. */
import type { ContentBlock } from "./content-block.ts";
import { sanitizeInline, sanitizeList, sanitizeRich, sanitizeTable } from "./sanitize.ts";
import { decideLink, decideSource } from "./sanitize-link.ts";

function toTextParagraph(text: string): ContentBlock {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return { kind: "paragraph", html };
}

/** Returns a block that may be stored and shown. A button or embed whose address is not allowed becomes a paragraph. */
export function sanitizeBlock(block: ContentBlock): ContentBlock {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return { ...block, html: sanitizeInline(block.html) };
    case "list":
      return { ...block, html: sanitizeList(block.html) };
    case "table":
      return { ...block, html: sanitizeTable(block.html) };
    case "quote":
    case "facts":
    case "html":
      return { ...block, html: sanitizeRich(block.html) };
    case "ticker":
      return { ...block, entries: block.entries.map((entry) => ({ ...entry, html: sanitizeRich(entry.html) })) };
    case "button": {
      const link = decideLink(block.link);
      return link === null ? toTextParagraph(block.text) : { ...block, link };
    }
    case "embed": {
      const url = decideSource(block.url);
      return url === null ? toTextParagraph(block.title ?? "") : { ...block, url };
    }
    case "image":
    case "gallery":
    case "video":
    case "code":
    case "separator":
      return block;
  }
}
