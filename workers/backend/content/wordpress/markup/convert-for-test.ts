/** Converts a text as if it stood in a post of example.at, and collects what the conversion tells. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { Conversion, MediaReference } from "./conversion.ts";
import { toContentBlocks } from "./to-content-blocks.ts";

export type Converted = { blocks: ContentBlock[]; notes: string[]; media: MediaReference[] };

export function convertForTest(text: string, options: Partial<Conversion> & { isRendered?: boolean } = {}): Converted {
  const notes: string[] = [];
  const conversion: Conversion = {
    siteName: "example.at",
    baseUrl: "https://example.at/2026/11/beitrag/",
    attachedIds: () => [],
    findPattern: () => null,
    footnotes: [],
    note: (what) => void notes.push(what),
    media: new Map(),
    ...options,
  };
  const blocks = toContentBlocks(text, { conversion, isRaw: options.isRendered !== true });
  return { blocks, notes, media: [...conversion.media.values()] };
}
