/** A record as it can be written when some of its pictures are nowhere, or may not be shown. */
import type { ItemRecord } from "./to-records.ts";

/** A record without the pictures that are nowhere. */
export function withoutMissing(record: ItemRecord, missing: Set<string>): ItemRecord {
  if (missing.size === 0) return record;
  const isThere = (image: { media: string }): boolean => !missing.has(image.media);
  const blocks = record.blocks.flatMap((block): ItemRecord["blocks"] => {
    if (block.kind === "image") return isThere(block.image) ? [block] : [];
    if (block.kind === "media") return toPresentMedia(block, isThere);
    if (block.kind !== "gallery") return [block];
    const images = block.images.filter(isThere);
    return images.length === 0 ? [] : [{ ...block, images }];
  });
  if (record.kind === "page") return { ...record, blocks };
  const image = record.image ?? null;
  return { ...record, blocks, image: image !== null && missing.has(image.media) ? null : image };
}

type MediaBlock = Extract<ItemRecord["blocks"][number], { kind: "media" }>;

function toPresentMedia(block: MediaBlock, isThere: (use: { media: string }) => boolean): ItemRecord["blocks"] {
  const sources = block.sources.filter(isThere);
  const tracks = (block.tracks ?? []).filter(isThere);
  const poster = block.poster && isThere(block.poster) ? block.poster : null;
  return sources.length === 0 ? [] : [{ ...block, sources, tracks, poster }];
}
