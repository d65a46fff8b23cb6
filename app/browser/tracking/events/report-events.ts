import { toPageType } from "#app/domain/tracking/page-type.ts";
import type { SiteEvent } from "#app/domain/tracking/site-event.ts";

/** Tells the portal what happened on a page, for a sum; nothing of the reader goes along (decision 97). Never fails, and is not awaited. */
export function reportEvents(events: readonly SiteEvent[], vitals: Readonly<Record<string, number>> = {}): void {
  navigator.sendBeacon?.("/api/metrics", JSON.stringify({ page: readPageType(), vitals, events }));
}

/** By the address's form and the document's status; neither is sent. */
function readPageType() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & { responseStatus?: number })[];
  return toPageType(location.pathname, entry?.responseStatus ?? 0);
}
