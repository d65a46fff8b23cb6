/** A picture as a post or a text uses it. */
import type { MediaColumns } from "#workers/backend/database/tables/media.ts";

export type ImageView = {
  id: number;
  src: string;
  width: number | null;
  height: number | null;
  alt: string;
  caption: string | null;
  /** The caption with its links, where it has any. */
  captionHtml: string | null;
  credit: string | null;
  /** Where the picture leads. */
  link: string | null;
  /** JSON of all crops; parsed only when they are asked for. */
  crops: string;
};
export type CropView = {
  crop: string;
  type: string;
  src: string;
  width: number;
  height: number;
  srcset: { src: string; w: number }[];
};
type StoredCrop = Omit<CropView, "src">;
type UseTexts = {
  alt: string | null;
  caption: string | null;
  captionHtml?: string | null | undefined;
  credit: string | null;
  link?: string | null | undefined;
};

/** The picture, or null when there is none. Texts of this use win over the picture's own. */
export function toImage(row: MediaColumns, use: UseTexts): ImageView | null {
  if (row.media_id === null || row.media_src === null) return null;
  return {
    id: row.media_id,
    src: row.media_src,
    width: row.media_width,
    height: row.media_height,
    alt: use.alt ?? row.media_alt ?? "",
    caption: use.caption ?? row.media_caption,
    captionHtml: (use.caption === null ? row.media_caption_html : use.captionHtml) ?? null,
    credit: use.credit ?? row.media_credit,
    link: use.link ?? null,
    crops: row.media_crops ?? "[]",
  };
}

/** The named crops, or all; `src` is the largest variant. */
export function toCrops(crops: string, names: readonly string[] | null): CropView[] {
  const stored = JSON.parse(crops) as StoredCrop[];
  const wanted = names === null ? stored : stored.filter(({ crop }) => names.includes(crop));
  return wanted.flatMap((crop) => {
    const largest = crop.srcset.reduce<CropView["srcset"][number] | null>(
      (best, one) => (best === null || one.w > best.w ? one : best),
      null,
    );
    return largest === null ? [] : [{ ...crop, src: largest.src }];
  });
}
