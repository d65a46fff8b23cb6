/**
 * Paths that are not pages, case-insensitive. A reader who is led to a single sign-on image (rules 4) that was made for
 * somebody else is signed in as that person.
 */
const noPages = /^\/(?:wp-json|graphql|api|builds|media)(?:\/|$)/i;

/** Pages whose address is a key: it must not stand in the address of another page, of which others may hear. */
const keyPages = /^\/(?:geschenk|vorschau)\//i;

/** With its `#`; empty for one that cannot be an id on our pages. */
function parseFragment(hash: string): string {
  return /^#[\w-]+$/.test(hash) ? hash : "";
}

/** A fragment never reaches the portal, but browsers keep it through redirects: the way back of a login gets that of its page. */
export function withFragment(path: string, hash: string): string {
  return path.includes("#") ? path : path + parseFragment(hash);
}

/** Where a form goes back to: a page of this site, never another host. */
export function parseReturnPath(text: string): string | null {
  if (!text.startsWith("/") || text.length > 500) return null;
  const base = "https://portal.invalid";
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // "//host", "/\host" and their relatives resolve to another origin.
  if (url.origin !== base) return null;
  const path = `${url.pathname}${url.search}${parseFragment(url.hash)}`.replace(/^\/+/, "/");
  return noPages.test(path.split(/[?#]/, 1)[0] ?? "") ? null : path;
}

/** A path that another page may name: the front page's where the address is a key. */
export function withoutKey(path: string): string {
  return keyPages.test(path) ? "/" : path;
}

/** Where a login goes back to from the page at `path` (path and query): that page, or where a dialog's page itself leads back to. */
export function toWayBack(path: string): string {
  const [pathname, search = ""] = path.split("?", 2);
  return pathname === "/profil"
    ? (parseReturnPath(new URLSearchParams(search).get("returnTo") ?? "") ?? "/profil")
    : withoutKey(path);
}
