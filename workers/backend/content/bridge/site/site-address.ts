/** Which addresses are the site's own, and which pictures of others are fetched. */
import type { BridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { isPublicHost } from "./public-address.ts";

type Site = Pick<BridgeSettings, "origin">;

/** Host and port that the operator named, which may be a private one; also over https where http was named. */
export function isOfSite({ origin }: Site, { protocol, host, port, hostname }: URL): boolean {
  const named = new URL(origin);
  if (protocol === named.protocol) return host === named.host;
  return protocol === "https:" && port === "" && named.port === "" && hostname === named.hostname;
}

/** The password is for the very address that it was given for. */
export function toAuthorization(
  { origin, authorization }: Site & Pick<BridgeSettings, "authorization">,
  url: URL,
): Record<string, string> {
  return authorization !== null && url.origin === new URL(origin).origin ? { authorization } : {};
}

/** Texts name addresses freely: only the site's own, and those that its media library names at a public name. */
export function mayFetchPicture(site: Site, url: URL, isOfLibrary: boolean): boolean {
  if (isOfSite(site, url)) return true;
  if (url.port !== "" || !isPublicHost(url.hostname)) return false;
  const isSameHost = url.hostname === new URL(site.origin).hostname && url.protocol === "http:";
  return isSameHost || (isOfLibrary && url.protocol === "https:");
}
