/** From the subscriptions to the order, the payment and the welcome; and a payment that the bank wants to have allowed. */
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openComfortably, signIn } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import {
  cards,
  collectTracking,
  countOffers,
  fillInPayment,
  findOffer,
  openBrowser,
  openSandbox,
  order,
  publishPost,
  readCheckoutEvents,
  readCheckoutPages,
  readReaderId,
  sendLogin,
  waitForOnboarding,
  waitUntilDrawn,
} from "../../support/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "../../support/subscribers.ts";
import { waitForComfort } from "../../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const sandbox = openSandbox(state, inject("paywallOrigin"));
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openBrowser(browser, origin);
});
afterEach(() => page.context().close());

/** Opens the payment of the order on the page. */
async function goToPayment(): Promise<FrameLocator> {
  const button = page.getByRole("button", { name: "Weiter zur Zahlung", exact: true });
  await button.click();
  const offer = findOffer(page);
  await waitUntilDrawn(offer.getByRole("heading", { name: "Zahlung" }));
  expect(await button.isVisible()).toBe(false);
  return offer;
}

const listRids = async () => (await sandbox.listSubscriptions(await readReaderId(page))).map(({ rid }) => rid);

describe("A reader on /abo", () => {
  test("who came from a post chooses a term, signs in, pays for that very one, is welcomed and led back", async () => {
    const [post, tracked] = await Promise.all([publishPost(state), collectTracking(page)]);
    await openComfortably(page, `/abo?returnTo=${encodeURIComponent(post.path)}`);
    await page.locator("input[name=angebot][value=plus-jahr]").check();
    await page.getByRole("button", { name: "Talblick Plus wählen", exact: true }).click();
    await page.waitForURL(/angebot=plus-jahr/);
    await page.getByRole("main").getByRole("link", { name: "Anmelden", exact: true }).click();
    await page.locator("form[data-form=login]").waitFor();
    const login = await createSubscriber(state, []);
    await sendLogin(page, login);
    await page.getByText(`${login}@leserin.example`).waitFor();
    await waitForComfort(page);
    expect(new URL(page.url()).searchParams.get("angebot")).toBe("plus-jahr");

    const offer = await goToPayment();
    expect(await offer.locator("dl").innerText()).toMatch(/Talblick Plus, jährlich\s+99 € im Jahr/);
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(page.url()).toBe(`${origin}/vplus-onboarding?targetUrl=${encodeURIComponent(post.path)}`);
    expect(readCheckoutPages(tracked)).toEqual(["payment", "confirmation", "complete"].map((name) => `/vplus/checkout/${name}`));
    expect(await listRids()).toEqual(["RTALBPLUS"]);
  });

  test("orders Pur, which opens no premium post", async () => {
    const [post, login] = await Promise.all([publishPost(state), createSubscriber(state, [])]);
    await signIn(page, origin, login);
    await openComfortably(page, "/abo?angebot=pur-monat");
    const offer = await goToPayment();
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(await page.getByRole("main").textContent()).toContain("Deine Einwilligungen");
    expect(page.url()).toBe(`${origin}/vplus-onboarding`);
    expect(await listRids()).toEqual(["RTALBPUR"]);
    await page.goto(post.path);
    expect(await page.locator("[data-wall]").isVisible()).toBe(true);
    expect(await page.content()).not.toContain(post.paidWord);
  });

  test("with Plus goes over to Plus Premium", async () => {
    await signIn(page, origin, await createSubscriber(state, [createSubscription({ product: "plus" })]));
    await openComfortably(page, "/abo?angebot=plus-premium-monat");
    const offer = await goToPayment();
    expect(await offer.locator("dl").innerText()).toMatch(/16,90 € im Monat/);
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(await listRids()).toEqual(["RTALBPLUSPREMIUM"]);
    expect(await page.getByRole("main").textContent()).toContain("Gastzugang");
  });

  test("who closes the payment stays on the order, and may begin again", async () => {
    const tracked = await collectTracking(page);
    await signIn(page, origin, await createSubscriber(state, []));
    await openComfortably(page, "/abo?angebot=plus-monat");
    const offer = await goToPayment();
    await offer.getByRole("button", { name: "Bestellung abbrechen" }).click();
    await page.getByRole("button", { name: "Weiter zur Zahlung", exact: true }).waitFor();
    expect([await countOffers(page), new URL(page.url()).pathname]).toEqual([0, "/abo"]);
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
    await goToPayment();
  });

  test("is told when the provider cannot be had, and keeps the order", async () => {
    await page.route(`${inject("paywallOrigin")}/**`, (route) => route.abort());
    await signIn(page, origin, await createSubscriber(state, []));
    await openComfortably(page, "/abo?angebot=plus-monat");
    const button = page.getByRole("button", { name: "Weiter zur Zahlung", exact: true });
    await button.click();
    await page.getByText("Die Angebote lassen sich gerade nicht laden.").waitFor();
    expect(await button.isEnabled()).toBe(true);
  });
});

describe("A payment that the bank wants to have allowed", () => {
  /** The reader leaves the checkout for the address where the payment is allowed later. */
  async function leaveForLater(): Promise<string> {
    await signIn(page, origin, await createSubscriber(state, []));
    await openComfortably(page, "/abo?angebot=plus-monat");
    const offer = await goToPayment();
    await fillInPayment(offer, cards.asksBank);
    await order(offer);
    await offer.getByRole("heading", { name: "Deine Bank fragt nach" }).waitFor();
    expect(await listRids()).toEqual([]);
    await offer.getByRole("link", { name: "Später freigeben" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/zahlung-autorisieren");
    await waitForComfort(page);
    return page.url();
  }

  async function decide(name: "Zahlung freigeben" | "Ablehnen"): Promise<void> {
    await page.getByRole("button", { name: "Zahlung freigeben", exact: true }).click();
    const decision = page.frameLocator("iframe[title='Zahlung freigeben']").getByRole("button", { name, exact: true });
    await waitUntilDrawn(decision);
    await decision.click();
  }

  test("is allowed in the checkout itself, and the reader is welcomed", async () => {
    await signIn(page, origin, await createSubscriber(state, []));
    await openComfortably(page, "/abo?angebot=plus-monat");
    const offer = await goToPayment();
    await fillInPayment(offer, cards.asksBank);
    await order(offer);
    await offer.getByRole("button", { name: "Zahlung freigeben" }).click();
    await waitForOnboarding(page);
    expect(await listRids()).toEqual(["RTALBPLUS"]);
  });

  test("is allowed later at its own address, once: the reader is welcomed and premium posts are open", async () => {
    const post = await publishPost(state);
    const address = await leaveForLater();
    await decide("Zahlung freigeben");
    await waitForOnboarding(page);
    expect(await listRids()).toEqual(["RTALBPLUS"]);
    await page.goto(post.path);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);

    await openComfortably(page, address);
    await page.getByRole("button", { name: "Zahlung freigeben", exact: true }).click();
    await page.getByText("Diese Zahlung wartet nicht mehr auf deine Freigabe.").waitFor();
    expect(await listRids()).toEqual(["RTALBPLUS"]);
  });

  test("is refused there, and nothing is bought", async () => {
    await leaveForLater();
    await decide("Ablehnen");
    await page.getByRole("heading", { level: 1, name: "Die Zahlung wurde nicht freigegeben" }).waitFor();
    expect(await listRids()).toEqual([]);
  });
});
