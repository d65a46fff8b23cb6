const IDLE_PATIENCE_MS = 1000;

/** Not every browser says when it is idle, and a busy one may never be. */
export function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback === undefined) setTimeout(callback, 1);
  else window.requestIdleCallback(callback, { timeout: IDLE_PATIENCE_MS });
}
