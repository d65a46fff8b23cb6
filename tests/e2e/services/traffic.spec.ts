/** Traffic: from the map to the list, by road, and when there is something else by now. */
import { expect, test } from "#tests/support/journeys/journeys.ts";

test("a reader finds a report by the map and by its road, and hears of new ones", async ({ page, open }) => {
  await page.clock.install();
  await open("/verkehr");
  const items = page.locator("main ol > li");
  const count = await items.count();
  expect(count).toBeGreaterThan(2);

  await test.step("a number of the map leads to its report", async () => {
    await page.locator('svg a[href="#meldung-2"]').click();
    await expect(page).toHaveURL(/#meldung-2$/);
    await expect(page.locator("#meldung-2")).toBeInViewport();
  });

  await test.step("new reports are announced, and nothing moves", async () => {
    await page.route("**/graphql", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"revision":"[^"]*"/, '"revision":"another"') });
    });
    await page.clock.fastForward(70_000);
    await expect(page.getByRole("status").filter({ hasText: "Die Meldungen haben sich geändert." })).toBeVisible();
    await expect(items).toHaveCount(count);
  });

  await test.step("a road narrows list and map within the page, and the count is announced", async () => {
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await page.getByLabel("Straße").selectOption("A14");
    await expect(page).toHaveURL(/\/verkehr\?strasse=A14$/);
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["A14: Unfall"]);
    await expect(page.locator("svg a")).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: `1 von ${count} Meldungen` })).toHaveCount(1);
    await page.getByRole("link", { name: "Alle Meldungen zeigen" }).click();
    await expect(items).toHaveCount(count);
    await expect(page.getByLabel("Straße")).toHaveValue("");
    await expect(page.locator("html[data-same-page]")).toHaveCount(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks for the page", async ({ page, open }) => {
    await open("/verkehr");
    await page.getByLabel("Straße").selectOption("A14");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/strasse=A14/);
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["A14: Unfall"]);
    await expect(page.getByLabel("Straße")).toHaveValue("A14");
  });
});
