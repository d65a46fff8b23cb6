import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import type { CropFragment } from "#graphql/generated/operations.ts";
import type { ResponsivePicture } from "./responsive-picture.ts";

/** Default aspect of a picture (rules 9). */
export const DEFAULT_CROP = "4-3";

/** Below it a wide picture is shown in the default aspect (rules 9.16): a phone is narrow, not low. */
const BREAKPOINT = "(width < 764px)";

const FALLBACK_PX = 800;
export const modernFormats = ["image/avif", "image/webp"];

/**
 * The variants of one crop as a picture: modern formats as sources, the plain one as img. Only variants whose
 * source carries the crop's marker count (rules 2.5, list teaser); without any there is no picture.
 */
export function toPicture(
  crops: readonly CropFragment[],
  options: { crop: string; alt: string; sizes: string },
): ResponsivePicture | null {
  const ofCrop = crops.filter(({ crop, src }) => crop === options.crop && src.includes(options.crop));
  const plain = ofCrop.find(({ type }) => !modernFormats.includes(type)) ?? ofCrop.at(-1);
  if (plain === undefined) return null;
  const hasModern = ofCrop.some((variant) => variant !== plain);
  const hasChoice = plain.srcset.length > 1 && !hasModern;
  return {
    img: {
      // For the few browsers that know no other format one file is enough; what is larger is for other sites. The size says the shape.
      src: (hasModern ? plain.srcset.find(({ w }) => w >= FALLBACK_PX) : undefined)?.src ?? plain.src,
      width: plain.width,
      height: plain.height,
      sizes: hasChoice ? options.sizes : null,
      srcset: hasChoice ? plain.srcset : null,
      alt: options.alt,
    },
    source: modernFormats.flatMap((type) =>
      ofCrop
        .filter((variant) => variant.type === type && variant !== plain)
        .map(({ srcset }) => ({ media: null, type, sizes: options.sizes, srcset })),
    ),
  };
}

type WireImage = { src: string; width: number | null; height: number | null };

/** A picture as it lies at its one address: one that an import could not fetch has no variants. Null when that host may not be asked. */
export function toPlainPicture(image: WireImage | null, alt: string): ResponsivePicture | null {
  const src = image === null ? null : toPictureAddress(image.src);
  if (image === null || src === null) return null;
  return { img: { src, width: image.width, height: image.height, sizes: null, srcset: null, alt }, source: [] };
}

/** `wide`, with `narrow` in its place below the breakpoint: its sources stand first, the plain one last among them. */
export function withNarrowCrop(wide: ResponsivePicture, narrow: ResponsivePicture | null): ResponsivePicture {
  if (narrow === null) return wide;
  const { src, width, sizes, srcset } = narrow.img;
  const plain = { type: null, sizes: sizes ?? wide.img.sizes, srcset: srcset ?? (width === null ? src : [{ src, w: width }]) };
  const sources = [...narrow.source, plain].map((source) => ({ ...source, media: BREAKPOINT }));
  return { ...wide, source: [...sources, ...wide.source] };
}
