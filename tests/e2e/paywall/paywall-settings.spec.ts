/** What the newsroom can set for a post: an offer over the page, at the press of a button, or on a post that is free. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findDialog } from "#tests/support/journeys/dialogs.ts";
import {
  cards,
  fillInPayment,
  findOfferFrames,
  findWall,
  order,
  readCheckoutEvents,
  signInFromModalOffer,
  signInFromOffer,
  waitForOffer,
  waitForOnboarding,
} from "#tests/support/journeys/paywall-journeys.ts";
import { readTab } from "#tests/support/journeys/wait-for-comfort.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

const hasLoaded = (one: Page) =>
  one.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/xbuilder/")));

test.describe("An offer over the page", () => {
  const findModal = (page: Page) => page.locator("dialog[data-provider=paywall][open]");
  test.use({ postSettings: { meta: { piPaywallAsModal: true } } });

  test("closed with Escape leads back to where the reader came from, and is tracked as cancelled", async ({
    page,
    open,
    post,
    tracked,
  }) => {
    await open("/impressum");
    await page.goto(post.path);
    await waitForOffer(page);
    await expect(findModal(page)).toHaveCount(1);
    await expect(page.locator("#paywall-offer iframe")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.waitForURL("/impressum");
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
  });

  test("closed by its button in a tab that has no history leads to the front page", async ({ page, open, post }) => {
    await open("/impressum");
    const opening = page.context().waitForEvent("page");
    await page.evaluate((path) => void window.open(path, "_blank", "noopener"), post.path);
    const tab = await opening;
    const offer = await waitForOffer(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await offer.getByRole("button", { name: "Angebot schließen" }).click();
    await expect.poll(() => readTab(tab)).toMatchObject({ address: "/" });
  });

  test("is gone once a reader with Plus has signed in from it, and the page is whole", async ({
    page,
    portal,
    post,
    tracked,
  }) => {
    await page.goto(post.path);
    await waitForOffer(page);
    await signInFromModalOffer(page, await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await page.getByText(post.paidWord).waitFor();
    await expect(findDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(post.path);
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);
  });

  test("is where a reader pays as well", async ({ page, portal, post, tracked }) => {
    await page.goto(post.path);
    const offer = await waitForOffer(page);
    await signInFromModalOffer(page, await createSubscriber(portal.state, []));
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(readCheckoutEvents(tracked)).toEqual([]);
  });
});

test.describe("An offer at the press of a button", () => {
  const findButton = (page: Page) => page.getByRole("button", { name: "Angebote ansehen", exact: true });
  test.use({ postSettings: { meta: { piTriggerManual: true } } });

  test("asks the provider for nothing before, comes then, and can be had again after it was closed", async ({
    page,
    open,
    post,
    tracked,
  }) => {
    await open(post.path);
    await findButton(page).waitFor();
    await expect(findWall(page)).toBeVisible();
    await expect(findOfferFrames(page)).toHaveCount(0);
    expect(await hasLoaded(page)).toBe(false);
    await findButton(page).click();
    const offer = await waitForOffer(page);
    await expect(findButton(page)).toBeHidden();

    await offer.getByRole("button", { name: "Jetzt abonnieren" }).press("Escape");
    await findButton(page).waitFor();
    await expect(findOfferFrames(page)).toHaveCount(0);
    await expect(page.locator("#paywall-offer")).toBeHidden();
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
    await findButton(page).click();
    await waitForOffer(page);
  });

  test("is said not to be there when the provider is not, and tried again with the next press", async ({
    page,
    open,
    portal,
    post,
  }) => {
    await page.route(`${portal.paywallOrigin}/**`, (route) => route.abort());
    await open(post.path);
    await findButton(page).click();
    await page.getByText("Die Angebote lassen sich gerade nicht laden.").waitFor();
    await page.unroute(`${portal.paywallOrigin}/**`);
    await findButton(page).click();
    await waitForOffer(page);
  });
});

test.describe("A promotion on a free post", () => {
  const promotion = { isPremium: false, freeBlockCount: null, meta: { piTag: "promotion" } };
  test.use({ postSettings: promotion });

  const places = [
    { where: "after the block that the newsroom named", piVariables: [{ key: "paywallPos", value: "1" }], before: 1 },
    { where: "at the end where none is named", piVariables: [], before: 4 },
  ];
  for (const { where, piVariables, before } of places) {
    test.describe("with a place", () => {
      test.use({ postSettings: { ...promotion, meta: { piTag: "promotion", piVariables } } });

      test(`stands ${where}, and takes nothing from the text`, async ({ page, open, post }) => {
        await open(post.path);
        await expect(page.getByText(post.paidWord)).toBeVisible();
        const offer = await waitForOffer(page);
        await expect(offer.getByRole("heading", { level: 1 })).toHaveText("Dein Abo für die ganze Region");
        await expect(findWall(page).getByRole("heading")).toHaveText("Mehr davon mit Plus");
        const paragraphs = page.locator("article p", { hasText: /Hier beginnt|zweite Absatz|geht es weiter|Geschichte aus/ });
        const isBefore = await paragraphs.evaluateAll((all) =>
          all.map((one) => {
            const promotion = document.querySelector("[data-promotion]");
            return promotion !== null && (one.compareDocumentPosition(promotion) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
          }),
        );
        expect(isBefore).toEqual([1, 2, 3, 4].map((position) => position <= before));
      });
    });
  }

  test("disappears for who signs in and has Plus already, and comes no more", async ({ page, open, portal, post, tracked }) => {
    await open(post.path);
    await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await page.locator("[data-promotion]").waitFor({ state: "hidden" });
    expect(readCheckoutEvents(tracked)).toEqual(["login-complete"]);
    await open(post.path);
    await expect(page.locator("[data-promotion]")).toHaveCount(0);
  });
});
