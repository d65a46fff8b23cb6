/** A picture of a gallery as fullscreen shows it. It is read from the row on the page, so that it does not travel twice. */

export type GallerySlide = {
  alt: string;
  src: string;
  /** Of the picture on the page; null where nobody measured it. */
  width: number | null;
  height: number | null;
  /** Modern formats first. */
  sources: { type: string; srcset: string }[];
  /** Of this site's own making (to-figure-html.ts); null without words. */
  captionHtml: string | null;
};

/** From an item of the row. Empty texts where an attribute is missing. */
export function readSlide(item: Element): GallerySlide {
  const img = item.querySelector("img");
  const number = (name: string) => (img?.hasAttribute(name) === true ? Number(img.getAttribute(name)) : null);
  return {
    alt: img?.alt ?? "",
    src: img?.getAttribute("src") ?? "",
    width: number("width"),
    height: number("height"),
    sources: [...item.querySelectorAll("source")].map(({ type, srcset }) => ({ type, srcset })),
    captionHtml: item.querySelector("[data-words]")?.innerHTML ?? null,
  };
}
