import type { Page } from "playwright-core";

/** Waits until the late styles, the fonts and every enhancement near the screen have arrived. */
export async function waitForComfort(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const margin = 600;
    const isNear = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && element.checkVisibility() && top < innerHeight + margin && bottom > -margin;
    };
    const elements = [...document.querySelectorAll<HTMLElement>("[data-enhance]")];
    return document.styleSheets.length > 1 && elements.every((element) => !isNear(element) || "enhanced" in element.dataset);
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
