/**
 * What of a text leaves the back end (decision 6). Everything that shows a text, its pictures or its videos
 * takes them from here; whether all of it may be read is decided in decide-access.ts.
 */
import type { ContentBlock, VideoItem } from "#shared/content/content-block.ts";
import { splitText } from "#workers/backend/content/records/split-text.ts";
import type { BodyRow } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { type AccessFacts, type Decision, decideAccess } from "./decide-access.ts";

export type Access = Decision & { hidden_block_count: number };
export type ReadableText = {
  /** The blocks that may be read. */
  blocks: ContentBlock[];
  /** Those of them that everybody may read: all of a free post, the free part of a premium one. */
  freeBlocks: ContentBlock[];
  access: Access;
};

/** The blocks that may be read, and why: of a premium post without access only the free part. */
export function gateText(body: BodyRow, facts: AccessFacts): ReadableText {
  const { whole: blocks, free: freeBlocks } = splitText(body, facts.isPremium);
  const decision = decideAccess(facts);
  const hidden = blocks.length - freeBlocks.length;
  if (decision.granted) return { blocks, freeBlocks, access: { ...decision, hidden_block_count: 0 } };
  // A premium post that is free to its end has nothing left to sell.
  if (hidden === 0) return { blocks, freeBlocks, access: { granted: true, reason: "FREE", hidden_block_count: 0 } };
  return { blocks: freeBlocks, freeBlocks, access: { ...decision, hidden_block_count: hidden } };
}

/** The video of a teaser, or null when it stands in a part of the text that may not be read. */
export function gateVideo(video: VideoItem | null, body: BodyRow | null, facts: AccessFacts): VideoItem | null {
  if (video === null || decideAccess(facts).granted) return video;
  if (body === null) return null;
  const isFree = gateText(body, facts).blocks.some(
    (block) => block.kind === "video" && block.video.id === video.id && block.video.accountId === video.accountId,
  );
  return isFree ? video : null;
}
