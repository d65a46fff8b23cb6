/**
 * The recording of a whole article has no place of its own in the text. It is kept as the last of the blocks: so what is free of a premium
 * post, which is counted from the first, never holds it.
 */
import type { ContentBlock } from "./content-block.ts";

export function isSpokenArticle(block: ContentBlock): boolean {
  return block.kind === "media" && block.medium === "AUDIO" && block.isSpokenArticle === true;
}

/** The blocks of the text in their order, then the recordings of all of it. */
export function toSpokenLast(blocks: readonly ContentBlock[]): ContentBlock[] {
  return [...blocks.filter((block) => !isSpokenArticle(block)), ...blocks.filter(isSpokenArticle)];
}

/** `count` blocks of the text as the newsroom sent it, without the recordings among them. */
export function countWithoutSpoken(blocks: readonly ContentBlock[], count: number): number {
  return count - blocks.slice(0, Math.max(0, Math.trunc(count))).filter(isSpokenArticle).length;
}
