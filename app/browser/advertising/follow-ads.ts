/**
 * Counts advertising that was seen, as IAB and MRC mean it: at least half of its picture for a whole second, of a page in view, once for each
 * page view. What is sent names the campaign, and nothing of the reader.
 */
const SEEN_MS = 1000;
const SHARE = 0.5;

export function countSeenAds(): void {
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (intersectionRatio >= SHARE) timers.set(target, window.setTimeout(count, SEEN_MS, target));
      }
    },
    { threshold: SHARE },
  );
  const unseen = new Set(document.querySelectorAll<HTMLElement>("[data-ad]"));

  function count(ad: HTMLElement): void {
    unseen.delete(ad);
    observer.unobserve(ad);
    navigator.sendBeacon("/api/ad-views", JSON.stringify({ campaign: Number(ad.dataset.ad) }));
  }
  /** A second that was broken off begins anew when its reader comes back. */
  function follow(): void {
    for (const ad of unseen) {
      clearTimeout(timers.get(ad));
      observer.unobserve(ad);
      if (!document.hidden) observer.observe(ad);
    }
  }
  document.addEventListener("visibilitychange", follow);
  follow();
}
