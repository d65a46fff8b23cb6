/** An open dialog (rules 2.3) by keyboard and pointer: how it closes, where the focus is, and what stands still behind it. */
import type { Locator, Page } from "playwright/test";
import { findDialog, findDialogTitled, openDialog } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 1280, height: 640 } });
test.beforeEach(async ({ page, open }) => {
  await open("/impressum");
  await openDialog(page);
});

const findOpener = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Anmelden" });

async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(findOpener(page)).toBeFocused();
}

/** A place on the backdrop, and one within the dialog that is nothing to press. */
async function findPlaces(page: Page): Promise<{ outside: [number, number]; inside: [number, number] }> {
  const dialog = findDialog(page);
  const box = await dialog.boundingBox();
  const title = await findDialog(page).getByRole("heading", { level: 1 }).boundingBox();
  if (box === null || title === null) throw new Error("The dialog is not to be seen");
  return { outside: [box.x - 60, box.y + box.height / 2], inside: [title.x + 20, title.y + title.height / 2] };
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test("Escape, the close button and a click on the backdrop close the dialog; the link that opened it has the focus again", async ({
  page,
}) => {
  const dialog = findDialog(page);
  const close = dialog.getByRole("button", { name: "Schließen" });
  const means = [
    () => page.keyboard.press("Escape"),
    () => close.click(),
    () => close.press("Enter"),
    async () => page.mouse.click(...(await findPlaces(page)).outside),
  ];
  for (const closeDialog of means) {
    if ((await dialog.count()) === 0) await openDialog(page);
    await closeDialog();
    await expectClosed(page);
  }
});

test("neither a click inside closes the dialog nor a drag over its edge, in whichever direction", async ({ page }) => {
  const { outside, inside } = await findPlaces(page);
  await page.mouse.click(...inside);
  await expect(findDialog(page)).toHaveCount(1);
  await drag(page, inside, outside);
  await expect(findDialog(page)).toHaveCount(1);
  await drag(page, outside, inside);
  await expect(findDialog(page)).toHaveCount(1);
  await page.mouse.click(...outside, { button: "right" });
  await expect(findDialog(page)).toHaveCount(1);
  await page.mouse.click(...outside);
  await expectClosed(page);
});

test("the focus starts in the first field, in each dialog, and Escape gives it back to the first link", async ({ page }) => {
  await expect(findDialog(page).getByLabel("E-Mail oder Benutzername")).toBeFocused();
  await findDialog(page).getByRole("link", { name: "Registrieren" }).click();
  await findDialogTitled(page, "Registrieren").waitFor();
  await expect(findDialog(page).getByLabel("E-Mail-Adresse")).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("the keyboard goes round within the dialog, forwards and backwards, and never to the page behind it", async ({ page }) => {
  for (const key of ["Tab", "Shift+Tab"]) {
    const stations: string[] = [];
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press(key);
      stations.push(await readStation(page));
    }
    expect(stations.filter((station) => station.startsWith("behind"))).toEqual([]);
    for (const station of ["Schließen", "username", "password", "Passwort anzeigen", "Passwort vergessen?", "Registrieren"])
      expect(stations.filter((one) => one === station).length, `${key}: ${station}`).toBeGreaterThanOrEqual(2);
  }
});

/** What has the focus. */
function readStation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    // The browser's own controls have their turn between the last and the first.
    if (activeElement === null || activeElement === document.body) return "browser";
    if (activeElement.closest("dialog") === null) return `behind: ${activeElement.outerHTML.slice(0, 100)}`;
    return activeElement.getAttribute("aria-label") ?? activeElement.getAttribute("name") ?? activeElement.textContent;
  });
}

test("the page behind stands still and does not move sideways, and moves again afterwards", async ({ page }) => {
  await page.keyboard.press("Escape");
  await expectClosed(page);
  const readLeft = async () => (await page.getByRole("banner").getByRole("link").first().boundingBox())?.x;
  const left = await readLeft();
  await openDialog(page);
  expect(await readLeft()).toBe(left);
  const { outside, inside } = await findPlaces(page);
  for (const place of [outside, inside]) {
    await page.mouse.move(...place);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 200);
  // Wheels are followed in their order: had the first ones moved the page, it would be further down now.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

test("to screen readers it is a modal dialog named by its heading, and the page behind is not there", async ({ page }) => {
  const named = findDialogTitled(page, "Anmelden");
  await expect(named).toHaveCount(1);
  expect(await named.evaluate((element) => element.matches(":modal"))).toBe(true);
  const title = await named.getAttribute("aria-labelledby");
  await expect(page.locator(`[id="${title}"]`)).toHaveText(["Anmelden"]);
});
