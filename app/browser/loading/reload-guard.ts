/**
 * The one guard of all reloads that a page begins by itself, for a newer build or a chunk that is gone (rules 4.17, 4.18, 9.7): at most
 * once per path within 10 s, and from the same build at most once an hour, because a reload that brought it again did not help. So the two
 * together never loop, also where builds take turns during a deploy (decision 93).
 */
import { PORTAL_ID } from "#brand/portal-id.ts";

const RELOAD_GUARD_MS = 10_000;
const SAME_BUILD_MS = 3_600_000;
/** Followed by the path, and by path and build: each one is remembered by itself. */
const KEY = `${PORTAL_ID}:reloaded:`;

/**
 * Loads the page anew where it may. `build` made this page. Whether it does; where nothing can be remembered,
 * nothing is reloaded: it might not end.
 */
export function reloadGuarded(build: string): boolean {
  const path = KEY + location.pathname;
  try {
    if (isWithin(path, RELOAD_GUARD_MS) || isWithin(path + build, SAME_BUILD_MS)) return false;
    for (const key of [path, path + build]) sessionStorage.setItem(key, `${Date.now()}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** What is not remembered was in 1970. */
function isWithin(key: string, duration: number): boolean {
  return Date.now() - Number(sessionStorage.getItem(key)) < duration;
}
