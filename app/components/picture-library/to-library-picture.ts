/** Pictures of the library as they are shown. */
import { toCrops } from "#app/components/picture/to-crops.ts";
import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";
import { toPicturePath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { LibraryPictureFieldsFragment } from "#graphql/generated/operations.ts";

/** As wide as a card of the list on a screen of double density. */
const THUMB_PX = 400;

export function toLibraryPicture(wire: LibraryPictureFieldsFragment): LibraryPicture {
  const { id, source, image, revision, added, added_by: by, proposed_caption: caption, proposed_credit: credit } = wire;
  return {
    id,
    source,
    path: toPicturePath(id),
    name: image.alt || image.caption || `Bild Nr. ${id}`,
    src: image.src,
    width: image.width,
    height: image.height,
    thumb: findThumb(wire) ?? image.src,
    alt: image.alt,
    caption: image.caption ?? "",
    captionHtml: image.captionHtml ?? toHtml(image.caption ?? ""),
    credit: image.credit ?? "",
    proposedCaption: caption ?? "",
    proposedCredit: credit ?? "",
    revision,
    addedText: [added === null ? "" : toMomentText(added), by ?? ""].filter((text) => text !== "").join(", "),
  };
}

/** The smallest of the whole picture that is large enough, in a format that all browsers show. */
function findThumb({ image }: LibraryPictureFieldsFragment): string | null {
  const ofWhole = toCrops(image.image_rule, image.image_crops).filter(
    ({ crop, type }) => crop === "original" && type !== "image/avif",
  );
  const files = ofWhole.flatMap(({ srcset }) => srcset).toSorted((one, other) => one.w - other.w);
  return (files.find(({ w }) => w >= THUMB_PX) ?? files.at(-1))?.src ?? null;
}

/** What is plain text, as it is edited beside what has links. */
function toHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
