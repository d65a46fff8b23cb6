import { PORTAL_ID } from "#brand/portal-id.ts";

/** Reloads the page, at most once per minute and address: the fault that it should mend may last longer. */
const GUARD_MS = 60_000;
const KEY = `${PORTAL_ID}:paywall-reloaded`;

export function reloadOnce(): void {
  if (!mayReload(location.pathname, Date.now())) return;
  location.reload();
}

/** Where nothing can be remembered, nothing is reloaded: it might not end. */
function mayReload(path: string, now: number): boolean {
  try {
    const [lastPath, lastTime] = (sessionStorage.getItem(KEY) ?? " 0").split(" ");
    if (lastPath === path && now - Number(lastTime) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, `${path} ${now}`);
    return true;
  } catch {
    return false;
  }
}
