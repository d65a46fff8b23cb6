import { modernFormats, toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { CropFragment, EntryPictureFragment } from "#graphql/generated/operations.ts";
import type { EntryContent } from "./ticker-state.ts";

type WireImage = Pick<EntryPictureFragment, "src" | "width" | "height" | "alt" | "credit">;

const SIZES = "(width >= 720px) 632px, 100vw";

/** The picture of an entry in its plain format, or as it lies when it has no crops. Null when it has no address that may be asked. */
export function toEntryImage(image: WireImage | null, crops: readonly CropFragment[] = []): EntryContent["image"] {
  if (image === null) return null;
  const { alt, credit } = image;
  const plain = crops.filter(({ type }) => !modernFormats.includes(type));
  const picture = toPicture(plain.length > 0 ? plain : crops, { crop: "16-9", alt, sizes: SIZES }) ?? toPlainPicture(image, alt);
  return picture === null ? null : { picture: { ...picture, source: [] }, credit };
}
