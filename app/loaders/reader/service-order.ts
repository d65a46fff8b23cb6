/** How a reader arranged the line of services: in the account, which comes first, or in this browser. */
import { parseCookie, stringifySetCookie } from "cookie";
import type { RouterContextProvider } from "react-router";
import { environmentContext, sessionContext } from "#app/context.ts";
import { toReaderCookie } from "#app/domain/page/reader-cookie.ts";
import {
  parseServiceOrder,
  readAttributeOrder,
  SERVICES_COOKIE,
  type ServiceOrder,
  toServiceOrderText,
} from "#app/domain/services/service-order.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";

type Context = Readonly<RouterContextProvider>;

/** Null where nothing is arranged. To be asked after the page's own questions, with which the session was verified. */
export async function readServiceOrder(context: Context, request: Request): Promise<ServiceOrder | null> {
  const user = await context.get(sessionContext).user;
  return readAttributeOrder(user?.attributes ?? []) ?? readGuestOrder(request.headers.get("cookie"));
}

export function readGuestOrder(cookieHeader: string | null): ServiceOrder | null {
  return parseServiceOrder(parseCookie(cookieHeader ?? "")[SERVICES_COOKIE]);
}

/** Keeps it for a year; the usual one goes. */
export function toOrderHeaders({ context, url }: { context: Context; url: URL }, order: ServiceOrder): { "set-cookie": string } {
  const attributes = toReaderCookie(toSiteUrl(context.get(environmentContext), url));
  const text = toServiceOrderText(order);
  return { "set-cookie": stringifySetCookie(SERVICES_COOKIE, text, text === "" ? { ...attributes, maxAge: 0 } : attributes) };
}
