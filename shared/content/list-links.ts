/** Where a text leads: the addresses of its links and buttons. */
import type { ContentBlock } from "./content-block.ts";

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" };

/** Each once, in the order of the text. */
export function listLinks(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.flatMap(listOfBlock))];
}

function listOfBlock(block: ContentBlock): string[] {
  const own = block.kind === "button" ? [block.link] : [];
  const html = "html" in block ? block.html : "";
  const found = [...html.matchAll(/<a\b[^>]*?\bhref=(?:"([^"]*)"|'([^']*)')/gi)];
  return [...own, ...found.map(([, double, single]) => (double ?? single ?? "").replace(/&(?:amp|quot|#39|lt|gt);/g, toSign))];
}

const toSign = (entity: string) => entities[entity] ?? entity;
