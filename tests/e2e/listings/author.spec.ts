/** From a byline to all that somebody wrote, and from the search to the same page. */
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

test("A reader without script opens who wrote an article, finds how to reach them, and reads on", {
  tag: "@no-script-mobile",
}, async ({ page, open, portal }) => {
  await open(await findStory(portal.origin, stories.free));
  await page.getByText("Von Talblick-Redaktion").getByRole("link", { name: "Talblick-Redaktion" }).click();
  await page.waitForURL("/autor/redaktion");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talblick-Redaktion");
  const contact = page.getByRole("list", { name: "Kontakt" });
  await expect(contact.getByRole("link", { name: "redaktion@talblick.example" })).toHaveAttribute(
    "href",
    "mailto:redaktion@talblick.example",
  );
  await expect(contact.getByRole("link", { name: "Feed (RSS)" })).toHaveAttribute("href", "/autor/redaktion/feed");
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("href", "/autor/redaktion/feed");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  const [first] = await titles.allInnerTexts();
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Weiter" }).click();
  await page.waitForURL("/autor/redaktion/page/2");
  await expect(page.getByText("Seite 2", { exact: true }).first()).toBeVisible();
  expect(await titles.allInnerTexts()).not.toContain(first);
  await titles.first().getByRole("link").click();
  await expect(page.getByText("Von Talblick-Redaktion").getByRole("link")).toHaveAttribute("href", "/autor/redaktion");
});

test("A name that is typed leads to the author, with face and words", { tag: "@mobile" }, async ({ page }) => {
  await page.goto("/suche");
  const field = page.getByRole("combobox", { name: "Suchbegriff" });
  await expect(async () => {
    await field.fill("");
    await field.fill("bertsch");
    await page.getByRole("option", { name: /Redaktion\s*Lea Bertsch|Lea Bertsch\s*Redaktion/ }).click({ timeout: 2000 });
  }).toPass();
  await page.waitForURL("/autor/lea-bertsch");
  await expect(page.getByRole("heading", { level: 1, name: "Lea Bertsch" })).toBeVisible();
  await expect(page.getByText("Leiterin Politik")).toBeVisible();
  const face = page.getByRole("img", { name: "Porträt von Lea Bertsch" });
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(320);
});
