type Gated<Block> = {
  is_premium: boolean;
  access: { granted: boolean; hidden_block_count: number };
  content_blocks: Block[];
};

/** Paragraphs that everybody may read of a premium post. */
const FREE_PARAGRAPHS = 2;

/**
 * The portal cuts once more before anything is serialised (design, decision 6): a publisher's own back end may
 * send the whole text although access was not granted. Where the back end has cut, nothing more is taken away.
 */
export function cutPaidBlocks<Block extends { __typename: string }>({
  is_premium,
  access,
  content_blocks,
}: Gated<Block>): { blocks: Block[]; isCut: boolean } {
  if (!is_premium || access.granted) return { blocks: content_blocks, isCut: false };
  if (access.hidden_block_count > 0) return { blocks: content_blocks, isCut: true };
  let paragraphs = 0;
  const end = content_blocks.findIndex(({ __typename }) => {
    if (__typename === "ParagraphBlock") paragraphs += 1;
    return paragraphs > FREE_PARAGRAPHS;
  });
  return { blocks: end === -1 ? content_blocks : content_blocks.slice(0, end), isCut: true };
}
