/** The municipality dropdown (rules 2.5, 9): a disclosure without script, with script what readers expect of a list. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { wakeIsland } from "#tests/support/journeys/wait-for-comfort.ts";

const findDropdown = (page: Page): Locator => page.getByRole("banner").locator("details");
const findSummary = (page: Page): Locator => findDropdown(page).locator("summary");
const findList = (page: Page): Locator => findDropdown(page).getByRole("list", { name: "Gemeinden" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.beforeEach(({ open }) => open("/impressum"));

test("Without script the dropdown opens and closes on click and fits the screen", {
  tag: ["@no-script", "@no-script-mobile"],
}, async ({ page, viewport }) => {
  const summary = findSummary(page);
  const list = findList(page);
  await expect(summary).toHaveText("Gemeinde auswählen");
  await summary.click();
  await expect(list).toBeVisible();
  const box = await list.boundingBox();
  expect(box?.height).toBe(13 * 16);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0);
  await expect(list.getByRole("button")).toHaveCount(97);
  await summary.click();
  await expect(list).toBeHidden();
});

test("A click that comes before script is there opens the dropdown once it is", async ({ page }) => {
  await page.evaluate(() => document.addEventListener("opened", () => document.body.setAttribute("data-opened", "")));
  // No pointer went there before it.
  await findSummary(page).evaluate((element) => (element as HTMLElement).click());
  await expect(page.locator("body[data-opened]")).toBeAttached();
  await expect(findList(page)).toBeVisible();
});

test("A page that does not know the choice shows it as soon as the dropdown is used", async ({ page, portal }) => {
  await page.context().addCookies([{ name: "CurrentCity", value: "gotzis", url: portal.origin }]);
  await expect(findSummary(page)).toHaveText("Gemeinde auswählen");
  await wakeIsland(page, "municipality-dropdown");
  await expect(findSummary(page)).toHaveText("Götzis");
  await findSummary(page).click();
  await expect(findDropdown(page).getByRole("button", { name: "Götzis", exact: true })).toHaveAttribute("aria-current", "true");
});

test("A page from memory names the choice before it is painted, and says how long ago a post came out", async ({
  page,
  portal,
  open,
}) => {
  await page.context().addCookies([{ name: "CurrentCity", value: "gotzis", url: portal.origin }]);
  const paint = page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await open("/news/vorarlberg");
  await paint;
  await expect(findSummary(page)).toHaveText("Götzis");
  // The back end's own text is the day: no page says it anew for each minute.
  const html = await (await page.request.get("/news/vorarlberg", { headers: { cookie: "" } })).text();
  expect(html).not.toMatch(/>vor \d+ (?:Minute|Stunde)n?</);
  await expect(page.getByRole("main").locator("time[data-recent]")).toHaveCount(0);
});

test.describe("With script the dropdown", () => {
  test.beforeEach(({ page }) => wakeIsland(page, "municipality-dropdown"));

  test("emits opened each time it opens, and only then", async ({ page }) => {
    await page.evaluate(() => {
      document.addEventListener("opened", () => {
        document.body.dataset.opened = String(Number(document.body.dataset.opened ?? 0) + 1);
      });
    });
    const summary = findSummary(page);
    const opened = () => page.evaluate(() => document.body.dataset.opened);
    await summary.click();
    await expect.poll(opened).toBe("1");
    await summary.click();
    await expect(findList(page)).toBeHidden();
    await summary.click();
    await expect.poll(opened).toBe("2");
  });

  test("closes on a click outside, but not on one inside", async ({ page }) => {
    const summary = findSummary(page);
    await summary.click();
    await findList(page).hover();
    await page.mouse.wheel(0, 200);
    await expect(findList(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(findList(page)).toBeHidden();
  });

  test("closes on Escape and gives the focus back", async ({ page }) => {
    await findSummary(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(findList(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(findList(page)).toBeHidden();
    await expect.poll(() => focused(page)).toBe("Gemeinde auswählen");
  });

  test("is walked through with the arrow keys, Home and End", async ({ page }) => {
    const summary = findSummary(page);
    await summary.focus();
    for (const [key, expected] of [
      ["ArrowDown", "Alle Gemeinden"],
      ["ArrowDown", "Alberschwende"],
      ["ArrowUp", "Alle Gemeinden"],
      ["ArrowUp", "Alle Gemeinden"],
      ["End", "Zwischenwasser"],
      ["ArrowDown", "Zwischenwasser"],
      ["Home", "Alle Gemeinden"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), { message: key }).toBe(expected);
    }
  });

  test("jumps to the next place with the typed letter", async ({ page }) => {
    const summary = findSummary(page);
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).toMatch(/^D/);
    const first = await focused(page);
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).not.toBe(first);
    expect(await focused(page)).toMatch(/^D/);
  });

  test("leaves the browser its own key combinations", async ({ page }) => {
    const summary = findSummary(page);
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    // Awaited before the key is pressed: keys reach the page on a lane of their own and may overtake a script.
    await page.evaluate(() => {
      document.addEventListener("keydown", (event) => {
        if (event.key === "d") document.body.dataset.prevented = String(event.defaultPrevented);
      });
    });
    await page.keyboard.press("Control+d");
    await expect.poll(() => page.evaluate(() => document.body.dataset.prevented)).toBe("false");
    await expect.poll(() => focused(page)).toBe("Alle Gemeinden");
  });

  test("chooses by keyboard alone and comes back to the same page", async ({ page }) => {
    const summary = findSummary(page);
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("l");
    await expect.poll(() => focused(page)).toMatch(/^L/);
    const place = (await focused(page)) ?? "";
    await Promise.all([page.waitForResponse((response) => response.status() === 303), page.keyboard.press("Enter")]);
    await page.waitForURL("/impressum");
    await expect(summary).toHaveText(place);
  });
});
