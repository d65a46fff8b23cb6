/** Readers who have an account and meet the wall: they sign in over the page and read on, or are sold what they lack. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { headerLink } from "../../support/account-calls.ts";
import { findDialog, openComfortably } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import {
  collectTracking,
  countOffers,
  findOffer,
  findWall,
  openBrowser,
  publishPost,
  readCheckoutEvents,
  sendLogin,
  type WalledPost,
  waitForOffer,
  waitUntilDrawn,
} from "../../support/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "../../support/subscribers.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
let browser: Browser;
let page: Page;
let post: WalledPost;
let tracked: Record<string, unknown>[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [post, page] = await Promise.all([publishPost(state), openBrowser(browser, origin)]);
  tracked = await collectTracking(page);
  await openComfortably(page, `${post.path}?von=hier`);
  await waitForOffer(page);
  await markPage();
});
afterEach(() => page.context().close());

/** A page that is loaded anew has no mark. */
const markPage = () => page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
const isSamePage = () => page.evaluate(() => document.documentElement.hasAttribute("data-same-page"));
const subscribe = () => createSubscriber(state, [createSubscription({ product: "plus" })]);

async function signInFromWall(login: string): Promise<void> {
  const link = findWall(page).getByRole("link", { name: "Anmelden", exact: true });
  // The offer that has just come shortened the wall: for a moment the browser takes the link's new place for the frame's.
  await waitUntilDrawn(link);
  await link.click();
  await page.getByRole("dialog", { name: "Anmelden", exact: true }).waitFor();
  await sendLogin(page, login);
}

async function expectWhole(): Promise<void> {
  await page.getByText(post.paidWord).waitFor();
  expect([await findWall(page).count(), await countOffers(page), await findDialog(page).count()]).toEqual([0, 0, 0]);
  expect([await isSamePage(), page.url()]).toEqual([true, `${origin}${post.path}?von=hier`]);
}

describe("A reader with Plus", () => {
  test("signs in at the wall and reads on in the same page, with the focus at the rest, and hears of it", async () => {
    await signInFromWall(await subscribe());
    await expectWhole();
    await page.locator("[role=status]", { hasText: "Du liest jetzt den ganzen Artikel." }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-paid"))).toBe(true);
    await headerLink(page, "Profil").waitFor();
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);

    // The page as it is served from now on.
    await page.reload();
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    expect(await findWall(page).count()).toBe(0);
  });

  test("signs in from the offer, and reads on instead of paying", async () => {
    await findOffer(page).getByRole("button", { name: "Ich habe ein Konto" }).click();
    await page.locator("dialog[open] [data-dialog=SimpleLogin]").waitFor();
    await sendLogin(page, await subscribe());
    await expectWhole();
  });

  test("signs in from the header", async () => {
    await headerLink(page, "Anmelden").click();
    await page.getByRole("dialog", { name: "Anmelden", exact: true }).waitFor();
    await sendLogin(page, await subscribe());
    await expectWhole();
  });
});

describe("A reader without Plus", () => {
  test("signs in at the wall, is not asked to sign in again, and has the offer without a question for an account", async () => {
    await signInFromWall(await createSubscriber(state, []));
    await headerLink(page, "Profil").waitFor();
    const offer = findOffer(page);
    const hasButton = (name: string) => offer.getByRole("button", { name, exact: true }).isVisible();
    // The offer is made anew for who is known.
    await expect
      .poll(async () => [await hasButton("Weiter zur Zahlung"), await hasButton("Ich habe ein Konto")])
      .toEqual([true, false]);
    expect(await findWall(page).getByRole("link", { name: "Anmelden", exact: true }).isVisible()).toBe(false);
    expect([await countOffers(page), await isSamePage()]).toEqual([1, true]);
    expect(await page.content()).not.toContain(post.paidWord);
    expect(readCheckoutEvents(tracked)).toEqual([]);
  });

  test("signs in from the offer, and goes on to pay for what was chosen", async () => {
    const offer = findOffer(page);
    await offer.getByLabel("169 € im Jahr", { exact: true }).check();
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await page.locator("dialog[open] [data-dialog=SimpleLogin]").waitFor();
    const login = await createSubscriber(state, []);
    await sendLogin(page, login);
    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    const summary = await offer.locator("dl").innerText();
    expect(summary).toMatch(/Talblick Plus Premium, jährlich\s+169 € im Jahr/);
    expect(summary).toContain(`${login}@leserin.example`);
    expect([await findDialog(page).count(), await isSamePage()]).toEqual([0, true]);
  });
});
