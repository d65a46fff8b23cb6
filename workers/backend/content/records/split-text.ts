/** The two sizes of a text. Who gets which is decided in readers/access. */

import type { ContentBlock } from "#shared/content/content-block.ts";
import type { BodyRow } from "#workers/backend/ground/database/tables/posts/bodies.ts";

/** A text in its two sizes: all of it, and what everybody may read. */
export function splitText(body: BodyRow, isPremium: boolean): { whole: ContentBlock[]; free: ContentBlock[] } {
  // Validated when it was written (shared/content/content-block.ts).
  const whole = JSON.parse(body.blocks) as ContentBlock[];
  return { whole, free: isPremium ? whole.slice(0, Math.max(0, Math.trunc(body.free_block_count))) : whole };
}
