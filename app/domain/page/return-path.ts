/**
 * Paths that are no pages, in any case of letters. Whoever is led to an image of the single sign-on that somebody else
 * asked for (rules 4) is signed in as that somebody.
 */
const noPages = /^\/(?:wp-json|graphql|api|builds|media)(?:\/|$)/i;

/** Where a form goes back to: a page of this site, never another host. */
export function parseReturnPath(text: string): string | null {
  if (!text.startsWith("/") || text.length > 500) return null;
  const base = "https://portal.invalid";
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // "//host", "/\host" and their relatives resolve to another origin.
  if (url.origin !== base) return null;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(/^\/+/, "/");
  return noPages.test(path.split(/[?#]/, 1)[0] ?? "") ? null : path;
}
