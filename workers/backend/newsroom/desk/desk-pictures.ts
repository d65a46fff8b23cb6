/** The pictures that a text names, with their own words, and its recordings: what the editor shows before anything is published. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import type { DeskText } from "#shared/content/desk-text.ts";

export type DeskPicture = {
  source: string;
  src: string;
  width: number | null;
  height: number | null;
  alt: string;
  credit: string | null;
};

function listSources(block: ContentBlock): string[] {
  switch (block.kind) {
    case "image":
      return [block.image.media];
    case "gallery":
      return block.images.map(({ media }) => media);
    case "media":
      return [...(block.poster === null ? [] : [block.poster.media]), ...block.sources.map(({ media }) => media)];
    default:
      return [];
  }
}

export async function readDeskPictures(
  db: D1Database,
  { image, shareImage, blocks }: Pick<DeskText, "image" | "shareImage" | "blocks">,
): Promise<DeskPicture[]> {
  const sources = new Set([...[image, shareImage].flatMap((one) => one?.media ?? []), ...blocks.flatMap(listSources)]);
  if (sources.size === 0) return [];
  const { results } = await db
    .prepare(`SELECT m.source, m.src, m.width, m.height, m.alt, m.credit FROM json_each(?1) j JOIN media m ON m.source = j.value`)
    .bind(JSON.stringify([...sources]))
    .all<DeskPicture>();
  return results;
}
