/** Counts one reading of a post: the tab was visible for ten seconds (rules 9, minimum visit). */
const MINIMUM_VISIT_MS = 10_000;

export function countView(): void {
  const article = document.querySelector<HTMLElement>("article[data-post]");
  if (article === null) return;
  const post = Number(article.dataset.post);
  let visibleMs = 0;
  let since = document.visibilityState === "visible" ? performance.now() : null;
  let timer = schedule();

  function schedule(): number {
    return window.setTimeout(() => {
      navigator.sendBeacon("/api/views", JSON.stringify({ post }));
      document.removeEventListener("visibilitychange", update);
    }, MINIMUM_VISIT_MS - visibleMs);
  }

  function update(): void {
    if (document.visibilityState === "visible") {
      since = performance.now();
      timer = schedule();
    } else if (since !== null) {
      visibleMs += performance.now() - since;
      since = null;
      window.clearTimeout(timer);
    }
  }
  if (since === null) window.clearTimeout(timer);
  document.addEventListener("visibilitychange", update);
}
