/** Readers whose subscription opens nothing, and those for whom the wall is not: each on a page as the portal serves it. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openComfortably, signIn } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import { findWall, openBrowser, publishPost, type WalledPost, waitForOffer } from "../../support/paywall-journeys.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
let browser: Browser;
let page: Page;
let post: WalledPost;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [post, page] = await Promise.all([publishPost(state), openBrowser(browser, origin)]);
});
afterEach(() => page.context().close());

describe.each([
  { who: "Paul, whose Plus is over,", login: "paul" },
  { who: "Dieter, who has Pur,", login: "dieter" },
  { who: "Olga, who has Pur from the app,", login: "olga" },
])("$who", ({ login }) => {
  test("meets the wall, which knows who it is, and an offer that needs no further login", async () => {
    await signIn(page, origin, login);
    await openComfortably(page, post.path);
    expect(await findWall(page).textContent()).toContain("Du bist angemeldet.");
    expect(await findWall(page).getByRole("link", { name: "Anmelden" }).count()).toBe(0);
    const offer = await waitForOffer(page);
    await offer.getByRole("button", { name: "Weiter zur Zahlung" }).waitFor();
    expect(await offer.getByRole("group").count()).toBe(2);
    expect(await page.content()).not.toContain(post.paidWord);
  });
});

describe.each([
  { who: "Bernhard, who has Plus,", login: "bernhard" },
  { who: "Claudia, who has Plus Premium,", login: "claudia" },
])("$who", ({ login }) => {
  test("reads the whole post, and no provider hears of it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await signIn(page, origin, login);
    await openComfortably(page, post.path);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    expect(await findWall(page).count()).toBe(0);
    expect(asked.filter((url) => url.startsWith(inject("paywallOrigin")))).toEqual([]);
  });
});

test("A search engine reads the whole post; the next reader of the same address meets the wall", async () => {
  const crawler = await openBrowser(browser, origin, { userAgent: GOOGLEBOT, javaScriptEnabled: false });
  await crawler.goto(post.path);
  expect(await crawler.getByText(post.paidWord).isVisible()).toBe(true);
  expect(await findWall(crawler).count()).toBe(0);
  await crawler.context().close();

  await page.goto(post.path);
  expect(await findWall(page).isVisible()).toBe(true);
  expect(await page.content()).not.toContain(post.paidWord);
});

test("What search engines are told of a cut post is its real markup", async () => {
  await page.goto(post.path);
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  const article = texts.map((text) => JSON.parse(text)).find((one) => one["@type"] === "NewsArticle");
  expect(article).toMatchObject({ isAccessibleForFree: false, hasPart: { isAccessibleForFree: false, cssSelector: ".paid" } });
  const paid = page.locator(article.hasPart.cssSelector);
  expect([await paid.count(), await paid.locator("[data-wall]").count()]).toEqual([1, 1]);
});
