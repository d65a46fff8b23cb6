/** The pictures of a text that may be read: asked for together, found by `source`. */
import type { ContentBlock, ImageUse } from "#shared/content/content-block.ts";
import { readMedia } from "#workers/backend/ground/database/tables/posts/media.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type ImageView, toImage } from "./to-image.ts";

export type FindImage = (use: ImageUse) => ImageView | null;

/** Reads the pictures of `blocks`. Give it only blocks that have passed the gate. */
export async function readTextImages(queries: Queries, blocks: readonly ContentBlock[]): Promise<FindImage> {
  const sources = new Set(blocks.flatMap(toImageUses).map((use) => use.media));
  const rows = new Map(
    await Promise.all([...sources].map(async (source) => [source, await readMedia(queries, source)] as const)),
  );
  return (use) => {
    const row = rows.get(use.media) ?? null;
    return row === null ? null : toImage(row, use);
  };
}

/** The address of a file that a block names, or null when it is not there. */
export function findFile(find: FindImage, { media }: { media: string }): string | null {
  return find(toFileUse(media))?.src ?? null;
}

function toFileUse(media: string): ImageUse {
  return { media, alt: null, caption: null, credit: null };
}

function toImageUses(block: ContentBlock): ImageUse[] {
  if (block.kind === "image") return [block.image];
  if (block.kind === "ticker") return block.entries.flatMap(({ image }) => image ?? []);
  if (block.kind === "media") {
    const files = [...block.sources, ...block.tracks].map(({ media }) => toFileUse(media));
    return block.poster === null ? files : [...files, block.poster];
  }
  return block.kind === "gallery" ? block.images : [];
}
