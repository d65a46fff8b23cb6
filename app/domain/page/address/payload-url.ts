/** Addresses of payloads (rules 7.2.10, 8.8): what a prerendered page is made of, as JSON beside the page. */

/** Rules 9.7. */
export const PAYLOAD_FILE = "_payload.json";

const HOSTNAME = "Payload URL must not contain a hostname.";

/** Throws for an address that names a host: `https://…`, `//…`, and what browsers read as such. */
export function requirePath(page: string): string {
  if (!page.startsWith("/") || /^[/\\]{2}/.test(page) || /:\/\//.test(page)) throw new Error(HOSTNAME);
  return page;
}

/** Whether an address is that of a payload, by its path. */
export function isPayloadPath(pathname: string): boolean {
  return pathname.endsWith(`/${PAYLOAD_FILE}`);
}

/** `{page}/_payload.json?{build}` of a page's path; throws as requirePath does. */
export function toPayloadUrl(page: string, build: string): string {
  const path = requirePath(page).replace(/\/+$/, "");
  return `${path}/${PAYLOAD_FILE}?${encodeURIComponent(build)}`;
}

/** The page that a payload's path belongs to; null for another path. Throws as requirePath does. */
export function parsePayloadPath(pathname: string): string | null {
  if (!isPayloadPath(pathname)) return null;
  return requirePath(pathname.slice(0, -PAYLOAD_FILE.length - 1) || "/");
}
