/** Blocks as they are stored: sanitised, their dates in UTC, the recording of the whole last. */
import type { ContentBlock, TickerEntry } from "#shared/content/content-block.ts";
import { toSpokenLast } from "#shared/content/spoken-article.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";

function isDated({ date, modified = date }: TickerEntry): boolean {
  return ![date, modified].map(Date.parse).some(Number.isNaN);
}

function toUtc({ modified, ...entry }: TickerEntry): TickerEntry {
  const changed = modified === undefined ? {} : { modified: new Date(modified).toISOString() };
  return { ...entry, date: new Date(entry.date).toISOString(), ...changed };
}

/** Returns the reason as a string when a block cannot be stored. */
export function prepareBlocks(blocks: ContentBlock[]): ContentBlock[] | string {
  const prepared: ContentBlock[] = [];
  for (const [index, block] of blocks.map(sanitizeBlock).entries()) {
    if (block.kind !== "ticker") {
      prepared.push(block);
      continue;
    }
    const undated = block.entries.findIndex((entry) => !isDated(entry));
    if (undated !== -1) return `blocks.${index}.entries.${undated}.date: "${block.entries[undated]?.date}" is no date`;
    prepared.push({ ...block, entries: block.entries.map(toUtc) });
  }
  return toSpokenLast(prepared);
}
