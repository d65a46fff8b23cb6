import type { PortalEnvironment } from "#app/configuration/environment.ts";

/** The requested address on the origin that the reader's browser knows: a proxy in front may have changed it. */
export function toSiteUrl({ publicOrigin }: PortalEnvironment, url: URL): URL {
  return publicOrigin === null ? url : new URL(url.pathname + url.search, publicOrigin);
}
