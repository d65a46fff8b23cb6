import type { TextPictureFragment } from "#graphql/generated/operations.ts";
import { toFigureHtml } from "./to-figure-html.ts";

/** Pictures one after the other, each with its number. */
export function toGalleryHtml(images: readonly TextPictureFragment[]): string {
  const total = images.length;
  const slides = images.map((image, index) => `<li>${toFigureHtml(image, `${index + 1} / ${total}`)}</li>`).join("");
  return `<ul class="gallery" tabindex="0" aria-label="Bildergalerie, ${total} Bilder">${slides}</ul>`;
}
