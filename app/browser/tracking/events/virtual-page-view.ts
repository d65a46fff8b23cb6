import { track } from "./data-layer.ts";

/** A step that has no address of its own (rules 7.3). */
export function trackVirtualPageView(pageType: string, pageUrl: string): void {
  track({ event: "virtual_page_view", page_type: pageType, page_url: pageUrl });
}
