/**
 * How fast the page was for its reader (decision 97): five measures by kind of page, told once, when the page is left or put away; of a post
 * also how long it was in view by then. No consent is asked: what goes out names no reader, no address and no browser, and nothing is stored
 * here.
 */
import { reportEvents } from "#app/browser/tracking/events/report-events.ts";
import { viewedAt } from "#app/browser/tracking/visit/count-view.ts";
import { isNewsroomPath } from "#app/domain/newsroom/is-newsroom-path.ts";
import type { SiteEvent } from "#app/domain/tracking/site-event.ts";
import { followVitals } from "./follow-vitals.ts";

export function reportVitals(): void {
  // The newsroom at work is not measured.
  if (isNewsroomPath(location.pathname)) return;
  const readVitals = followVitals();
  const events: SiteEvent[] = [];
  followWall((event) => events.push(event));
  const tell = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", tell);
    // Until it counts as read it is not timed. The first ten seconds make up for what is rounded.
    const tens = viewedAt && Math.ceil((performance.now() - viewedAt) / 10_000);
    reportEvents(events, { vitals: readVitals(), tens });
  };
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
