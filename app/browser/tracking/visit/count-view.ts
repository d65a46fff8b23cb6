/** Counts one reading of a post: the tab was visible for ten seconds (rules 9, minimum visit). */
import { readSource } from "./read-source.ts";

const MINIMUM_VISIT_MS = 10_000;

/** When this page's post was counted, as `performance.now()` has it; undefined until then. */
export let viewedAt: number | undefined;

/** The number of the post that the page is; not a number on any other page. */
export function readPost(): number {
  return Number(document.querySelector<HTMLElement>("article[data-post]")?.dataset.post);
}

export function countView(): void {
  const post = readPost();
  if (!post) return;
  let leftMs = MINIMUM_VISIT_MS;
  /** Zero while the page is out of view. */
  let since = 0;
  let timer = 0;

  function follow(): void {
    clearTimeout(timer);
    const now = performance.now();
    if (since > 0) leftMs -= now - since;
    since = document.visibilityState === "visible" ? now : 0;
    if (since > 0) timer = window.setTimeout(count, leftMs);
  }
  function count(): void {
    document.removeEventListener("visibilitychange", follow);
    viewedAt = performance.now();
    navigator.sendBeacon("/api/views", JSON.stringify({ post, source: readSource() }));
  }
  document.addEventListener("visibilitychange", follow);
  follow();
}
