/** The dialogs and the profile before axe, on the smallest phone, and on paper. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { findDialog, openComfortably, openDialogByLinks, signIn } from "../../support/account-pages.ts";
import { launchBrowser, openPage, widths } from "../../support/browser.ts";
import { findViolations, findWider } from "../../support/page-faults.ts";
import { waitForComfort } from "../../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
/** What fits between the margins of an A4 page. */
const PAPER = { width: 718, height: 1040 };
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser, origin, { reducedMotion: "reduce", viewport: { width: widths.mobile, height: 844 } });
});
afterEach(() => page.context().close());

describe.each([
  { dialog: "Login", links: [] },
  { dialog: "Register", links: ["Registrieren"] },
  { dialog: "ForgetPassword", links: ["Passwort vergessen?"] },
  { dialog: "AbocardActivation", links: ["Abokarte aktivieren"] },
])("The open dialog $dialog", ({ dialog, links }) => {
  beforeEach(async () => {
    await openComfortably(page, "/impressum");
    await openDialogByLinks(page, links);
    expect(await findDialog(page).locator("[data-dialog]").getAttribute("data-dialog")).toBe(dialog);
  });

  test("gives axe nothing to object to, in light and dark, at 390 px, and at 1280 px with messages at its fields", async () => {
    expect(await findViolations(page), "390 px").toEqual([]);
    await page.setViewportSize({ width: widths.desktop, height: 900 });
    await findDialog(page)
      .locator("form")
      .evaluate((form) => (form as HTMLFormElement).requestSubmit());
    expect(await findDialog(page).locator("[aria-invalid=true]").count()).toBeGreaterThan(0);
    expect(await findViolations(page), "1280 px, with messages").toEqual([]);
  });

  test("fits the smallest phone, and one lying on its side", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findWider(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 320 });
    expect(await findWider(page)).toEqual([]);
    const box = await findDialog(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320);
    const button = findDialog(page).locator("[type=submit]");
    await button.scrollIntoViewIfNeeded();
    expect(await findDialog(page).getByRole("button", { name: "Schließen" }).isVisible()).toBe(true);
  });
});

describe.each([
  { name: "Anna, who subscribes to nothing", reader: "anna", heading: /Anna/ },
  { name: "Claudia with Plus Premium", reader: "claudia", heading: /Claudia/ },
  { name: "Dieter with Pur", reader: "dieter", heading: /Dieter/ },
  { name: "Theresia with her print card", reader: { card: "40010001", lastName: "Schedler" }, heading: /Theresia/ },
])("The profile of $name", ({ reader, heading }) => {
  beforeEach(async () => {
    await signIn(page, origin, reader);
    await openComfortably(page, "/profil");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(heading);
  });

  test("gives axe nothing to object to, in light and dark, at 390 and 1280 px", async () => {
    for (const width of [widths.mobile, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForComfort(page);
      expect(await findViolations(page), `${width} px`).toEqual([]);
    }
  });

  test("fits the smallest phone unfolded, and a sheet of paper: no switch is cut, nothing to press or fill in takes room", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("main details")) (details as HTMLDetailsElement).open = true;
    });
    expect(await findWider(page), "320 px").toEqual([]);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    expect(await findWider(page), "on paper").toEqual([]);
    expect(await findCutSwitches(page)).toEqual([]);
    expect(await page.getByRole("switch").count()).toBeGreaterThan(0);
    for (const selector of ["main .button", "main input", "main summary"]) {
      const shown = await page
        .locator(selector)
        .evaluateAll((elements) => elements.filter((element) => element.checkVisibility()));
      expect(shown, selector).toHaveLength(0);
    }
  });
});

/** Switches, or their words, of which a part lies outside what holds them. */
function findCutSwitches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    return [...document.querySelectorAll<HTMLElement>("main [role=switch]")]
      .filter((element) => {
        const row = element.closest("li");
        const box = element.getBoundingClientRect();
        const parts = [...element.children].map((part) => part.getBoundingClientRect());
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.height > 0;
        const isWhole = parts.every((part) => part.width > 0 && isInside(part, box));
        return !isSeen || !isWhole || row === null || !isInside(box, row.getBoundingClientRect());
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}
