/** The cookies that script sees. */
import { parseCookie, type SerializeOptions, stringifySetCookie } from "cookie";

export function readCookies(): Readonly<Record<string, string | undefined>> {
  return parseCookie(document.cookie);
}

export function writeCookie(name: string, value: string, attributes: SerializeOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is not in every browser
  document.cookie = stringifySetCookie(name, value, attributes);
}
