import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { safeLink } from "./content-markup.ts";
import { toWords } from "./sanitize-content.ts";
import type { WirePicture } from "./to-block.ts";
import { joinMarkup, type Markup } from "./to-markup.ts";

/** How wide a picture is shown: a high one as a column, a panorama as wide as the lead picture, any other as the text. */
type FigureShape = "tall" | "text" | "wide";

export type FigureView = {
  picture: ResponsivePicture;
  shape: FigureShape;
  /** `name` where the picture itself says nothing of what it shows. */
  link: { href: string; rel: string | undefined; name: string | undefined } | null;
  /** With the credit. */
  caption: Markup | null;
};

/** Height for which a picture as wide as the text is still seen at once; and what would be a mere strip at that width. */
const LEAST_TEXT_RATIO = 0.9;
const LEAST_PANORAMA_RATIO = 2;
/** A panorama of fewer pixels would be blown up. */
const LEAST_PANORAMA_WIDTH = 896;

/** A picture of a text with caption and credit. Null when it has no address that may be asked. */
export function toFigure(image: WirePicture): FigureView | null {
  const picture = toTextPicture(image);
  if (picture === null) return null;
  const { caption, captionHtml, credit } = image;
  const words = joinMarkup([toWords(caption, captionHtml), credit === null ? null : `© ${credit}`], DOT);
  return { picture, shape: toShape(image, picture), link: toLink(image), caption: words.length === 0 ? null : words };
}

/** The crop that a text shows, or the picture as it lies when an import could not fetch it. The plain one has one size. */
function toTextPicture(image: WirePicture): ResponsivePicture | null {
  const crops = toCrops(image.image_rule, image.image_crops);
  const picture = ["original", "16-9", "4-3"]
    .map((crop) => toPicture(crops, { crop, alt: image.alt, sizes: "" }))
    .find((found) => found !== null);
  if (picture === undefined || picture === null) return toPlainPicture(image, image.alt);
  return { ...picture, img: { ...picture.img, sizes: null, srcset: null } };
}

function toShape(image: WirePicture, { img: { width, height } }: ResponsivePicture): FigureShape {
  if (width === null || height === null || height === 0) return "text";
  if (width / height < LEAST_TEXT_RATIO) return "tall";
  return width / height >= LEAST_PANORAMA_RATIO && (image.width ?? width) >= LEAST_PANORAMA_WIDTH ? "wide" : "text";
}

/** A picture that leads somewhere; the link's name is what the picture shows. */
function toLink({ link, alt, caption }: WirePicture): FigureView["link"] {
  if (link === null || !safeLink.test(link)) return null;
  const rel = /^https?:/i.test(link) ? "noopener nofollow" : undefined;
  return { href: link, rel, name: alt === "" ? (caption ?? "Mehr zu diesem Bild") : undefined };
}
