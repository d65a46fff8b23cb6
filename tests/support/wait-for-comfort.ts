import type { Page } from "playwright-core";

/** Waits until the late styles, the fonts and every enhancement and island near the screen have arrived. */
export async function waitForComfort(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isNear = (element: Element, margin = 600) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && element.checkVisibility() && top < innerHeight + margin && bottom > -margin;
    };
    const elements = [...document.querySelectorAll<HTMLElement>("[data-enhance]")];
    const islands = [...document.querySelectorAll<HTMLElement>("[data-island]:is([data-until=visible], [data-until=idle])")];
    const hasBox = (element: HTMLElement) =>
      element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);
    return (
      document.styleSheets.length > 1 &&
      elements.every((element) => !isNear(element) || "enhanced" in element.dataset) &&
      islands.every((island) => !isNear(hasBox(island), Number(island.dataset.margin ?? 600)) || "awake" in island.dataset)
    );
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
