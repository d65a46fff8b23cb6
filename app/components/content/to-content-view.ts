import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { type BlockView, contentBlocks } from "./content-blocks.ts";
import { type BlockPlace, type ContentBlock, createTextNames } from "./to-block.ts";

/** A text as its page shows it, block by block. `now` dates the entries of a ticker. A block that the portal does not know is left out. */
export function toContentView(
  blocks: readonly ContentBlocksFragment[],
  now: Date,
  { names = createTextNames(), ticker = null, poster = null }: Partial<Omit<BlockPlace, "now">> = {},
): BlockView[] {
  return blocks.flatMap((block) => {
    const kind = block.__typename;
    if (!Object.hasOwn(contentBlocks, kind)) return [];
    // What `kind` names takes this very block; the compiler cannot put the two together again.
    const { toView } = contentBlocks[kind] as ContentBlock<ContentBlocksFragment, object>;
    const view = toView(block, { now, names, ticker, poster });
    return view === null ? [] : [{ kind, view } as BlockView];
  });
}
