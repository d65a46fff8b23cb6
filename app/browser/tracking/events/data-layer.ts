/**
 * What analytics learns (rules 7.3): a list that its tag manager takes over when it comes, and that costs nothing without one. Until
 * the reader allows it the list is not read, and it is gone with the page (decision 69).
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

/** Never throws: a tag manager that has taken over the list and fails must not disturb the reader. */
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

/** Without the query, which may say what a reader searches for, and without the recipient of a mail or call. */
export function toTrackedUrl({ protocol, origin, pathname }: Pick<URL, "protocol" | "origin" | "pathname">): string {
  return protocol.startsWith("http") ? origin + pathname : protocol;
}
