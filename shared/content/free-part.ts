/** How many blocks of a post everybody may read. */
import type { ContentBlock } from "./content-block.ts";
import { isSpokenArticle } from "./spoken-article.ts";

/** Moving pictures, galleries and tickers are what is paid for, so the free part ends before the first of them. */
const teasing: ReadonlySet<ContentBlock["kind"]> = new Set(["paragraph", "heading", "list", "quote", "image", "separator"]);
const freeParagraphs = 2;

function countTeaser(blocks: readonly ContentBlock[]): number {
  let paragraphs = 0;
  for (const [index, block] of blocks.entries()) {
    if (!teasing.has(block.kind)) return index;
    if (block.kind === "paragraph") paragraphs += 1;
    if (paragraphs === freeParagraphs) return index + 1;
  }
  return blocks.length;
}

/**
 * All blocks of a free post; of a premium post what the newsroom asked for, otherwise everything up to the second
 * paragraph. Of a premium post at least the last block of its text is always paid, and so is the recording of it, which comes after it.
 */
export function decideFreeBlockCount(post: {
  isPremium: boolean;
  freeBlockCount: number | null;
  blocks: readonly ContentBlock[];
}): number {
  if (!post.isPremium) return post.blocks.length;
  const text = post.blocks.filter((block) => !isSpokenArticle(block));
  const wanted = post.freeBlockCount ?? countTeaser(text);
  return Math.max(0, Math.min(Math.trunc(wanted), text.length - 1));
}
