/**
 * Links to the site's own articles become paths, so that they stay right when the portal takes the site's
 * place (the old paths lead on as redirects). Links to its files keep the site's address.
 */
import { parseWebAddress } from "./embed-provider.ts";
import { type AnyNode, attributeOf, findElements } from "./html-tree.ts";

const FILES = /^\/(?:[^/]+\/)*wp-(?:content|includes)\//;
const ADMINISTRATION = /\/wp-(?:admin|login|json)\b/;

/** Changes the tree. */
export function rewriteLinks(root: AnyNode, baseUrl: string, note: (what: string, detail?: string | null) => void): void {
  const own = new URL(baseUrl).host;
  for (const anchor of findElements(root, (element) => element.name === "a")) {
    const href = attributeOf(anchor, "href");
    if (href === null || href.startsWith("#") || /^(?:mailto|tel):/i.test(href)) continue;
    const url = parseWebAddress(href, baseUrl);
    if (url === null) continue;
    if (url.host !== own || ADMINISTRATION.test(url.pathname)) {
      anchor.attribs.href = url.href;
    } else if (FILES.test(url.pathname)) {
      anchor.attribs.href = url.href;
      if (!/\.(?:avif|gif|jpe?g|png|webp)$/i.test(url.pathname)) note("linked file stays at its former address", url.href);
    } else {
      anchor.attribs.href = `${url.pathname}${url.search}${url.hash}`;
    }
  }
}
