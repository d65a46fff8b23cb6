/**
 * The gate: the one place that decides what of a text leaves the back end (design.md, decision 6). Everything that
 * shows a text, its pictures or its videos takes them from here.
 */
import type { ContentBlock, VideoItem } from "../content/content-block.ts";
import type { BodyRow } from "../database/tables/bodies.ts";
import type { GrantReason } from "./parse-grant.ts";

export type Access = { granted: boolean; reason: "FREE" | "NONE" | GrantReason; hidden_block_count: number };
export type ReadableText = { blocks: ContentBlock[]; access: Access };

type Readership = { isPremium: boolean; grant: GrantReason | null };

/** The blocks that may be read, and why: of a premium post without a grant only the free part. */
export function decideAccess(body: BodyRow, { isPremium, grant }: Readership): ReadableText {
  // Validated when it was written (content/content-block.ts).
  const blocks = JSON.parse(body.blocks) as ContentBlock[];
  if (!isPremium) return { blocks, access: { granted: true, reason: "FREE", hidden_block_count: 0 } };
  if (grant !== null) return { blocks, access: { granted: true, reason: grant, hidden_block_count: 0 } };
  const freeBlockCount = Math.max(0, Math.trunc(body.free_block_count));
  const freeBlocks = blocks.slice(0, freeBlockCount);
  const hidden = blocks.length - freeBlocks.length;
  // A premium post that is free to its end has nothing left to sell.
  const access: Access =
    hidden === 0
      ? { granted: true, reason: "FREE", hidden_block_count: 0 }
      : { granted: false, reason: "NONE", hidden_block_count: hidden };
  return { blocks: freeBlocks, access };
}

/** The video of a teaser, or null when it stands in a part of the text that may not be read. */
export function decideVideo(video: VideoItem | null, body: BodyRow | null, readership: Readership): VideoItem | null {
  if (video === null || !readership.isPremium || readership.grant !== null) return video;
  if (body === null) return null;
  const { blocks } = decideAccess(body, readership);
  const isFree = blocks.some(
    (block) => block.kind === "video" && block.video.id === video.id && block.video.accountId === video.accountId,
  );
  return isFree ? video : null;
}
