/** Blocks as they are stored: sanitised, their dates in UTC. */
import type { ContentBlock } from "#workers/backend/content/content-block.ts";
import { sanitizeBlock } from "#workers/backend/content/sanitize-block.ts";

/** Returns the reason as a string when a block cannot be stored. */
export function prepareBlocks(blocks: ContentBlock[]): ContentBlock[] | string {
  const prepared: ContentBlock[] = [];
  for (const [index, block] of blocks.map(sanitizeBlock).entries()) {
    if (block.kind !== "ticker") {
      prepared.push(block);
      continue;
    }
    const undated = block.entries.findIndex((entry) => Number.isNaN(Date.parse(entry.date)));
    if (undated !== -1) return `blocks.${index}.entries.${undated}.date: "${block.entries[undated]?.date}" is no date`;
    prepared.push({ ...block, entries: block.entries.map((entry) => ({ ...entry, date: new Date(entry.date).toISOString() })) });
  }
  return prepared;
}
