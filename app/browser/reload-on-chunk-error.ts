/** A chunk that cannot be loaded means a newer build: the page reloads, at most once per path within 10 s (spec 4, 9). */
const RELOAD_GUARD_MS = 10_000;
/** Followed by the path: each one is remembered by itself. */
const KEY = "talblick:reloaded:";

export function reloadOnChunkError(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const path = window.location.pathname;
    if (!mayReload(path, Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

function mayReload(path: string, now: number): boolean {
  if (now - Number(sessionStorage.getItem(KEY + path) ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(KEY + path, String(now));
  return true;
}
