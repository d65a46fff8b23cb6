/** A picture as a post or a text uses it. */

import type { ImageUse } from "#shared/content/content-block.ts";
import { pickCrops, readImageRule, type StoredCrop, toImageRule } from "#workers/backend/content/pictures/image-rule.ts";
import type { MediaColumns } from "#workers/backend/ground/database/tables/posts/media.ts";

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
  /** All variants as they are stored; parsed only when they are requested. */
  variants: string;
};
type CropView = StoredCrop & { src: string };

/** The picture, or null when there is none. Texts of this use win over the picture's own. */
export function toImage(row: MediaColumns, use: Omit<ImageUse, "media">): ImageView | null {
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
    variants: row.media_variants ?? "",
  };
}

/** The named crops, or all, as one rule; null when there are none, or no rule says them. */
export function toRule(variants: string, names: readonly string[] | null): string | null {
  const rule = isRule(variants) ? variants : toImageRule(readCrops(variants));
  return rule === null || names === null ? rule : pickCrops(rule, names);
}

/** The named crops, or all; `src` is the largest variant. */
export function toCrops(variants: string, names: readonly string[] | null): CropView[] {
  const stored = readCrops(variants);
  const wanted = names === null ? stored : stored.filter(({ crop }) => names.includes(crop));
  return wanted.flatMap((crop) => {
    const [largest] = crop.srcset.toSorted((one, other) => other.w - one.w);
    return largest === undefined ? [] : [{ ...crop, src: largest.src }];
  });
}

/** What is stored is a rule or, without one, the JSON list of all crops; it is empty when there is no picture. */
function isRule(variants: string): boolean {
  return variants !== "" && !variants.startsWith("[");
}

function readCrops(variants: string): StoredCrop[] {
  if (isRule(variants)) return readImageRule(variants);
  return variants === "" ? [] : (JSON.parse(variants) as StoredCrop[]);
}
