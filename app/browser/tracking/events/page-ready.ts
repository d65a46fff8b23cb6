/**
 * Says that a page is ready to be measured, `page:ready` at the document with the page's view, for trackers that read no list; said
 * again until one has taken it (rules 9.10).
 */

import { repeat } from "#app/browser/tracking/repeat.ts";
import type { Entry } from "./data-layer.ts";

export const PAGE_READY = "page:ready";
const REPEATS = 5;
const EVERY_MS = 500;

/** A tracker that takes it calls `preventDefault`, as with `cardClicked`; `isTaken` says it of one that reads the data layer. */
export function announcePageReady(view: Entry, isTaken: () => boolean, signal: AbortSignal): Promise<boolean> {
  const announce = () => {
    const event = new CustomEvent(PAGE_READY, { cancelable: true, detail: view });
    return !document.dispatchEvent(event) || isTaken();
  };
  return repeat(announce, { attempts: 1 + REPEATS, everyMs: EVERY_MS, signal });
}
