/** What sets or clears the single sign-on cookies (rules 4, 7.1): images, and hidden frames. */

import { logError } from "#app/browser/log.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { parseCookieMarkup } from "#app/domain/session/cookie-markup.ts";

/** What there was to load; a cookie URL in a frame asks for the session to be refreshed. */
export type LoadedMarkup = { hasLoaded: boolean; hasFrame: boolean };

/** Resolves when everything has loaded or failed to: the cookies tell which. */
export async function loadCookieMarkup(markup: string | null): Promise<LoadedMarkup> {
  const { addresses, ignored } = parseCookieMarkup(markup, location.origin, readPageFacts().ssoHosts);
  if (ignored.length > 0) logError(`Cookies of other hosts are not loaded: ${ignored.join(", ")}`);
  await Promise.all(addresses.map(({ kind, url }) => load(kind === "image" ? createImage() : createFrame(), url.href)));
  return { hasLoaded: addresses.length > 0, hasFrame: addresses.some(({ kind }) => kind === "frame") };
}

function createImage(): HTMLImageElement {
  const image = new Image(1, 1);
  image.alt = "";
  return image;
}

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  return frame;
}

function load(element: HTMLImageElement | HTMLIFrameElement, address: string): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      element.remove();
      resolve();
    };
    element.hidden = true;
    element.addEventListener("load", settle, { once: true });
    element.addEventListener("error", settle, { once: true });
    element.src = address;
    document.body.append(element);
  });
}
