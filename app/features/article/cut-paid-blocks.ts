/**
 * The portal cuts once more before anything is serialised (decision 6): a publisher's own back end may send
 * the whole text although the reader has no access, or declare access that was not granted.
 */

type Access = { granted: boolean; free_block_count: number };
type Gated<Block> = { is_premium: boolean; access: Access; content_blocks: Block[] };

export type CutText<Block> = {
  free: Block[];
  /** Null when the reader may not see it; empty when there is none. */
  paid: Block[] | null;
};

/** Of a back end that does not say how much is free. */
const FREE_PARAGRAPHS = 2;
/** Block types that may be among these paragraphs. Any other block ends them: one of HTML may hold the whole text. */
const FREE_TYPES = new Set(["ParagraphBlock", "HeadingBlock", "ImageBlock"]);

/** A reader without access gets only the free part of a premium post, whatever the back end sent. */
export function cutPaidBlocks<Block extends { __typename: string }>(
  { is_premium, access, content_blocks }: Gated<Block>,
  isOpen: boolean,
): CutText<Block> {
  if (!is_premium) return { free: content_blocks, paid: [] };
  const end = findFreeEnd(content_blocks, access.free_block_count);
  const free = content_blocks.slice(0, end);
  const paid = content_blocks.slice(end);
  // A premium post that is free to its end has nothing left to sell.
  const isWhole = access.granted && paid.length === 0;
  return { free, paid: isWhole || isOpen ? paid : null };
}

/** An invalid count leaves the first paragraphs. */
function findFreeEnd(blocks: readonly { __typename: string }[], count: unknown): number {
  if (Number.isSafeInteger(count) && (count as number) >= 0) return count as number;
  let paragraphs = 0;
  const end = blocks.findIndex(({ __typename }) => {
    if (__typename === "ParagraphBlock") paragraphs += 1;
    return paragraphs > FREE_PARAGRAPHS || !FREE_TYPES.has(__typename);
  });
  return end === -1 ? blocks.length : end;
}
