/**
 * The number by which a browser counts once among the readers of a gift. It is random and stands in a cookie of that gift's address alone,
 * so that it says nothing of a person and nothing of other gifts. A browser that keeps no cookies counts each time.
 */
import { parseCookie, stringifySetCookie } from "cookie";

const GIFT_COOKIE = "PortalGeschenk";
/** At the comments of the gift's post: who may read may write. */
const KEY_COOKIE = "PortalGeschenkBeitrag";
const KEY = /^([1-9]\d{0,14})\.([\w-]{1,100})$/;
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

export type GiftKey = { token: string; reader: string };

/** The gift by which this browser reads the post whose comments are asked for; null without one. */
export function readGiftKey(cookieHeader: string | null): GiftKey | null {
  const [, reader, token] = KEY.exec(parseCookie(cookieHeader ?? "")[KEY_COOKIE] ?? "") ?? [];
  return reader === undefined || token === undefined ? null : { token, reader };
}

/** The Set-Cookie header that shows an opened gift at the comments of its post, and nowhere else. */
export function toGiftKeyCookie(
  { token, reader }: GiftKey,
  { path, secure, expires }: { path: string; secure: boolean; expires: Date },
): string {
  return stringifySetCookie(KEY_COOKIE, `${reader}.${token}`, { path, httpOnly: true, sameSite: "lax", secure, expires });
}
