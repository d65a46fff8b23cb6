/** A block as it may be stored: its markup sanitised, its addresses checked. A block never vanishes; at worst its text stays. */
import type { ContentBlock, ImageUse, TickerEntry } from "#shared/content/content-block.ts";
import { decideLink, decideSource } from "#shared/content/link-address.ts";
import { sanitizeInline, sanitizeList, sanitizeRich, sanitizeTable } from "./sanitize.ts";

function toTextParagraph(text: string): ContentBlock {
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return { kind: "paragraph", html };
}

function toSafeHtml(html: string | null | undefined): string | null {
  return html ? sanitizeInline(html) || null : null;
}

function toSafeCaption({ captionHtml }: { captionHtml?: string | null | undefined }): { captionHtml?: string | null } {
  return captionHtml === undefined ? {} : { captionHtml: toSafeHtml(captionHtml) };
}

/** A picture's use as it may be stored: the markup of its caption sanitised, its link checked. */
export function sanitizeImageUse(image: ImageUse): ImageUse {
  const { link, ...use } = image;
  return { ...use, ...toSafeCaption(image), ...(link === undefined ? {} : { link: link === null ? null : decideLink(link) }) };
}

function sanitizeEntry({ image, ...entry }: TickerEntry): TickerEntry {
  const picture = image === undefined ? {} : { image: image === null ? null : sanitizeImageUse(image) };
  return { ...entry, html: sanitizeRich(entry.html), ...picture };
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
      return { ...block, html: sanitizeTable(block.html), ...toSafeCaption(block) };
    case "quote": {
      const citationHtml = block.citationHtml === undefined ? {} : { citationHtml: toSafeHtml(block.citationHtml) };
      return { ...block, html: sanitizeRich(block.html), ...citationHtml };
    }
    case "facts":
    case "html":
      return { ...block, html: sanitizeRich(block.html) };
    case "ticker":
      return { ...block, entries: block.entries.map(sanitizeEntry) };
    case "button": {
      const link = decideLink(block.link);
      return link === null ? toTextParagraph(block.text) : { ...block, link };
    }
    case "embed": {
      const url = decideSource(block.url);
      return url === null ? toTextParagraph(block.title ?? "") : { ...block, url };
    }
    case "media":
      return { ...block, poster: block.poster === null ? null : sanitizeImageUse(block.poster), ...toSafeCaption(block) };
    case "image":
      return { ...block, image: sanitizeImageUse(block.image) };
    case "gallery":
      return { ...block, images: block.images.map(sanitizeImageUse) };
    case "video":
    case "code":
    case "separator":
      return block;
  }
}
