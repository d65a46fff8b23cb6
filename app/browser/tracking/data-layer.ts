/** What analytics hears of (rules 7.3): a list that its tag manager takes over when it comes, and that costs nothing without one. */

export type TrackedClick = {
  type: string;
  name: string;
  action: string;
  url?: string;
  text?: string;
  position?: number;
};

export function trackClick({ type, name, action, url, text, position }: TrackedClick): void {
  push({
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
  push({ event: "virtual_page_view", page_type: pageType, page_url: pageUrl });
}

function push(entry: Readonly<Record<string, string | number>>): void {
  const page = window as { dataLayer?: unknown };
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  (page.dataLayer as unknown[]).push(entry);
}
