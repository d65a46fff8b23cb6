/** What is followed without an account: the cookie of a request, and how it is set. */
import { parseCookie, stringifySetCookie } from "cookie";
import type { RouterContextProvider } from "react-router";
import { environmentContext } from "#app/context.ts";
import { parseFollows, toFollowsText } from "#app/domain/follows/follow-list.ts";
import { FOLLOWS_COOKIE } from "#app/domain/follows/follow-names.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import { toReaderCookie } from "#app/domain/page/reader-cookie.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";

/** The last followed first; nothing of a cookie that is no list. */
export function readGuestFollows(cookieHeader: string | null): Subject[] {
  return parseFollows(parseCookie(cookieHeader ?? "")[FOLLOWS_COOKIE]);
}

/** Keeps the list for a year; an empty one goes. */
export function toGuestHeaders(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  subjects: readonly Subject[],
): { "set-cookie": string } {
  const attributes = toReaderCookie(toSiteUrl(context.get(environmentContext), url));
  const text = toFollowsText(subjects);
  return { "set-cookie": stringifySetCookie(FOLLOWS_COOKIE, text, text === "" ? { ...attributes, maxAge: 0 } : attributes) };
}
