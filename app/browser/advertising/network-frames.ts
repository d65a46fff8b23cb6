/**
 * Has an advertising network fill its places while the reader allows marketing, each when it comes near. What is not filled gives its room back where
 * nobody sees it. A chunk of its own, which comes with the permission.
 */
import { whileAllowed } from "#app/browser/tracking/while-allowed.ts";
import { parseAdReport } from "#app/domain/advertising/ad-frame.ts";
import { readerConsentStore } from "#app/islands/stores/consent-status-store.ts";

const NEAR = "400px";

export function fillNetworkFrames(): void {
  whileAllowed(readerConsentStore, fill, "marketing");
}

function fill(allowed: AbortSignal): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-ad-frame]")];
  const { dataset } = document.documentElement;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const frame = target as HTMLIFrameElement;
        frame.src = frame.dataset.adFrame ?? "";
      }
    },
    { rootMargin: NEAR },
  );
  // Where the page began without the permission, its places have no room yet: only below what is read is there any for them.
  for (const frame of frames)
    if (dataset.marketing !== undefined || isBelow(frame.parentElement?.nextElementSibling)) near.observe(frame);
  dataset.marketing = "";
  window.addEventListener(
    "message",
    ({ source, data }) => {
      const frame = frames.find(({ contentWindow }) => contentWindow === source);
      const place = frame?.parentElement;
      if (parseAdReport(data) === "empty" && place != null && isBelow(place)) place.hidden = true;
    },
    { signal: allowed },
  );
  allowed.addEventListener("abort", () => {
    near.disconnect();
    delete dataset.marketing;
    for (const frame of frames) frame.removeAttribute("src");
  });
}

function isBelow(element: Element | null | undefined): boolean {
  return element != null && element.getBoundingClientRect().top > window.innerHeight;
}
