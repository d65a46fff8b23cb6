import { PORTAL_ID } from "#brand/portal-id.ts";

/**
 * A chunk that cannot be loaded means a newer build: the page reloads, at most once per path within 10 s (rules 4, 9). Where a
 * reload brought the same build again it did not help, and is not tried again: the page then is the one without script
 * (decision 53).
 */
const RELOAD_GUARD_MS = 10_000;
/** Followed by the path: each one is remembered by itself. */
const KEY = `${PORTAL_ID}:reloaded:`;

/**
 * `isAwaited`: a reader waits for what they pressed, or has typed something; the page works without script and leads to a new
 * document by itself. `build` is what tells this build's script from another's: its address.
 */
export function reloadOnChunkError(isAwaited: () => boolean, build: string = import.meta.url): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (isAwaited() || !mayReload(window.location.pathname, build, Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

function mayReload(path: string, build: string, now: number): boolean {
  const [lastTime = "", lastBuild] = sessionStorage.getItem(KEY + path)?.split(" ") ?? [];
  if (lastBuild === build || now - Number(lastTime || Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(KEY + path, `${now} ${build}`);
  return true;
}
