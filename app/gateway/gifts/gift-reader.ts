/**
 * The number by which a browser counts once among the readers of a gift. It is random and stands in a cookie of that gift's address alone,
 * so that it says nothing of a person and nothing of other gifts. A browser that keeps no cookies counts each time.
 */
import { parseCookie, stringifySetCookie } from "cookie";

const GIFT_COOKIE = "PortalGeschenk";
const READER = /^[1-9]\d{0,14}$/;

/** Null for a browser that has not had the gift at this address. */
export function readGiftReader(cookieHeader: string | null): string | null {
  const value = parseCookie(cookieHeader ?? "")[GIFT_COOKIE] ?? "";
  return READER.test(value) ? value : null;
}

export function createGiftReader(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 48 bits, and never 0: at most 15 digits.
  return String((high % 2 ** 16) * 2 ** 32 + low || 1);
}

/** The Set-Cookie header that keeps the number until the gift ends. */
export function toGiftCookie(
  reader: string,
  { path, secure, expires }: { path: string; secure: boolean; expires: Date },
): string {
  return stringifySetCookie(GIFT_COOKIE, reader, { path, httpOnly: true, sameSite: "lax", secure, expires });
}
