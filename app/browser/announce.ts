/**
 * Says something that happened: to screen readers, and with `isVisible` for a moment to everybody. In an open dialog the
 * rest of the page is not read out, so it is said there.
 */
const VISIBLE_MS = 5000;
/** Screen readers follow a region only once they know it. */
const NOTICED_MS = 100;

export function announce(text: string, { isVisible = false } = {}): void {
  const place = document.querySelector("dialog[open]") ?? document.body;
  const region = place.querySelector<HTMLElement>(":scope > [data-announcement]") ?? createRegion(place);
  region.className = isVisible ? "announcement" : "sr-only";
  region.textContent = "";
  setTimeout(() => {
    region.textContent = text;
  }, NOTICED_MS);
  if (isVisible) {
    setTimeout(() => {
      if (region.textContent === text) region.className = "sr-only";
    }, VISIBLE_MS);
  }
}

function createRegion(place: Element): HTMLElement {
  const region = document.createElement("div");
  region.dataset.announcement = "";
  region.role = "status";
  place.append(region);
  return region;
}
