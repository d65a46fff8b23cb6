/** Name of the attribute by which what is live on a page says where it is subscribed to (rules 7.1.4). */
export const LIVE_ATTRIBUTE = "data-live";

type Page = Pick<Document, "querySelector" | "baseURI">;

/**
 * The websocket of a page: what the first live element names, a path of this site or a whole address. Null on pages that have none,
 * or where no endpoint is configured.
 */
export function readLiveAddress(page: Page | undefined): string | null {
  const endpoint = page?.querySelector<HTMLElement>(`[${LIVE_ATTRIBUTE}]`)?.dataset.live ?? "";
  if (page === undefined || endpoint === "") return null;
  const url = new URL(endpoint, page.baseURI);
  url.protocol = url.protocol.replace(/^http/, "ws");
  return url.href;
}
