/**
 * How fast the page was for its reader (decision 97): five measures by kind of page, told once, when the page is left or put away. No
 * consent is asked: what goes out names no reader, no address and no browser, and nothing is stored here.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { reportEvents } from "#app/browser/tracking/events/report-events.ts";
import { isNewsroomPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { SiteEvent } from "#app/domain/tracking/site-event.ts";

export function reportVitals(): void {
  // The newsroom at work is not measured.
  if (isNewsroomPath(location.pathname)) return;
  const vitals: Record<string, number> = {};
  const events: SiteEvent[] = [];
  let isTold = false;
  const keep = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000;
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(keep);
  followWall((event) => events.push(event));
  const tell = () => {
    if (isTold || document.visibilityState !== "hidden" || (Object.keys(vitals).length === 0 && events.length === 0)) return;
    isTold = true;
    reportEvents(events, vitals);
  };
  // The measures listen at the window in the capture phase: they are final when the event arrives here.
  document.addEventListener("visibilitychange", tell);
}

/** A wall counts when its reader comes to it. */
function followWall(seen: (event: SiteEvent) => void): void {
  const wall = document.querySelector<HTMLElement>("[data-wall]");
  if (wall === null) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen(`wall-${wall.dataset.wall || "stranger"}` as SiteEvent);
  });
  observer.observe(wall);
}
