/**
 * What analytics hears of (rules 7.3): a list that its tag manager takes over when it comes, and that costs nothing without one. Until
 * the reader allows it nobody reads the list, and with the page it is gone (decision 69).
 */
import { logError } from "#app/browser/log.ts";

export type TrackedClick = {
  type: string;
  name: string;
  action: string;
  url?: string | undefined;
  text?: string | undefined;
  position?: number | undefined;
};

export type Entry = Readonly<Record<string, string | number | boolean | undefined>>;

export function trackClick(click: TrackedClick): void {
  track({ event: "click_tracking", ...click });
}

/** Never throws: who took the list over may do what it likes, and no reader is kept from going on by it. */
export function track(entry: Entry): void {
  try {
    readDataLayer().push(entry);
  } catch (error) {
    logError("dataLayer", error);
  }
}

export function readDataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** What stands behind a question mark may say what a reader looks for, and whom they write to is nobody's business. */
export function toTrackedUrl({ protocol, origin, pathname }: Pick<URL, "protocol" | "origin" | "pathname">): string {
  return protocol.startsWith("http") ? origin + pathname : protocol;
}
