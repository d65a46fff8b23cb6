/** The words of sanitised blocks, for the search index. */
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";

const inlineTags = /<\/?(?:a|strong|em|b|i|u|s|sub|sup|code|mark|abbr|span|q|small|time|kbd)(?: [^>]*)?>/g;
const otherTags = /<[^>]*>/g;

/** The text of markup that was sanitised (there, `<` and `>` stand only where a tag begins and ends). */
export function toPlainText(html: string): string {
  return html
    .replace(inlineTags, "")
    .replace(otherTags, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

function toImageText(image: ImageUse): string {
  return image.caption ?? "";
}

function toBlockText(block: ContentBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "list":
    case "html":
      return toPlainText(block.html);
    case "quote":
      return `${toPlainText(block.html)} ${block.citation ?? ""}`;
    case "table":
      return `${block.caption ?? ""} ${toPlainText(block.html)}`;
    case "facts":
      return `${block.title ?? ""} ${toPlainText(block.html)}`;
    case "image":
      return toImageText(block.image);
    case "gallery":
      return block.images.map(toImageText).join(" ");
    case "ticker":
      return block.entries.map((entry) => `${entry.title ?? ""} ${toPlainText(entry.html)}`).join(" ");
    case "video":
      return `${block.video.title ?? ""} ${block.video.description ?? ""}`;
    case "media":
      return `${block.title ?? ""} ${block.caption ?? ""}`;
    case "embed":
      return block.title ?? "";
    case "button":
      return block.text;
    case "code":
    case "separator":
      return "";
  }
}

/** What a reader would search for in these blocks; no further block once there are `length` characters. */
export function toSearchText(blocks: readonly ContentBlock[], length = Number.POSITIVE_INFINITY): string {
  const texts: string[] = [];
  let written = 0;
  for (const block of blocks) {
    if (written >= length) break;
    const text = toBlockText(block).trim();
    if (text === "") continue;
    texts.push(text);
    written += text.length + 1;
  }
  return texts.join("\n");
}
