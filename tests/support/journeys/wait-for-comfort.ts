/** All that journeys know about how script makes a page more comfortable, and when it has done so. */
import type { Page } from "playwright";

/** Waits until the late styles, the fonts and every island near the screen have arrived. */
export async function waitForComfort(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isNear = (element: Element, margin = 600) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && element.checkVisibility() && top < innerHeight + margin && bottom > -margin;
    };
    const islands = [...document.querySelectorAll<HTMLElement>("[data-island]:is([data-until=visible], [data-until=idle])")];
    const hasBox = (element: HTMLElement) =>
      element.getClientRects().length > 0 ? element : (element.firstElementChild ?? element);
    return (
      document.styleSheets.length > 1 &&
      islands.every((island) => !isNear(hasBox(island), Number(island.dataset.margin ?? 600)) || "awake" in island.dataset)
    );
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

/** The hint that an island waits for: the pointer comes near. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.locator(":scope > *").first().hover();
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: "attached" });
}

/** Gives every island the hint that it waits for, but for those that wait for an event of their own. */
export async function wakeAllIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]:not([data-until^='event:'])")) {
      (island.firstElementChild ?? island).dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
  });
  const waiting = "[data-island]:not([data-until^='event:'], [data-awake], [data-failed])";
  await page.waitForFunction((selector) => document.querySelector(selector) === null, waiting);
}

/** In front of the other tabs: the browser draws those behind it seldom, and clicks there take seconds. */
export async function openComfortably(page: Page, path: string): Promise<void> {
  await page.bringToFront();
  await page.goto(path);
  await waitForComfort(page);
}

/** Brings everything near the screen, so that every picture and comfort comes. */
export async function readToTheEnd(page: Page): Promise<void> {
  await waitForComfort(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await waitForComfort(page);
}

/** The start of the session has finished with this result. */
export function waitForSession(page: Page, result: "signed-in" | "signed-out"): Promise<void> {
  return page.locator(`html[data-session=${result}]`).waitFor({ state: "attached" });
}

/** Address and heading of a new tab, asked of its page: the driver may miss how it came there. Null while it is on its way. */
export async function readTab(tab: Page): Promise<{ address: string; heading: string | undefined } | null> {
  try {
    return await tab.evaluate(() => ({
      address: location.pathname + location.search,
      heading: document.querySelector("h1")?.textContent,
    }));
  } catch {
    return null;
  }
}
