/**
 * Links to the site's own articles become paths, so that they stay right when the portal takes the site's
 * place (the old paths lead on as redirects). Links to its files keep the site's address.
 */
import { parseWebAddress } from "#shared/content/embed-address.ts";
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
    anchor.attribs.href = toOwnPath(href, baseUrl);
    const isFile = url.host === own && FILES.test(url.pathname) && !ADMINISTRATION.test(url.pathname);
    if (isFile && !/\.(?:avif|gif|jpe?g|png|webp)$/i.test(url.pathname))
      note("linked file stays at its former address", url.href);
  }
}

/** A link of a text as it is written here: the site's own articles as paths, all else as it is. */
export function toOwnPath(href: string, baseUrl: string): string {
  const url = parseWebAddress(href, baseUrl);
  if (url === null) return href;
  const isArticle = url.host === new URL(baseUrl).host && !ADMINISTRATION.test(url.pathname) && !FILES.test(url.pathname);
  return isArticle ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
