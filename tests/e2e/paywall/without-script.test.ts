/** Without script the wall is a text with links, and each of them leads somewhere that works. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { launchBrowser, widths } from "../../support/browser.ts";
import { findWall, openBrowser, publishPost, sendLogin, type WalledPost } from "../../support/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "../../support/subscribers.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
let browser: Browser;
let page: Page;
let post: WalledPost;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const viewport = { width: widths.mobile, height: 844 };
  [post, page] = await Promise.all([publishPost(state), openBrowser(browser, origin, { javaScriptEnabled: false, viewport })]);
});
afterEach(() => page.context().close());

const follow = (name: string) => findWall(page).getByRole("link", { name, exact: true }).click();
const readAddress = () => new URL(page.url()).pathname;

describe("A reader without script", () => {
  test("reads the free part and the wall, and no place is held for an offer that cannot come", async () => {
    await page.goto(post.path);
    expect(await page.getByText(post.freeWord).isVisible()).toBe(true);
    expect(await findWall(page).isVisible()).toBe(true);
    expect(await page.locator("#paywall-offer").isVisible()).toBe(false);
    expect(await page.getByRole("main").getByRole("button", { name: "Angebote ansehen" }).count()).toBe(0);
    expect(await page.content()).not.toContain(post.paidWord);
  });

  test("who has Plus signs in from the wall, and the post is whole", async () => {
    await page.goto(post.path);
    await follow("Anmelden");
    await sendLogin(page, await createSubscriber(state, [createSubscription({ product: "plus" })]));
    await page.waitForURL(`${origin}${post.path}`);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    expect(await findWall(page).count()).toBe(0);
  });

  test("who has no subscription signs in, and comes back to a wall that says so and leads to the offers", async () => {
    await page.goto(post.path);
    await follow("Anmelden");
    await sendLogin(page, await createSubscriber(state, []));
    await page.waitForURL(`${origin}${post.path}`);
    expect(await findWall(page).textContent()).toContain("Zu deinem Konto gehört kein Plus-Abo.");
    expect(await page.content()).not.toContain(post.paidWord);
    await follow("Abo ansehen");
    expect(readAddress()).toBe("/abo");
    await page.getByRole("link", { name: "Zurück zum Artikel" }).click();
    expect(readAddress()).toBe(post.path);
  });

  test("finds the way in with a print card, and says who they are there", async () => {
    await page.goto(post.path);
    await follow("Mit der Abokarte weiterlesen");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Abokarte aktivieren");
    await page.getByLabel("Abonummer", { exact: true }).fill("40010003");
    expect(new URL(page.url()).searchParams.get("returnTo")).toBe(post.path);
  });

  test("whom a promotion meets has its links as well", async () => {
    const promoted = await publishPost(state, { isPremium: false, freeBlockCount: null, meta: { piTag: "promotion" } });
    await page.goto(promoted.path);
    expect(await page.getByText(promoted.paidWord).isVisible()).toBe(true);
    await follow("Abo ansehen");
    expect(readAddress()).toBe("/abo");
  });
});
