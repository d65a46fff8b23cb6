/** An open dialog (spec 2.3) by keyboard and pointer: how it closes, where the focus is, and what stands still behind it. */
import type { Browser, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { findDialog, openComfortably, openDialogByLinks } from "../../support/account-pages.ts";
import { launchBrowser, openPage, widths } from "../../support/browser.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;
let dialog: Locator;
let opener: Locator;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser, origin, { reducedMotion: "reduce", viewport: { width: widths.desktop, height: 640 } });
  dialog = findDialog(page);
  opener = page.getByRole("banner").getByRole("link", { name: "Anmelden" });
  await openComfortably(page, "/impressum");
  await openDialogByLinks(page, []);
});
afterEach(() => page.context().close());

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

async function expectClosed(): Promise<void> {
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await expect.poll(() => isFocused(opener)).toBe(true);
}

/** A place on the backdrop, and one within the dialog that is nothing to press. */
async function findPlaces(): Promise<{ outside: [number, number]; inside: [number, number] }> {
  const box = await dialog.boundingBox();
  const title = await dialog.getByRole("heading", { level: 1 }).boundingBox();
  if (box === null || title === null) throw new Error("The dialog is not to be seen");
  return { outside: [box.x - 60, box.y + box.height / 2], inside: [title.x + 20, title.y + title.height / 2] };
}

async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test("Escape, the close button and a click on the backdrop close the dialog; the link that opened it has the focus again", async () => {
  const close = dialog.getByRole("button", { name: "Schließen" });
  const means = [
    () => page.keyboard.press("Escape"),
    () => close.click(),
    () => close.press("Enter"),
    async () => page.mouse.click(...(await findPlaces()).outside),
  ];
  for (const closeDialog of means) {
    if ((await dialog.count()) === 0) await openDialogByLinks(page, []);
    await closeDialog();
    await expectClosed();
  }
});

test("Escape gives the focus back to the first link also after going from dialog to dialog", async () => {
  await dialog.getByRole("link", { name: "Registrieren" }).click();
  await page.getByRole("dialog", { name: "Registrieren" }).waitFor();
  await page.keyboard.press("Escape");
  await expectClosed();
});

test("neither a click inside closes the dialog nor a drag over its edge, in whichever direction", async () => {
  const { outside, inside } = await findPlaces();
  await page.mouse.click(...inside);
  expect(await dialog.count()).toBe(1);
  await drag(inside, outside);
  expect(await dialog.count()).toBe(1);
  await drag(outside, inside);
  expect(await dialog.count()).toBe(1);
  await page.mouse.click(...outside, { button: "right" });
  expect(await dialog.count()).toBe(1);
  await page.mouse.click(...outside);
  await expectClosed();
});

test("the focus starts in the first field, in each dialog", async () => {
  expect(await isFocused(dialog.getByLabel("E-Mail oder Benutzername"))).toBe(true);
  await dialog.getByRole("link", { name: "Registrieren" }).click();
  await page.getByRole("dialog", { name: "Registrieren" }).waitFor();
  expect(await isFocused(dialog.getByLabel("E-Mail-Adresse"))).toBe(true);
});

test.each([
  { direction: "forwards", key: "Tab" },
  { direction: "backwards", key: "Shift+Tab" },
])("the keyboard goes round $direction within the dialog and never to the page behind it", async ({ key }) => {
  const stations: string[] = [];
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press(key);
    stations.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls have their turn between the last and the first.
        if (activeElement === null || activeElement === document.body) return "browser";
        if (activeElement.closest("dialog") === null) return `behind: ${activeElement.outerHTML.slice(0, 100)}`;
        return activeElement.getAttribute("aria-label") ?? activeElement.getAttribute("name") ?? activeElement.textContent;
      }),
    );
  }
  expect(stations.filter((station) => station.startsWith("behind"))).toEqual([]);
  for (const station of ["Schließen", "username", "password", "Passwort anzeigen", "Passwort vergessen?", "Registrieren"])
    expect(stations.filter((one) => one === station).length, station).toBeGreaterThanOrEqual(2);
});

test("the page behind stands still and does not move sideways, and moves again afterwards", async () => {
  await page.keyboard.press("Escape");
  await expectClosed();
  const readLeft = async () => (await page.getByRole("banner").getByRole("link").first().boundingBox())?.x;
  const left = await readLeft();
  await openDialogByLinks(page, []);
  expect(await readLeft()).toBe(left);
  const { outside, inside } = await findPlaces();
  for (const place of [outside, inside]) {
    await page.mouse.move(...place);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press("Escape");
  await expectClosed();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 200);
  // Wheels are followed in their order: had the first ones moved the page, it would be further down now.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test("to screen readers it is a modal dialog named by its heading, and the page behind is not there", async () => {
  const named = page.getByRole("dialog", { name: "Anmelden", exact: true });
  expect(await named.count()).toBe(1);
  expect(await named.evaluate((element) => element.matches(":modal"))).toBe(true);
  const title = await named.getAttribute("aria-labelledby");
  expect(await page.locator(`[id="${title}"]`).allTextContents()).toEqual(["Anmelden"]);
});
