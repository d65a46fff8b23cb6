/** Readers who have an account and meet the wall: they sign in over the page and read on, or are sold what they lack. */
import type { Page } from "playwright/test";
import { headerLink } from "#tests/support/journeys/account-calls.ts";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findDialog, findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import {
  findOffer,
  findOfferFrames,
  findWall,
  readCheckoutEvents,
  sendLogin,
  signInFromOffer,
  type WalledPost,
  waitForOffer,
  waitUntilDrawn,
} from "#tests/support/journeys/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

test.beforeEach(async ({ page, open, post, tracked }) => {
  // Analytics is listened to before the page is opened.
  expect(tracked).toEqual([]);
  await open(`${post.path}?von=hier`);
  await waitForOffer(page);
  await markPage(page);
});

/** A page that is loaded anew has no mark. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-same-page"));
const subscribe = (state: string) => createSubscriber(state, [createSubscription({ product: "plus" })]);

async function signInFromWall(page: Page, login: string): Promise<void> {
  const link = findWall(page).getByRole("link", { name: "Anmelden", exact: true });
  // The offer that has just come shortened the wall: for a moment the browser takes the link's new place for the frame's.
  await waitUntilDrawn(link);
  await link.click();
  await findDialogTitled(page, "Anmelden").waitFor();
  await sendLogin(page, login);
}

async function expectWhole(page: Page, post: WalledPost): Promise<void> {
  await page.getByText(post.paidWord).waitFor();
  for (const gone of [findWall(page), findOfferFrames(page), findDialog(page)]) await expect(gone).toHaveCount(0);
  await expect(page).toHaveURL(`${post.path}?von=hier`);
  expect(await isSamePage(page)).toBe(true);
}

test.describe("A reader with Plus", () => {
  test("signs in at the wall and reads on in the same page, with the focus at the rest, and hears of it", async ({
    page,
    portal,
    post,
    tracked,
  }) => {
    await signInFromWall(page, await subscribe(portal.state));
    await expectWhole(page, post);
    await page.locator("[role=status]", { hasText: "Du liest jetzt den ganzen Artikel." }).waitFor({ state: "attached" });
    await expect(page.locator("[data-paid]:focus")).toHaveCount(1);
    await headerLink(page, "Profil").waitFor();
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);

    // The page as it is served from now on.
    await page.reload();
    await expect(page.getByText(post.paidWord)).toBeVisible();
    await expect(findWall(page)).toHaveCount(0);
  });

  test("signs in from the offer, and reads on instead of paying", async ({ page, portal, post }) => {
    await signInFromOffer(page, await subscribe(portal.state));
    await expectWhole(page, post);
  });

  test("signs in from the header", async ({ page, portal, post }) => {
    await headerLink(page, "Anmelden").click();
    await findDialogTitled(page, "Anmelden").waitFor();
    await sendLogin(page, await subscribe(portal.state));
    await expectWhole(page, post);
  });
});

test.describe("A reader without Plus", () => {
  test("signs in at the wall, is not asked to sign in again, and has the offer without a question for an account", async ({
    page,
    portal,
    post,
    tracked,
  }) => {
    await signInFromWall(page, await createSubscriber(portal.state, []));
    await headerLink(page, "Profil").waitFor();
    const offer = findOffer(page);
    // The offer is made anew for who is known.
    await expect(offer.getByRole("button", { name: "Weiter zur Zahlung", exact: true })).toBeVisible();
    await expect(offer.getByRole("button", { name: "Ich habe ein Konto", exact: true })).toBeHidden();
    await expect(findWall(page).getByRole("link", { name: "Anmelden", exact: true })).toBeHidden();
    await expect(findOfferFrames(page)).toHaveCount(1);
    expect(await isSamePage(page)).toBe(true);
    expect(await page.content()).not.toContain(post.paidWord);
    expect(readCheckoutEvents(tracked)).toEqual([]);
  });

  test("signs in from the offer, and goes on to pay for what was chosen", async ({ page, portal }) => {
    const offer = findOffer(page);
    await offer.getByLabel("169 € im Jahr", { exact: true }).check();
    const login = await createSubscriber(portal.state, []);
    await signInFromOffer(page, login);
    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    const summary = await offer.locator("dl").innerText();
    expect(summary).toMatch(/Talblick Plus Premium, jährlich\s+169 € im Jahr/);
    expect(summary).toContain(`${login}@leserin.example`);
    await expect(findDialog(page)).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });
});
