/** The municipality dropdown (rules 2.5, 9): a disclosure without script, with script what readers expect of a list. */
import type { Locator, Page } from "playwright/test";
import {
  chooseFromSelect,
  chooseMunicipality,
  findDropdown,
  findPlaceField,
  findPlaceList,
} from "#tests/support/journeys/choose-municipality.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { wakeIsland } from "#tests/support/journeys/wait-for-comfort.ts";

const findSummary = (page: Page): Locator => findDropdown(page).locator("summary");
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim());
/** The option that the field names as the one to be chosen. */
const readActive = (page: Page) =>
  findPlaceField(page).evaluate(
    (field) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent,
  );

test.beforeEach(({ open }) => open("/impressum"));

test("Without script the dropdown opens and closes on click, fits the screen, and a list and a button choose", {
  tag: "@no-script-mobile",
}, async ({ page, viewport }) => {
  const summary = findSummary(page);
  const box = findDropdown(page).locator("form");
  await expect(summary).toHaveText("Gemeinde auswählen");
  await summary.click();
  await expect(box).toBeVisible();
  const { x = -1, width = 0 } = (await box.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
  await expect(box.locator("option")).toHaveCount(97);
  await summary.click();
  await expect(box).toBeHidden();
  await summary.click();
  await chooseFromSelect(page, "Götzis");
  await page.waitForURL("/impressum");
  // Of the shared pages the front page knows the choice without script.
  await page.goto("/");
  await expect(summary).toHaveText("Götzis");
});

test("A click that comes before script is there opens the dropdown once it is", async ({ page }) => {
  await page.evaluate(() => document.addEventListener("opened", () => document.body.setAttribute("data-opened", "")));
  // No pointer went there before it.
  await findSummary(page).evaluate((element) => (element as HTMLElement).click());
  await expect(page.locator("body[data-opened]")).toBeAttached();
  await expect(findPlaceList(page)).toBeVisible();
});

test("A page that does not know the choice shows it as soon as the dropdown is used", async ({ page, portal }) => {
  await page.context().addCookies([{ name: "CurrentCity", value: "gotzis", url: portal.origin }]);
  await expect(findSummary(page)).toHaveText("Gemeinde auswählen");
  await wakeIsland(page, "municipality-dropdown");
  await expect(findSummary(page)).toHaveText("Götzis");
  await findSummary(page).click();
  await expect(findDropdown(page).getByRole("option", { name: "Götzis", exact: true })).toHaveAttribute("aria-selected", "true");
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

test("With script the dropdown opens by click and by key, says so each time, and closes by click outside and by Escape", async ({
  page,
}) => {
  await wakeIsland(page, "municipality-dropdown");
  const summary = findSummary(page);

  await test.step("emits opened each time it opens, and only then", async () => {
    await page.evaluate(() => {
      document.addEventListener("opened", () => {
        document.body.dataset.opened = String(Number(document.body.dataset.opened ?? 0) + 1);
      });
    });
    const opened = () => page.evaluate(() => document.body.dataset.opened);
    await summary.click();
    await expect.poll(opened).toBe("1");
    await summary.click();
    await expect(findPlaceList(page)).toBeHidden();
    await summary.click();
    await expect.poll(opened).toBe("2");
  });

  await test.step("closes on a click outside, but not on one inside", async () => {
    await findPlaceList(page).hover();
    await page.mouse.wheel(0, 200);
    await expect(findPlaceList(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(findPlaceList(page)).toBeHidden();
  });

  await test.step("closes on Escape and gives the focus back", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await expect(findPlaceList(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(findPlaceList(page)).toBeHidden();
    await expect.poll(() => focused(page)).toBe("Gemeinde auswählen");
  });
});

test("With script a reader finds a place by typing and by arrow keys, and chooses it by keyboard alone or with a click", async ({
  page,
}) => {
  await wakeIsland(page, "municipality-dropdown");
  const summary = findSummary(page);

  await test.step("by what is typed, and is told when there is none; the list is at most 13 rem high", async () => {
    await summary.click();
    await expect(findPlaceField(page)).toBeFocused();
    await expect(findPlaceList(page).getByRole("option")).toHaveCount(97);
    expect((await findPlaceList(page).boundingBox())?.height).toBe(13 * 16);
    await page.keyboard.type("st anton");
    await expect(findPlaceList(page).getByRole("option")).toHaveText(["St. Anton im Montafon"]);
    await findPlaceField(page).fill("xyz");
    await expect(findDropdown(page).getByRole("status")).toHaveText("Keine Gemeinde heißt so.");
    await findPlaceField(page).fill("");
    await page.keyboard.press("Escape");
    await expect(findPlaceList(page)).toBeHidden();
  });

  await test.step("by the arrow keys", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await expect(findPlaceField(page)).toBeFocused();
    for (const [key, expected] of [
      ["ArrowDown", "Alle Gemeinden"],
      ["ArrowDown", "Alberschwende"],
      ["ArrowUp", "Alle Gemeinden"],
      ["ArrowUp", "Alle Gemeinden"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => readActive(page), { message: key }).toBe(expected);
    }
  });

  await test.step("the browser keeps its own key combinations", async () => {
    // Awaited before the key is pressed: keys reach the page on a lane of their own and may overtake a script.
    await page.evaluate(() => {
      document.addEventListener("keydown", (event) => {
        if (event.key === "d") document.body.dataset.prevented = String(event.defaultPrevented);
      });
    });
    await page.keyboard.press("Control+d");
    await expect.poll(() => page.evaluate(() => document.body.dataset.prevented)).toBe("false");
  });

  await test.step("and comes back to the same page", async () => {
    await page.keyboard.type("lusten");
    await Promise.all([page.waitForResponse((response) => response.status() === 303), page.keyboard.press("Enter")]);
    await page.waitForURL("/impressum");
    await expect(summary).toHaveText("Lustenau");
    await chooseMunicipality(page, "Götzis");
    await expect(summary).toHaveText("Götzis");
  });
});
