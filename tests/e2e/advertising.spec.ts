/** Advertising as readers have it, and as staff book it, on a paper of its own. */
import type { Page } from "playwright/test";
import { allConsents } from "#app/domain/consent/change-consent.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";

test.use({ paperOptions: { variables: { ADVERTISING: "on" } } });

/** The campaigns that the page has told the portal of. */
function collectViews(page: Page): string[] {
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ad-views")) views.push(request.postData() ?? "");
  });
  return views;
}

/** How far a page has shifted under its reader's eyes. */
const watchShifts = () => {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
};
const readShift = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test("what is advertised is counted, and a network asked, only as the reader allows", { tag: "@slow" }, async ({
  openBrowser,
  paper,
}) => {
  const ownAd = (page: Page) => page.getByRole("complementary", { name: "Eigenanzeige: Talblick" });

  await test.step("after a second in view, once, and nothing moves", async () => {
    const page = await openBrowser({ baseURL: paper.origin });
    const views = collectViews(page);
    await page.addInitScript(watchShifts);
    await page.goto("/news/sport");
    const ad = ownAd(page);
    await expect(ad).toHaveCount(1);
    await page.waitForTimeout(1500);
    expect(views).toEqual([]);
    await ad.getByRole("link").evaluate((link) => link.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(400);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(1300);
    expect(views).toEqual([]);
    await ad.getByRole("link").evaluate((link) => link.scrollIntoView({ block: "center" }));
    await expect.poll(() => views).toHaveLength(1);
    await expect(ad.getByRole("img", { name: /Guten Morgen, Vorarlberg/ })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await ad.getByRole("link").evaluate((link) => link.scrollIntoView({ block: "center" }));
    await page.waitForTimeout(1500);
    expect(views).toHaveLength(1);
    // Letters that come late move by a hair; a picture without its room would move a tenth of the page.
    expect(await readShift(page)).toBeLessThan(0.01);
    await ad.getByRole("link").click();
    await expect(page).toHaveURL(/\/newsletter$/);
  });

  await test.step("without script it stands there, and leads on", async () => {
    const page = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
    await page.goto("/news/sport");
    await ownAd(page).getByRole("link").click();
    await expect(page).toHaveURL(/\/newsletter$/);
  });

  const place = "aside.ad-network";
  await test.step("who refuses has neither a network's room nor a request", async () => {
    const page = await openBrowser({ baseURL: paper.origin });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/news/kultur");
    await expect(page.locator(place)).toHaveCount(1);
    await expect(page.locator(place)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(800);
    expect(asked.filter((url) => /gpt\.js|\/anzeige\/rahmen/.test(url))).toEqual([]);
  });
  await test.step("who allows it has room from the beginning, and sees the creative without a shift when it comes near", async () => {
    const page = await openBrowser({ baseURL: paper.origin, consent: allConsents });
    await page.addInitScript(watchShifts);
    await page.goto("/news/kultur");
    const frame = page.locator(`${place} iframe`);
    expect(await frame.getAttribute("src")).toBeNull();
    const before = await page.locator(place).boundingBox();
    await page.locator(place).evaluate((ad) => ad.scrollIntoView({ block: "center" }));
    const creative = page.frameLocator(`${place} iframe`).frameLocator("iframe");
    await expect(creative.getByText("Muster einer Netzwerkanzeige")).toBeVisible();
    expect((await page.locator(place).boundingBox())?.height).toBe(before?.height);
    // Letters that come late move by a hair; a picture without its room would move a tenth of the page.
    expect(await readShift(page)).toBeLessThan(0.01);
  });
});

test.describe("With bidders", () => {
  test.use({ paperOptions: { variables: { ADVERTISING: "bidding" } } });

  test("the best bid goes to the network, with what the reader allows", async ({ openBrowser, paper }) => {
    const page = await openBrowser({ baseURL: paper.origin, consent: allConsents });
    // On a busy machine bidders may be late once, and the network is asked without them.
    await expect(async () => {
      const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/ads"));
      await page.goto("/news/kultur");
      await page.locator("aside.ad-network").evaluate((ad) => ad.scrollIntoView({ block: "center" }));
      expect((await asked).postDataJSON()).toMatchObject({
        unit: "/1/talblick/list",
        consent: "CPmuster",
        targeting: { hb_bidder: "muster-b", hb_pb: "1.50" },
      });
    }).toPass();
    const creative = page.frameLocator("aside.ad-network iframe").frameLocator("iframe");
    await expect(creative.getByText("Muster einer Netzwerkanzeige")).toBeVisible();
  });
});

test("a chief books a campaign, sees how it stands and its numbers, pauses and ends it", { tag: "@slow" }, async ({
  openBrowser,
  paper,
  page,
}) => {
  const chief = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(chief, paper, "chief");
  await chief.goto("/redaktion/anzeigen");
  await chief.getByRole("link", { name: /^Talblick \d/ }).click();
  await expect(chief.getByRole("img", { name: /Guten Morgen, Vorarlberg/ })).toHaveCount(2);
  const narrow = await chief.getByLabel(/^Schmales Bild/).inputValue();
  const wide = await chief.getByLabel(/^Breites Bild/).inputValue();
  await chief.goto("/redaktion/anzeigen/neu");

  await test.step("what is missing or does not fit is said, and nothing that was typed is lost", async () => {
    await chief.getByLabel("Wer wirbt").fill("Sennerei Probedorf");
    await chief.getByRole("button", { name: "Anlegen" }).click();
    await expect(chief.getByText("Wohin führt die Anzeige?")).toBeVisible();
    await expect(chief.getByLabel("Wer wirbt")).toHaveValue("Sennerei Probedorf");
    await chief.getByLabel("Link").fill("https://sennerei.example/");
    await chief.getByLabel("Was auf dem Bild steht").fill("Bergkäse");
    await chief.getByLabel(/^Schmales Bild/).fill(wide);
    const today = new Date().toISOString().slice(0, 10);
    await chief.getByLabel("Erster Tag").fill(today);
    await chief.getByLabel("Letzter Tag").fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await chief.getByLabel("Nur in diesen Ressorts").fill("politik");
    await chief.getByRole("button", { name: "Anlegen" }).click();
    await expect(chief.getByText("Das Bild muss 300 mal 250 Bildpunkte haben, oder ein Vielfaches davon.")).toBeVisible();
  });

  await test.step("it is there for readers of its section at once", async () => {
    await chief.getByLabel(/^Schmales Bild/).fill(narrow);
    await chief.getByLabel("Gewicht").fill("10");
    await chief.getByRole("button", { name: "Anlegen" }).click();
    await expect(chief.getByText("Angelegt: Die Kampagne läuft")).toBeVisible();
    await expect
      .poll(async () => {
        await page.goto("/news/politik");
        return page.getByRole("complementary", { name: /nzeige: / }).count();
      })
      .toBe(1);
  });

  await test.step("it is paused, goes on, and ends", async () => {
    await chief.getByRole("button", { name: "Anhalten" }).click();
    await expect(chief.getByText("Angehalten: Niemand sieht die Anzeige")).toBeVisible();
    await chief.getByRole("button", { name: "Fortsetzen" }).click();
    await expect(chief.getByText("Fortgesetzt: Die Anzeige erscheint wieder")).toBeVisible();
    await chief.getByText("Beenden", { exact: true }).click();
    await chief.getByRole("button", { name: "Ja, beenden" }).click();
    await expect(chief.getByText("Beendet: Niemand sieht die Anzeige mehr.")).toBeVisible();
    await chief.goto("/redaktion/anzeigen?stand=beendet");
    await expect(chief.getByRole("link", { name: /Sennerei Probedorf/ })).toBeVisible();
  });
});
