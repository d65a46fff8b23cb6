import { GalleryPlace } from "#app/components/gallery/gallery-place.tsx";
import type { TextPictureFragment } from "#graphql/generated/operations.ts";
import { toFigureHtml, toTextPicture } from "./to-figure-html.ts";
import { toIslandHtml } from "./to-island-html.ts";

/** Narrower or wider than this a picture would lose too much in a row of 3:2. */
const LEAST_RATIO = 1.25;
const MOST_RATIO = 1.9;

/** Pictures in a row, each with its number (rules 2.5). `gallery` is its own number in the text. Empty without any picture. */
export function toGalleryHtml(images: readonly TextPictureFragment[], gallery: number): string {
  const shown = images.flatMap((image) => {
    const picture = toTextPicture(image);
    return picture === null ? [] : [{ image, ...picture.img }];
  });
  if (shown.length === 0) return "";
  const figures = shown.map(({ image, width, height }, index) => ({
    html: toFigureHtml(image, `${index + 1} / ${shown.length}`),
    isWhole: width === null || height === null || width / height < LEAST_RATIO || width / height > MOST_RATIO,
  }));
  return toIslandHtml(GalleryPlace({ gallery, figures }));
}
