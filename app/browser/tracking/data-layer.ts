/**
 * What analytics hears of (rules 7.3): a list that its tag manager takes over when it comes, and that costs nothing without one. Until
 * the reader allows it nobody reads the list, and with the page it is gone (decision 75).
 */
import { logError } from "#app/browser/log.ts";

export type TrackedClick = {
  type: string;
  name: string;
  action: string;
  url?: string;
  text?: string;
  position?: number;
};

export type Entry = Readonly<Record<string, string | number | boolean>>;

export function trackClick({ type, name, action, url, text, position }: TrackedClick): void {
  track({
    event: "click_tracking",
    type,
    name,
    action,
    ...(url === undefined ? {} : { url }),
    ...(text === undefined ? {} : { text }),
    ...(position === undefined ? {} : { position }),
  });
}

/** A step that has no address of its own. */
export function trackVirtualPageView(pageType: string, pageUrl: string): void {
  track({ event: "virtual_page_view", page_type: pageType, page_url: pageUrl });
}

/** Never throws: who took the list over may do what it likes, and no reader is kept from going on by it. */
export function track(entry: Entry): void {
  try {
    readDataLayer().push(entry);
  } catch (error) {
    logError("The data layer does not take an entry", error);
  }
}

export function readDataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  return page.dataLayer as unknown[];
}
