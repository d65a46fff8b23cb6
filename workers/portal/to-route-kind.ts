/** What kind of page or call a path is, for the log. */
import { isReservedSlug, parsePostPath } from "#app/domain/post/post-address.ts";

/**
 * `article` for posts, `home` for the front page, the first segment for everything else that the site has, `other` for the rest: few
 * words, by which requests are counted, and which name no reader.
 */
export function toRouteKind(pathname: string): string {
  if (pathname === "/") return "home";
  if (parsePostPath(pathname) !== null) return "article";
  const [, first = ""] = pathname.split("/");
  if (first === "api") return isPlain(pathname) ? pathname.slice(1) : "api";
  return isReservedSlug(first) ? first : "other";
}

function isPlain(pathname: string): boolean {
  return /^\/api\/[a-z-]{1,20}$/.test(pathname);
}
