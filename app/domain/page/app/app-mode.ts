/** App mode (rules 4): the publisher's own app shows the page in a webview and brings header and footer itself. */
import { portalBrand } from "#app/configuration/portal-brand.ts";

/** Markers that the iOS and Android apps put into their webview's user agent. */
const appMarkers = new RegExp(`\\b${portalBrand.appAgent}-(?:iOS|Android)\\b`);

/** True for the in-app webviews and for any address with a `noheader` query parameter. */
export function isAppMode(userAgent: string | null, query: URLSearchParams): boolean {
  return query.has("noheader") || appMarkers.test(userAgent ?? "");
}
