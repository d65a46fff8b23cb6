/** What no other block describes stays as HTML; pictures, frames and players in it get blocks of their own. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { BlockBuilder } from "./conversion.ts";
import { type Element, findElements, removeNode, replaceNode, Text, textOf, toHtml } from "./html-tree.ts";
import { toEmoji } from "./pictures.ts";

const OWN_BLOCK = new Set(["img", "amp-img", "iframe", "amp-iframe", "video", "audio", "object", "embed"]);

/** Adds the element as an html block. */
export function keepAsHtml(builder: BlockBuilder, element: Element, note: string): void {
  const pulled = pullOutMedia(builder, element);
  builder.push();
  if (textOf(element) !== "") {
    builder.conversion.note(note, textOf(element).slice(0, 100));
    builder.push({ kind: "html", html: toHtml(element) });
  }
  builder.push(...pulled);
}

/**
 * Takes pictures, frames and players out of an element whose markup will be kept as a whole, and returns
 * them as blocks to stand after it. Emojis become text on the spot.
 */
export function pullOutMedia(builder: BlockBuilder, element: Element): ContentBlock[] {
  const found = findElements(element, (child) => OWN_BLOCK.has(child.name));
  const blocks: ContentBlock[] = [];
  for (const child of found) {
    const emoji = child.name === "img" ? toEmoji(child) : null;
    if (emoji !== null) {
      replaceNode(child, new Text(emoji));
      continue;
    }
    blocks.push(...builder.convert([child]));
    removeNode(child);
  }
  if (blocks.length > 0) builder.conversion.note(`${element.name}: pictures and players moved after it`);
  return blocks;
}
