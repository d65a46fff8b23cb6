/** Every kind of page before axe: in light and dark, on a phone and at a desk. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { everyPage } from "../support/every-page.ts";
import { findViolations } from "../support/page-faults.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser, origin, { reducedMotion: "reduce", viewport: { width: widths.mobile, height: 900 } });
});
afterEach(() => page.context().close());

test.each(everyPage)("axe objects to nothing on $name, in light and dark, at 390 and 1280 px", async ({ open }) => {
  await open(page, origin);
  await renderEverything();
  for (const width of [widths.mobile, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await waitForComfort(page);
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
});

test("axe objects to nothing in the open menu of a phone and in the open list of municipalities", async () => {
  await page.goto("/impressum");
  await waitForComfort(page);
  await page.locator("header summary").click();
  expect(await findViolations(page, ["light"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
});

/** Sections that the browser leaves out until they come near keep the colours of their last rendering. */
function renderEverything(): Promise<void> {
  return page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(styles);
  });
}
