/** Pictures for other sites: what search engines and networks show of a page, in the shapes that they ask for. */
import type { CropFragment, SharePictureFragment } from "#graphql/generated/operations.ts";
import { toCrops } from "./to-crops.ts";
import { toPlainPicture } from "./to-picture.ts";

type Variant = Omit<CropFragment, "src">;

export type SharePicture = { src: string; width: number; height: number };

/** Search engines want each shape, networks the first. */
export const shareCrops = ["16-9", "4-3", "1-1"] as const;

/** What search engines take for a large picture. */
const LARGE_PX = 1200;

/** What every network reads, the best first; AVIF is read by some alone. */
const formats = ["image/jpeg", "image/png", "image/webp"];

/**
 * One of each shape that the picture has: the smallest that is large, in the format that most can read; without a large one the largest.
 * Those that are not large stand behind those that are.
 */
export function toSharePictures(crops: readonly Variant[]): SharePicture[] {
  const shaped = shareCrops.flatMap((name) => toSharePicture(crops.filter(({ crop }) => crop === name)) ?? []);
  return shaped.toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
}

const isLarge = ({ width }: SharePicture) => width >= LARGE_PX;

function toSharePicture(variants: readonly Variant[]): SharePicture | null {
  const toFiles = ({ srcset, width, height }: Variant) =>
    srcset
      .map(({ src, w }) => ({ src, width: w, height: Math.round((w * height) / width) }))
      .toSorted((one, other) => one.width - other.width);
  const byFormat = formats.map((format) => variants.filter(({ type }) => type === format).flatMap(toFiles));
  const large = byFormat.flatMap((files) => files.find(isLarge) ?? []);
  const largest = [...byFormat.flat(), ...variants.flatMap(toFiles)].toSorted((one, other) => other.width - one.width);
  return large[0] ?? largest[0] ?? null;
}

type WireImage = Pick<SharePictureFragment, "src" | "width" | "height">;
/** A size is null where it is not known. */
export type SharedPicture = { src: string; width: number | null; height: number | null };

/** What other sites show of a picture: their shapes of it, or as it lies at its one address. */
export function toSharedPictures(
  image: WireImage | null,
  { rule, crops }: { rule: string | null | undefined; crops: readonly Variant[] | undefined },
): SharedPicture[] {
  if (image === null) return [];
  const ruled = toCrops(rule);
  const shaped = toSharePictures(ruled.length > 0 ? ruled : (crops ?? []));
  if (shaped.length > 0) return shaped;
  const plain = toPlainPicture(image, "")?.img;
  return plain === undefined ? [] : [{ src: plain.src, width: plain.width, height: plain.height }];
}

/** The one that networks show of a list; null without a picture. */
export function toSharedPicture(image: SharePictureFragment | null): (SharedPicture & { alt: string }) | null {
  const [shared] = image === null ? [] : toSharedPictures(image, { rule: image.image_rule, crops: image.image_crops });
  return shared === undefined || image === null ? null : { ...shared, alt: image.alt };
}
