/** Reading a post: the text as large as the reader likes it, and on paper. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const readSize = (page: Page) =>
  page
    .locator("[data-content] > p")
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

test("A reader has the text set larger, finds it so on the next page from its first paint on, and goes back", {
  tag: "@mobile",
}, async ({ page, open, portal }) => {
  const path = await findStory(portal.origin, stories.everyBlock);
  await open(path);
  const normal = await readSize(page);
  const button = page.getByRole("button", { name: "Schriftgröße ändern" });
  await button.click();
  await expect.poll(() => readSize(page)).toBeGreaterThan(normal * 1.1);
  const large = await readSize(page);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toHaveAccessibleName(/jetzt groß$/);

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0)
        document.documentElement.dataset.atPaint = document.documentElement.dataset.text ?? "";
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto(path);
  await expect(page.locator("html[data-at-paint=large]")).toBeAttached();
  expect(await readSize(page)).toBe(large);

  await button.click();
  await expect.poll(() => readSize(page)).toBeGreaterThan(large);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await button.click();
  await expect.poll(() => readSize(page)).toBe(normal);
  await expect(button).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("text-size")))).toEqual([]);
});

test("A post on paper is its text: no navigation, offers or tools, and white paper", async ({ page, open, portal }) => {
  await open(await findStory(portal.origin, stories.everyBlock));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const name of ["Hauptnavigation", "Service"]) await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.getByRole("button", { name: "Schriftgröße ändern" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Mehr dazu" })).toBeHidden();
  await expect(page.getByText("Korrektur: 21.30 Uhr")).toBeVisible();
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe("rgb(255, 255, 255)");
});
