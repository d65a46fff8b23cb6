/** A picture of a gallery as fullscreen shows it. It is read from the row on the page, so that it does not travel twice. */
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";

export type GallerySlide = {
  /** With the size of the picture on the page. */
  picture: ResponsivePicture;
  /** Of this site's own making (content/text-figure.tsx); null without words. */
  captionHtml: string | null;
};

/** From an item of the row. Empty texts where an attribute is missing. */
export function readSlide(item: Element): GallerySlide {
  const img = item.querySelector("img");
  const number = (name: string) => (img?.hasAttribute(name) === true ? Number(img.getAttribute(name)) : null);
  return {
    picture: {
      img: {
        src: img?.getAttribute("src") ?? "",
        width: number("width"),
        height: number("height"),
        sizes: null,
        srcset: null,
        alt: img?.alt ?? "",
      },
      source: [...item.querySelectorAll("source")].map(({ type, srcset }) => ({ media: null, type, sizes: null, srcset })),
    },
    captionHtml: item.querySelector("[data-words]")?.innerHTML ?? null,
  };
}
