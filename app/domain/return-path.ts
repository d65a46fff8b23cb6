/** Where a form goes back to: a path of this site, never another host. */
export function parseReturnPath(text: string): string | null {
  if (!text.startsWith("/") || text.length > 500) return null;
  const base = "https://portal.invalid";
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // "//host", "/\host" and their relatives resolve to another origin.
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}`.replace(/^\/+/, "/") : null;
}
