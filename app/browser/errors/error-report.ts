/** What of a page goes into a report of an error; the edge takes out what may name a reader once more. */
import { PORTAL_ID } from "#brand/portal-id.ts";
export type Crumb = { category: "ui.click" | "log"; message: string; time: number };

/** Rules 9.8: the payload of an event. */
export const MAX_EVENT_BYTES = 1024 * 1024;

/** The event as it may go: a larger one loses what it can do without. Null when it is still too large. */
export function fitEvent<Event extends { breadcrumbs?: unknown; extra?: unknown }>(event: Event): Event | null {
  if (sizeOf(event) <= MAX_EVENT_BYTES) return event;
  const { breadcrumbs: _, extra: __, ...rest } = event;
  return sizeOf(rest) <= MAX_EVENT_BYTES ? (rest as Event) : null;
}

function sizeOf(event: object): number {
  return new TextEncoder().encode(JSON.stringify(event)).length;
}

const COUNT_KEY = `${PORTAL_ID}:error-reports`;

/** Whether this visit may report one more: it ends with its tab. Where nothing can be kept, each page counts for itself. */
export function takeTurn(most: number): boolean {
  const count = readCount();
  if (count >= most) return false;
  pageCount = count + 1;
  try {
    sessionStorage.setItem(COUNT_KEY, String(pageCount));
  } catch {
    // Private windows, and full ones.
  }
  return true;
}

let pageCount = 0;

function readCount(): number {
  try {
    return Math.max(pageCount, Number(sessionStorage.getItem(COUNT_KEY)) || 0);
  } catch {
    return pageCount;
  }
}

/** Which request made this document: the edge says it among the timings that scripts can read. Null in old browsers. */
export function readDocumentRequest(): string | null {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === "request")?.description ?? null;
}
