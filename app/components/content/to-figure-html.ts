import { escapeUTF8 as escapeHtml } from "entities";
import { type ResponsivePicture, toSrcset } from "#app/components/picture/responsive-picture.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { TextPictureFragment } from "#graphql/generated/operations.ts";
import { sanitizeInline } from "./sanitize-content.ts";

/** How wide a picture is shown: a high one as a column, a panorama as wide as the lead picture, any other as the text. */
type FigureShape = "tall" | "text" | "wide";

const sizesOf: Record<FigureShape, string> = {
  tall: "(width >= 448px) 416px, 100vw",
  text: "(width >= 720px) 656px, 100vw",
  wide: "(width >= 960px) 896px, 100vw",
};

/** Height for which a picture as wide as the text is still seen at once; and what would be a mere strip at that width. */
const LEAST_TEXT_RATIO = 0.9;
const LEAST_PANORAMA_RATIO = 2;
/** A panorama of fewer pixels would be blown up. */
const LEAST_PANORAMA_WIDTH = 896;

/** A picture of a text with caption and credit; `counter` is its place in a gallery. Empty when it has no address that may be asked. */
export function toFigureHtml(image: TextPictureFragment, counter: string | null = null): string {
  const picture = toTextPicture(image);
  if (picture === null) return "";
  // The pictures of a row are as wide as the row.
  const shape = counter === null ? toShape(image, picture) : "text";
  const className = shape === "text" ? "" : ` class="${shape}"`;
  const html = toLinkHtml(image, toPictureHtml(picture, sizesOf[shape]));
  return `<figure${className}>${html}${toCaptionHtml(image, counter)}</figure>`;
}

function toShape(image: TextPictureFragment, { img: { width, height } }: ResponsivePicture): FigureShape {
  if (width === null || height === null || height === 0) return "text";
  if (width / height < LEAST_TEXT_RATIO) return "tall";
  return width / height >= LEAST_PANORAMA_RATIO && (image.width ?? width) >= LEAST_PANORAMA_WIDTH ? "wide" : "text";
}

/** The crop that a text shows, or the picture as it lies when an import could not fetch it. */
export function toTextPicture(image: TextPictureFragment): ResponsivePicture | null {
  const crops = toCrops(image.image_rule, image.image_crops);
  const picture = ["original", "16-9", "4-3"]
    .map((crop) => toPicture(crops, { crop, alt: image.alt, sizes: sizesOf.text }))
    .find((found) => found !== null);
  return picture ?? toPlainPicture(image, image.alt);
}

/** A picture that leads somewhere; the link's name is what the picture shows. */
function toLinkHtml({ link, alt, caption }: TextPictureFragment, imgHtml: string): string {
  const start = link === null ? null : /^<a [^>]*>/.exec(sanitizeInline(`<a href="${escapeHtml(link)}"></a>`))?.[0];
  if (start == null || !start.includes(" href=")) return imgHtml;
  const name = alt === "" ? ` aria-label="${escapeHtml(caption ?? "Mehr zu diesem Bild")}"` : "";
  return `${start.slice(0, -1)}${name}>${imgHtml}</a>`;
}

/** Words under a picture or a table: with their links, where they have any, else as plain text. */
export function toWordsHtml(text: string, html: string | null): string {
  return html === null ? escapeHtml(text) : sanitizeInline(html);
}

function toPictureHtml({ img, source }: ResponsivePicture, sizes: string): string {
  if (source.length === 0) return toImg(img.src, img.alt, img.width, img.height);
  const sources = source.map(
    ({ type, srcset }) => `<source type="${type}" sizes="${escapeHtml(sizes)}" srcset="${escapeHtml(toSrcset(srcset) ?? "")}">`,
  );
  return `<picture>${sources.join("")}${toImg(img.src, img.alt, img.width, img.height)}</picture>`;
}

function toImg(src: string, alt: string, width: number | null, height: number | null): string {
  const size = width === null || height === null ? "" : ` width="${Number(width)}" height="${Number(height)}"`;
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`;
}

function toCaptionHtml({ caption, captionHtml, credit }: TextPictureFragment, counter: string | null): string {
  const words = [
    caption === null ? "" : toWordsHtml(caption, captionHtml),
    credit === null ? "" : escapeHtml(`© ${credit}`),
  ].filter((part) => part !== "");
  const html = words.join(" · ");
  if (counter === null) return html === "" ? "" : `<figcaption>${html}</figcaption>`;
  // Fullscreen shows the same words (components/gallery).
  return `<figcaption><b>${escapeHtml(counter)}</b>${html === "" ? "" : ` <span data-words="">${html}</span>`}</figcaption>`;
}
