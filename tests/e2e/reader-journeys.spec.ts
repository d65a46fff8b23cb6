/** What readers come for, with and without script, on a phone, where most of them are. */
import type { Page } from "playwright/test";
import { chooseMunicipality, findDropdown } from "#tests/support/journeys/choose-municipality.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const onAPhone = { tag: ["@mobile", "@no-script-mobile"] };

test.describe("A reader", onAPhone, () => {
  /** The navigation is a bar, which scrolls on a phone. */
  async function followNavigation(page: Page, title: string): Promise<void> {
    await page.getByRole("navigation", { name: "Ressorts" }).getByRole("link", { name: title, exact: true }).click();
  }

  test("opens the front page and reads its first story", async ({ page, open }) => {
    await open("/");
    const lead = page.getByRole("region", { name: "Das Wichtigste" }).locator("a:not([data-external])").first();
    const title = (await lead.textContent()) ?? "";
    await lead.click();
    await page.waitForURL(/\/[\w%-]+\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[data-content] p").first()).toBeVisible();
    expect(await page.title()).toContain(title);
  });

  test("follows a topic from a story", async ({ page, open, portal }) => {
    await open(await findStory(portal.origin, stories.free));
    await page.getByRole("list", { name: "Themen dieses Beitrags" }).getByRole("link", { name: "Kriminalität" }).click();
    await page.waitForURL("/themen/kriminalitaet");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kriminalität");
    await expect(page.locator("[data-listing] > li").nth(1)).toBeAttached();
  });

  test("finds the topics in the navigation and opens one", async ({ page, open }) => {
    await open("/");
    await followNavigation(page, "Themen");
    await page.waitForURL("/themen");
    await page
      .getByRole("region", { name: "Alle Themen von A bis Z" })
      .getByRole("link", { name: "Bodensee", exact: true })
      .click();
    await page.waitForURL("/themen/bodensee");
    await expect(page.getByRole("main")).toContainText("Drei Länder, ein See");
  });

  test("chooses a municipality, finds its news on the front page and takes the choice back", async ({ page, open }) => {
    await open("/");
    const dropdown = findDropdown(page);
    await expect(page.getByRole("main").getByRole("link", { name: "Gemeinde auswählen" })).toHaveAttribute("href", "#gemeinden");
    await chooseMunicipality(page, "Götzis");
    await page.waitForURL("/");
    const local = page.getByRole("main").locator('h2 a[href="/gemeinde/gotzis"]');
    await expect(local).toHaveText("Deine Gemeinde: Götzis");
    // Right below the lead.
    await expect(page.getByRole("main").locator("h2 a[href^='/gemeinde/'], h2 a[href^='/news/']").first()).toHaveText(
      "Deine Gemeinde: Götzis",
    );
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "CurrentCity", value: "gotzis", path: "/" });
    await expect(dropdown.locator("summary")).toHaveText("Götzis");

    await open("/");
    await page.getByRole("link", { name: "Gemeinde ändern" }).click();
    await expect(dropdown).toHaveAttribute("open");
    await dropdown.locator("summary").click();
    await chooseMunicipality(page, "Alle Gemeinden");
    await page.waitForURL((url) => url.pathname === "/");
    await expect(local).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("goes from the list of municipalities to one of them", async ({ page, open }) => {
    await open("/gemeinde/gemeinde");
    await page.getByRole("main").getByRole("link", { name: "St. Gallenkirch" }).click();
    await page.waitForURL("/gemeinde/st-gallenkirch");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("St. Gallenkirch");
    await expect(page.locator("[data-listing] > li").first()).toBeAttached();
  });

  test("choosing a municipality on another one's page leads to the page of the new one", async ({ page, open }) => {
    await open("/gemeinde/dornbirn");
    await chooseMunicipality(page, "Lustenau");
    await page.waitForURL("/gemeinde/lustenau");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lustenau");
  });

  test("comes to the text with the skip link, by keyboard alone", async ({ page, open }) => {
    await open("/");
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: "Zum Inhalt" });
    await expect(skipLink).toBeFocused();
    const box = await skipLink.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("/#inhalt");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("inhalt");
  });

  test("reads a standing page", async ({ page, open }) => {
    await open("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await page.waitForURL("/impressum");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
    await expect(page.getByRole("main")).toContainText("Unternehmensgegenstand: Herausgabe digitaler Medien");
  });

  test("at an address that does not exist is told so and led back to the front page", async ({ page }) => {
    const response = await page.goto("/gibt-es-nicht");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Seite nicht gefunden.");
    await expect(page.getByRole("main")).toContainText("Die angeforderte Seite wurde leider nicht gefunden.");
    await page.getByRole("link", { name: "zurück zur Startseite!", exact: true }).click();
    await page.waitForURL("/");
  });

  test("sees the offer instead of the paid text of a premium post", async ({ page, open, portal }) => {
    await open(await findStory(portal.origin, stories.premium));
    await expect(page.getByRole("heading", { name: "Hier geht es mit Plus weiter" })).toBeVisible();
    const html = (await page.content()).replaceAll("&nbsp;", " ");
    expect(html).toContain("Sie hat 38 Jahre lang Mathematik unterrichtet");
    expect(html).not.toContain("Stofftasche mit dem Wappen ihrer alten Schule");
    expect(html).not.toContain("war auch mein Satz");
  });
});

test("On a phone the menu opens over the page and closes with Escape and with its button", onAPhone, async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Hauptnavigation" });
  const opener = page.getByRole("button", { name: "Menü", exact: true });
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu).toBeVisible();
  expect(await menu.getByRole("link").count()).toBeGreaterThanOrEqual(10);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole("button", { name: "Menü schließen" }).click();
  await expect(menu).toBeHidden();
});

test("Googlebot gets the whole text of a premium post and no offer", async ({ portal }) => {
  const path = await findStory(portal.origin, stories.premium);
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const html = await (await fetch(`${portal.origin}${path}`, { headers: { "user-agent": userAgent } })).text();
  expect(html).toContain("Stofftasche mit dem Wappen ihrer alten Schule");
  expect(html).toContain("war auch mein Satz");
  expect(html).not.toContain("data-wall");
});

test("a reader after Googlebot still gets only the free part", async ({ portal }) => {
  const path = await findStory(portal.origin, stories.premium);
  await fetch(`${portal.origin}${path}`, { headers: { "user-agent": "Googlebot/2.1" } });
  const html = await (await fetch(`${portal.origin}${path}`)).text();
  expect(html).toContain("data-wall");
  expect(html).not.toContain("Stofftasche mit dem Wappen ihrer alten Schule");
});
