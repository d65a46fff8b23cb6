/** What readers come for, with and without script, on a phone and at a desk. */
import type { Page } from "playwright/test";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { findStory, stories } from "../support/page-kinds.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");

const readers = [
  { reader: "A reader with script at 390 px", hasScript: true, width: widths.mobile },
  { reader: "A reader with script at 1280 px", hasScript: true, width: widths.desktop },
  { reader: "A reader without script at 390 px", hasScript: false, width: widths.mobile },
  { reader: "A reader without script at 1280 px", hasScript: false, width: widths.desktop },
];

describe.each(readers)("$reader", ({ hasScript, width }) => {
  let page: Page;

  test.beforeEach(async () => {
    page = await openPage(browser, origin, { javaScriptEnabled: hasScript, viewport: { width, height: 844 } });
  });
  test.afterEach(() => page.context().close());

  async function open(path: string): Promise<void> {
    await page.goto(path);
    if (hasScript) await waitForComfort(page);
  }

  /** The navigation is a bar at a desk and behind a button on a phone. */
  async function followNavigation(title: string): Promise<void> {
    if (width < 1024) await page.getByRole("button", { name: "Menü", exact: true }).click();
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: title, exact: true }).click();
  }

  test("opens the front page and reads its first story", async () => {
    await open("/");
    const lead = page.getByRole("region", { name: "Das Wichtigste" }).locator("a:not([data-external])").first();
    const title = (await lead.textContent()) ?? "";
    await lead.click();
    await page.waitForURL(/\/[\w%-]+\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await page.locator("[data-content] p").count()).toBeGreaterThan(0);
    expect(await page.title()).toContain(title);
  });

  test("follows a topic from a story", async () => {
    await open(await findStory(origin, stories.free));
    await page.getByRole("list", { name: "Themen dieses Beitrags" }).getByRole("link", { name: "Kriminalität" }).click();
    await page.waitForURL("/themen/kriminalitaet");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kriminalität");
    expect(await page.locator("[data-listing] > li").count()).toBeGreaterThan(1);
  });

  test("finds the topics in the navigation and opens one", async () => {
    await open("/");
    await followNavigation("Themen");
    await page.waitForURL("/themen");
    await page.getByRole("main").getByRole("link", { name: "Bodensee", exact: true }).click();
    await page.waitForURL("/themen/bodensee");
    await expect(page.getByRole("main")).toContainText("Drei Länder, ein See");
  });

  test("chooses a municipality, finds its news on the front page and takes the choice back", async () => {
    await open("/");
    const dropdown = page.getByRole("banner").locator("details");
    await dropdown.locator("summary").click();
    await dropdown.getByRole("button", { name: "Götzis", exact: true }).click();
    await page.waitForURL("/");
    const local = page.getByRole("main").locator('h2 a[href="/gemeinde/gotzis"]');
    await expect(local).toHaveText("Götzis");
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "CurrentCity", value: "gotzis", path: "/" });
    await expect(dropdown.locator("summary")).toHaveText("Götzis");

    if (hasScript) await waitForComfort(page);
    await dropdown.locator("summary").click();
    await expect(dropdown.getByRole("button", { name: "Götzis", exact: true })).toHaveAttribute("aria-current", "true");
    await dropdown.getByRole("button", { name: "Alle Gemeinden" }).click();
    await page.waitForURL("/");
    await expect(local).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("goes from the list of municipalities to one of them", async () => {
    await open("/gemeinde/gemeinde");
    await page.getByRole("main").getByRole("link", { name: "St. Gallenkirch" }).click();
    await page.waitForURL("/gemeinde/st-gallenkirch");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("St. Gallenkirch");
    expect(await page.locator("[data-listing] > li").count()).toBeGreaterThan(0);
  });

  test("choosing a municipality on another one's page leads to the page of the new one", async () => {
    await open("/gemeinde/dornbirn");
    const dropdown = page.getByRole("banner").locator("details");
    await dropdown.locator("summary").click();
    await dropdown.getByRole("button", { name: "Lustenau", exact: true }).click();
    await page.waitForURL("/gemeinde/lustenau");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lustenau");
  });

  test("comes to the text with the skip link, by keyboard alone", async () => {
    await open("/");
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: "Zum Inhalt" });
    expect(await skipLink.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await skipLink.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("/#inhalt");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("inhalt");
  });

  test("reads a standing page", async () => {
    await open("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await page.waitForURL("/impressum");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
    await expect(page.getByRole("main")).toContainText("Unternehmensgegenstand: Herausgabe digitaler Medien");
  });

  test("at an address that does not exist is told so and led back to the front page", async () => {
    const response = await page.goto("/gibt-es-nicht");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Seite nicht gefunden.");
    await expect(page.getByRole("main")).toContainText("Die angeforderte Seite wurde leider nicht gefunden.");
    await page.getByRole("link", { name: "zurück zur Startseite!", exact: true }).click();
    await page.waitForURL("/");
  });

  test("sees the offer instead of the paid text of a premium post", async () => {
    await open(await findStory(origin, stories.premium));
    await expect(page.getByRole("heading", { name: "Hier geht es mit Plus weiter" })).toBeVisible();
    const html = await page.content();
    expect(html).toContain("Sie hat 38 Jahre lang Mathematik unterrichtet");
    expect(html).not.toContain("Stofftasche mit dem Wappen ihrer alten Schule");
    expect(html).not.toContain("war auch mein Satz");
  });
});

describe.each([true, false])("On a phone, with script: %s", (hasScript) => {
  test("the menu opens over the page and closes with Escape and with its button", async () => {
    const page = await openPage(browser, origin, {
      javaScriptEnabled: hasScript,
      viewport: { width: widths.mobile, height: 844 },
    });
    await page.goto("/");
    const menu = page.locator("#menu");
    const opener = page.getByRole("button", { name: "Menü", exact: true });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    expect(await menu.getByRole("link").count()).toBeGreaterThanOrEqual(10);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await page.getByRole("button", { name: "Menü schließen" }).click();
    await expect(menu).toBeHidden();
    await page.context().close();
  });
});

test("Googlebot gets the whole text of a premium post and no offer", async () => {
  const path = await findStory(origin, stories.premium);
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const html = await (await fetch(`${origin}${path}`, { headers: { "user-agent": userAgent } })).text();
  expect(html).toContain("Stofftasche mit dem Wappen ihrer alten Schule");
  expect(html).toContain("war auch mein Satz");
  expect(html).not.toContain("data-wall");
});

test("a reader after Googlebot still gets only the free part", async () => {
  const path = await findStory(origin, stories.premium);
  await fetch(`${origin}${path}`, { headers: { "user-agent": "Googlebot/2.1" } });
  const html = await (await fetch(`${origin}${path}`)).text();
  expect(html).toContain("data-wall");
  expect(html).not.toContain("Stofftasche mit dem Wappen ihrer alten Schule");
});
