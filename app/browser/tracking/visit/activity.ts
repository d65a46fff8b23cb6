/**
 * The heartbeat of a visit (rules 9.10): ten seconds after the page came into view, which make it a visit, and every ten seconds from
 * then on, as long as it is in view and its reader has done something since the last one. To have come counts as that.
 */
import { track } from "#app/browser/tracking/events/data-layer.ts";

const MINIMUM_VISIT_MS = 10_000;
const HEARTBEAT_MS = 10_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"];

/** Until `signal` says that the page was left, or may not be measured any more. A page out of view stops the clock. */
export function followActivity(signal: AbortSignal): void {
  let isActive = true;
  let activeMs = 0;
  let leftMs = MINIMUM_VISIT_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    if (isActive) {
      activeMs += activeMs === 0 ? MINIMUM_VISIT_MS : HEARTBEAT_MS;
      track({ event: "activity_heartbeat", active_seconds: activeMs / 1000 });
    }
    isActive = false;
    leftMs = HEARTBEAT_MS;
    run();
  }
  function run(): void {
    since = performance.now();
    timer = setTimeout(beat, leftMs);
  }
  function pause(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs = Math.max(0, leftMs - (performance.now() - since));
  }
  function follow(): void {
    pause();
    if (document.visibilityState === "visible") run();
  }

  const note = () => {
    isActive = true;
  };
  for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true, capture: true, signal });
  document.addEventListener("visibilitychange", follow, { signal });
  signal.addEventListener("abort", pause);
  follow();
}
