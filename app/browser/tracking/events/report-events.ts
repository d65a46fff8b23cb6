import { readPost } from "#app/browser/tracking/visit/count-view.ts";
import { toPageType } from "#app/domain/tracking/page-type.ts";
import type { SiteEvent } from "#app/domain/tracking/site-event.ts";

/** What else of the page is told: its measures, and how many tens of seconds its post was in view. */
type Told = { vitals?: Readonly<Record<string, number>>; post?: number | undefined; tens?: number | undefined };

/** Tells the portal what happened on a page, for a sum; nothing of the reader goes along (decision 97). Never fails, and is not awaited. */
export function reportEvents(events: readonly SiteEvent[], told?: Told): void {
  navigator.sendBeacon?.("/api/metrics", JSON.stringify({ page: readPageType(), events, post: readPost(), ...told }));
}

/** By the address's form and the document's status; neither is sent. */
function readPageType() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & { responseStatus?: number })[];
  return toPageType(location.pathname, entry?.responseStatus ?? 0);
}
