/** The picture of a notice, as the family wants it seen. */

import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { PictureFragment } from "#graphql/generated/operations.ts";

type WithPicture = { image: PictureFragment | null; picture_alt: string };

/** As it was brought: nobody's face is cut. Null without one. */
export function toNoticePicture({ image, picture_alt: alt }: WithPicture, sizes: string): ResponsivePicture | null {
  if (image === null) return null;
  const crops = toCrops(image.image_rule, image.image_crops);
  const found = ["original", "4-3"].map((crop) => toPicture(crops, { crop, alt, sizes })).find((one) => one !== null);
  return found ?? toPlainPicture(image, alt);
}
