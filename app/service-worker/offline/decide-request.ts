/** Which requests of pages the worker looks after; every other one goes its way as if there were no worker. */

export type AskedRequest = {
  method: string;
  /** `Request.mode`, `Request.destination`. */
  mode: string;
  destination: string;
  url: string;
  hasRange: boolean;
};

/** Where the worker has no word: the staff's pages, and what is no page for readers. */
const leftAlone = /^\/(?:redaktion|widgets|graphql|wp-json|api|webhooks|builds|health|ready|service-worker\.js)(?:\/|$)/i;

/** What kept pages need besides their text. */
const FILES = /^\/(?:assets|media)\//;
const destinations = ["image", "style", "font"];

/** `page`: the network's answer, or where there is none a kept one. `file`: of a kept page. Null: nothing. */
export function decideRequest(
  { method, mode, destination, url, hasRange }: AskedRequest,
  origin: string,
): "page" | "file" | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || hasRange || leftAlone.test(pathname)) return null;
  if (mode === "navigate") return destination === "document" && !FILES.test(pathname) ? "page" : null;
  return FILES.test(pathname) && destinations.includes(destination) ? "file" : null;
}
