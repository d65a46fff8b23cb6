/** In which formats a feed is written, by the end of its address: `…/feed` and `…/feed/atom`. */
import type { FeedView } from "./feed-view-model.ts";
import { toAtom } from "./to-atom.ts";
import { toRss } from "./to-rss.ts";

export function toFeedType(pathname: string): "application/rss+xml" | "application/atom+xml" {
  return isAtom(pathname) ? "application/atom+xml" : "application/rss+xml";
}

export function toFeedText(view: FeedView, pathname: string): string {
  return isAtom(pathname) ? toAtom(view) : toRss(view);
}

/** The feed's own path, below that of the page whose posts it has. */
export function toFeedPath(page: string, pathname: string): string {
  return `${page === "/" ? "" : page}/feed${isAtom(pathname) ? "/atom" : ""}`;
}

function isAtom(pathname: string): boolean {
  return /\/atom\/?$/.test(pathname);
}
