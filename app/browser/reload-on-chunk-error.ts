/** A chunk that cannot be loaded means a newer build: the page reloads, at most once per path within 10 s (spec 4, 9). */
const RELOAD_GUARD_MS = 10_000;
const KEY = "talblick:reloaded";

export function reloadOnChunkError(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const path = window.location.pathname;
    if (!mayReload(path, Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

function mayReload(path: string, now: number): boolean {
  const [lastPath, lastTime] = (sessionStorage.getItem(KEY) ?? " 0").split(" ");
  if (lastPath === path && now - Number(lastTime) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(KEY, `${path} ${now}`);
  return true;
}
