/** The image whose loading sets or clears the single sign-on cookies (spec 4). */
/** Path of the one image in a reply's cookie markup; null for anything else. Nothing of the markup itself gets into the page. */
export function parseCookieImage(markup: string | null): string | null {
  if (markup === null || markup === "") return null;
  const images = new DOMParser().parseFromString(markup, "text/html").querySelectorAll("img");
  const src = images.length === 1 ? images[0]?.getAttribute("src") : null;
  if (!src?.startsWith("/") || !URL.canParse(src, location.origin)) return null;
  // "//host", "/\\host" and their relatives resolve to another origin.
  const { origin, pathname, search } = new URL(src, location.origin);
  return origin === location.origin ? pathname + search : null;
}

/** Resolves when the image loaded or failed to; the cookies tell which. */
export function loadImage(path: string): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image(1, 1);
    const settle = () => {
      image.remove();
      resolve();
    };
    image.alt = "";
    image.hidden = true;
    image.addEventListener("load", settle, { once: true });
    image.addEventListener("error", settle, { once: true });
    image.src = path;
    document.body.append(image);
  });
}
