/** Readers whose subscription opens nothing, and those for whom the wall is not: each on a page as the portal serves it. */
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findWall, waitForOffer } from "#tests/support/journeys/paywall-journeys.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

for (const { who, login } of [
  { who: "Paul, whose Plus is over,", login: "paul" },
  { who: "Dieter, who has Pur,", login: "dieter" },
  { who: "Olga, who has Pur from the app,", login: "olga" },
]) {
  test(`${who} meets the wall, which knows who it is, and an offer that needs no further login`, async ({
    page,
    open,
    signedInAs,
    post,
  }) => {
    await signedInAs(login);
    await open(post.path);
    await expect(findWall(page)).toContainText("Du bist angemeldet.");
    await expect(findWall(page).getByRole("link", { name: "Anmelden" })).toHaveCount(0);
    const offer = await waitForOffer(page);
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).waitFor();
    await expect(offer.getByRole("group")).toHaveCount(2);
    expect(await page.content()).not.toContain(post.paidWord);
  });
}

for (const { who, login } of [
  { who: "Bernhard, who has Plus,", login: "bernhard" },
  { who: "Claudia, who has Plus Premium,", login: "claudia" },
]) {
  test(`${who} reads the whole post, and no provider hears of it`, async ({ page, open, portal, signedInAs, post }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await signedInAs(login);
    await open(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();
    await expect(findWall(page)).toHaveCount(0);
    expect(asked.filter((url) => url.startsWith(portal.paywallOrigin))).toEqual([]);
  });
}

test("A search engine reads the whole post; the next reader of the same address meets the wall", async ({
  page,
  openBrowser,
  post,
}) => {
  const crawler = await openBrowser({ userAgent: GOOGLEBOT, javaScriptEnabled: false });
  await crawler.goto(post.path);
  await expect(crawler.getByText(post.paidWord)).toBeVisible();
  await expect(findWall(crawler)).toHaveCount(0);

  await page.goto(post.path);
  await expect(findWall(page)).toBeVisible();
  expect(await page.content()).not.toContain(post.paidWord);
});

test("What search engines are told of a cut post is its real markup", async ({ page, post }) => {
  await page.goto(post.path);
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  const article = texts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "NewsArticle");
  expect(article).toMatchObject({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false, cssSelector: ".paid" } });
  const paid = page.locator(article.hasPart.cssSelector);
  expect([await paid.count(), await paid.locator("[data-wall]").count()]).toEqual([1, 1]);
});
