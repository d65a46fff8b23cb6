/** The addresses under which an item could be found at the site, so that they lead to the portal's own. */

import type { WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { decodePercent } from "./wordpress-slug.ts";

/**
 * Path (with query where the site has no readable addresses) of the link and of earlier slugs. Characters beyond
 * ASCII come in both spellings that browsers and WordPress use: `%f0%9f` and `%F0%9F`.
 */
export function toFormerPaths(item: Pick<WordPressItem, "link" | "slug" | "oldSlugs">): string[] {
  if (item.link === null || !URL.canParse(item.link)) return [];
  const { pathname, search } = new URL(item.link);
  if (pathname === "/" && search === "") return [];
  if (search !== "") return [`${pathname}${search}`];
  const slug = decodePercent(item.slug);
  const segments = pathname.split("/");
  const position = slug === "" ? -1 : segments.findLastIndex((segment) => decodePercent(segment) === slug);
  const older =
    position < 0 ? [] : item.oldSlugs.filter((old) => old !== "").map((old) => segments.with(position, old).join("/"));
  return [...new Set([pathname, ...older].flatMap(toSpellings))];
}

/** The path of a list of the site; none for a site without readable addresses, whose list cannot be asked for. */
export function toListPaths(link: string): string[] {
  if (!URL.canParse(link)) return [];
  const { pathname, search } = new URL(link);
  return pathname === "/" || search !== "" ? [] : toSpellings(pathname);
}

/** A path as browsers and as WordPress write it. */
function toSpellings(path: string): string[] {
  if (!path.includes("%") && !/[^\x20-\x7e]/.test(path)) return [path];
  const upper = encodePath(path);
  const lower = upper.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
  return [lower, upper];
}

function encodePath(path: string): string {
  const encoded = path.split("/").map((segment) => encodeURIComponent(decodePercent(segment).toWellFormed()));
  return encoded.join("/");
}
