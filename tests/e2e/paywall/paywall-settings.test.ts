/** What the newsroom can set for a post: an offer over the page, at the press of a button, or on a post that is free. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openComfortably } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import {
  cards,
  collectTracking,
  countOffers,
  fillInPayment,
  findWall,
  openBrowser,
  order,
  publishPost,
  readCheckoutEvents,
  sendLogin,
  type WalledPost,
  waitForOffer,
  waitForOnboarding,
} from "../../support/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "../../support/subscribers.ts";
import { waitForComfort } from "../../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const providersAddresses = `${inject("paywallOrigin")}/**`;
let browser: Browser;
let page: Page;
let tracked: Record<string, unknown>[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openBrowser(browser, origin);
  tracked = await collectTracking(page);
});
afterEach(() => page.context().close());

const hasLoaded = (one: Page) =>
  one.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/xbuilder/")));

describe("An offer over the page", () => {
  const modal = (one: Page) => one.locator("dialog[data-provider=paywall][open]");
  let post: WalledPost;
  beforeEach(async () => {
    post = await publishPost(state, { meta: { piPaywallAsModal: true } });
  });

  test("closed with Escape leads back to where the reader came from, and is tracked as cancelled", async () => {
    await openComfortably(page, "/impressum");
    await page.goto(post.path);
    await waitForOffer(page);
    expect([await modal(page).count(), await page.locator("#paywall-offer iframe").count()]).toEqual([1, 0]);
    await page.keyboard.press("Escape");
    await page.waitForURL(`${origin}/impressum`);
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
  });

  test("closed by its button in a tab that has no history leads to the front page", async () => {
    await openComfortably(page, "/impressum");
    const opening = page.context().waitForEvent("page");
    await page.evaluate((path) => void open(path, "_blank", "noopener"), post.path);
    const tab = await opening;
    const offer = await waitForOffer(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await offer.getByRole("button", { name: "Angebot schließen" }).click();
    await tab.waitForURL(`${origin}/`);
  });

  test("is gone once a reader with Plus has signed in from it, and the page is whole", async () => {
    await page.goto(post.path);
    const offer = await waitForOffer(page);
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await page.locator("dialog.modal[open] [data-dialog=SimpleLogin]").waitFor();
    await signIn();
    await page.getByText(post.paidWord).waitFor();
    expect([await page.locator("dialog[open]").count(), new URL(page.url()).pathname]).toEqual([0, post.path]);
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);
  });

  test("is where a reader pays as well", async () => {
    await page.goto(post.path);
    const offer = await waitForOffer(page);
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await page.locator("dialog.modal[open] [data-dialog=SimpleLogin]").waitFor();
    await signIn([]);
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(readCheckoutEvents(tracked)).toEqual([]);
  });

  async function signIn(subscriptions = [createSubscription({ product: "plus" })]): Promise<void> {
    const login = await createSubscriber(state, subscriptions);
    const form = page.locator("dialog.modal[open] form");
    await form.getByLabel("E-Mail oder Benutzername", { exact: true }).fill(login);
    await form.getByLabel("Passwort", { exact: true }).fill("talblick-demo");
    await form.getByRole("button", { name: "Anmelden", exact: true }).click();
  }
});

describe("An offer at the press of a button", () => {
  let post: WalledPost;
  const button = () => page.getByRole("button", { name: "Angebote ansehen", exact: true });
  beforeEach(async () => {
    post = await publishPost(state, { meta: { piTriggerManual: true } });
  });

  test("asks the provider for nothing before, comes then, and can be had again after it was closed", async () => {
    await openComfortably(page, post.path);
    await button().waitFor();
    expect([await findWall(page).isVisible(), await hasLoaded(page), await countOffers(page)]).toEqual([true, false, 0]);
    await button().click();
    const offer = await waitForOffer(page);
    expect(await button().isVisible()).toBe(false);

    await offer.getByRole("button", { name: "Angebot schließen" }).click();
    await button().waitFor();
    expect([await countOffers(page), await page.locator("#paywall-offer").isVisible()]).toEqual([0, false]);
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
    await button().click();
    await waitForOffer(page);
  });

  test("is said not to be there when the provider is not, and tried again with the next press", async () => {
    await page.route(providersAddresses, (route) => route.abort());
    await openComfortably(page, post.path);
    await button().click();
    await page.getByText("Die Angebote lassen sich gerade nicht laden.").waitFor();
    await page.unroute(providersAddresses);
    await button().click();
    await waitForOffer(page);
  });
});

describe("A promotion on a free post", () => {
  test.each([
    { where: "after the block that the newsroom named", variables: [{ key: "paywallPos", value: "1" }], before: 1 },
    { where: "at the end where none is named", variables: [], before: 4 },
  ])("stands $where, and takes nothing from the text", async ({ variables, before }) => {
    const post = await publish(variables);
    await openComfortably(page, post.path);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    const offer = await waitForOffer(page);
    expect(await offer.getByRole("heading", { level: 1 }).textContent()).toBe("Dein Abo für die ganze Region");
    expect(await findWall(page).getByRole("heading").textContent()).toBe("Mehr davon mit Plus");
    const paragraphs = page.locator("article p", { hasText: /Hier beginnt|zweite Absatz|geht es weiter|Geschichte aus/ });
    const isBefore = await paragraphs.evaluateAll((all) =>
      all.map((one) => {
        const promotion = document.querySelector("[data-promotion]");
        return promotion !== null && (one.compareDocumentPosition(promotion) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      }),
    );
    expect(isBefore).toEqual([1, 2, 3, 4].map((position) => position <= before));
  });

  test("disappears for who signs in and has Plus already, and comes no more", async () => {
    const post = await publish([]);
    await openComfortably(page, post.path);
    const offer = await waitForOffer(page);
    await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
    await page.locator("dialog[open] [data-dialog=SimpleLogin]").waitFor();
    await sendLogin(page, await createSubscriber(state, [createSubscription({ product: "plus" })]));
    await page.locator("[data-promotion]").waitFor({ state: "hidden" });
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);
    await page.reload();
    await waitForComfort(page);
    expect(await page.locator("[data-promotion]").count()).toBe(0);
  });

  const publish = (piVariables: { key: string; value: string }[]) =>
    publishPost(state, { isPremium: false, freeBlockCount: null, meta: { piTag: "promotion", piVariables } });
});
