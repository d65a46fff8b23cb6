import { redirect } from "react-router";
import { goneRoute } from "./route-errors.ts";

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * A redirect to where the back end says something is now, in a form that a header can carry; null when that is no
 * address or the very address that was asked for. A status that is no redirect counts as 301; throws the page of what was taken
 * down for 410.
 */
export function toRedirect(to: string, status: number, from: URL): Response | null {
  if (status === 410) throw goneRoute(from);
  if (!URL.canParse(to, from)) return null;
  const target = new URL(to, from);
  if (target.protocol !== "https:" && target.protocol !== "http:") return null;
  // "/.//host" is a path until it stands alone: there "//host" is another site.
  const path = `${target.pathname.replace(/^\/{2,}/, "/")}${target.search}${target.hash}`;
  const isHere = target.origin === from.origin;
  if (isHere && `${target.pathname}${target.search}` === `${from.pathname}${from.search}`) return null;
  return redirect(isHere ? path : target.href, redirectStatuses.has(status) ? status : 301);
}
