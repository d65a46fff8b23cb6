/** A subscription is bought at the wall: from the offer over an account and the payment to the post, now whole. */
import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { inventReader } from "../../support/account-browser.ts";
import { findDialog, openComfortably } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import {
  cards,
  collectOperations,
  collectTracking,
  fillInPayment,
  findWall,
  leaveNewsletter,
  openBrowser,
  openSandbox,
  order,
  publishPost,
  readCheckoutEvents,
  readCheckoutPages,
  readNewsletters,
  readReaderId,
  sendLogin,
  type WalledPost,
  waitForOffer,
  waitForOnboarding,
} from "../../support/paywall-journeys.ts";
import { waitForMail } from "../../support/read-mail.ts";
import { createSubscriber } from "../../support/subscribers.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const sandbox = openSandbox(state, inject("paywallOrigin"));
const NEWSLETTER = "VPLUS_Subscriber";
const checkoutPages = ["payment", "confirmation", "complete"].map((name) => `/vplus/checkout/${name}`);
let browser: Browser;
let page: Page;
let post: WalledPost;
let offer: FrameLocator;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [post, page] = await Promise.all([publishPost(state), openBrowser(browser, origin)]);
});
afterEach(() => page.context().close());

async function openPost(): Promise<void> {
  await openComfortably(page, post.path);
  offer = await waitForOffer(page);
}

/** With an account that has nothing yet, from the offer to the payment. */
async function signInToPay(): Promise<void> {
  await offer.getByRole("button", { name: "Ich habe ein Konto" }).click();
  await page.locator("dialog[open] [data-dialog=SimpleLogin]").waitFor();
  await sendLogin(page, await createSubscriber(state, []));
}

async function pay(): Promise<void> {
  await fillInPayment(offer, cards.paid);
  await order(offer);
  await waitForOnboarding(page);
}

const listSubscriptions = async () => sandbox.listSubscriptions(await readReaderId(page));

describe("An anonymous reader", () => {
  test("signs in to order, is declined, pays, is welcomed, and comes back to the post, now whole", async () => {
    const tracked = await collectTracking(page);
    await openPost();
    await signInToPay();
    await fillInPayment(offer, cards.declined);
    await order(offer);
    await offer.getByText("Deine Bank hat die Zahlung abgelehnt").waitFor();
    expect(await listSubscriptions()).toEqual([]);

    await offer.getByLabel("Kartennummer").fill(cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(page.url()).toBe(`${origin}/vplus-onboarding?targetUrl=${encodeURIComponent(post.path)}`);
    expect(readCheckoutPages(tracked)).toEqual(checkoutPages);
    expect(readCheckoutEvents(tracked)).toEqual([]);
    expect(await listSubscriptions()).toMatchObject([{ rid: "RTALBPLUS" }]);

    await page.getByRole("link", { name: "Zurück zum Artikel" }).click();
    await page.waitForURL(`${origin}${post.path}`);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    expect(await findWall(page).count()).toBe(0);
  });

  test("registers to order, activates the account by the mail in another tab, signs in there and pays here", async () => {
    await openPost();
    await offer.getByLabel("99 € im Jahr", { exact: true }).check();
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).click();
    const form = page.locator("dialog[open] form[data-form=register]");
    const { email, password } = inventReader("petra");
    await form.getByLabel("E-Mail-Adresse", { exact: true }).fill(email);
    await form.getByLabel("Passwort", { exact: true }).fill(password);
    await form.getByRole("checkbox", { name: "Ich stimme den Allgemeinen Geschäftsbedingungen zu" }).check();
    await form.locator("[type=submit]").click();
    await page.getByRole("heading", { name: "Fast geschafft" }).waitFor();

    const { links } = await waitForMail(state, { to: email });
    const tab = await page.context().newPage();
    await openComfortably(tab, links.find((link) => link.includes("/zugang-aktivieren")) ?? "");
    await tab.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
    await tab.getByRole("heading", { name: "Dein Konto ist aktiviert" }).waitFor();
    await tab.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
    const login = tab.locator("form[data-form=login]");
    await login.getByLabel("E-Mail oder Benutzername", { exact: true }).fill(email);
    await login.getByLabel("Passwort", { exact: true }).fill(password);
    await login.getByRole("button", { name: "Anmelden", exact: true }).click();
    await tab.locator("html[data-session=signed-in]").waitFor({ state: "attached" });
    await tab.close();

    await page.bringToFront();
    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    expect(await findDialog(page).count()).toBe(0);
    expect(await offer.locator("dl").innerText()).toMatch(/99 € im Jahr/);
    await pay();
    await openComfortably(page, post.path);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
  });
});

describe("Who has bought", () => {
  test("gets the subscribers' newsletter once, and sees the subscription in the profile", async () => {
    const operations = collectOperations(page);
    await openPost();
    await signInToPay();
    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    expect(await readNewsletters(page)).not.toContain(NEWSLETTER);
    await pay();
    expect(operations.filter((name) => name === "registerUserForNewsletter")).toHaveLength(1);
    expect(await readNewsletters(page)).toContain(NEWSLETTER);

    await openComfortably(page, "/profil");
    const row = page.locator("#abo").getByRole("listitem").filter({ hasText: "Talblick Plus" });
    await expect.poll(() => row.textContent()).toContain("Verlängert sich am");
  });

  test("and does without the newsletter, is not subscribed anew by a renewal, which the profile shows", async () => {
    await openPost();
    await signInToPay();
    await pay();
    await leaveNewsletter(page, NEWSLETTER);
    const readEnd = async () => {
      await openComfortably(page, "/profil");
      return page.locator("#abo").getByRole("listitem").locator("time").last().getAttribute("datetime");
    };
    const firstEnd = await readEnd();
    const operations = collectOperations(page);
    for (const subscription of await listSubscriptions()) await sandbox.change("renew", subscription);
    expect((await readEnd()) ?? "").toSatisfy((end: string) => end > (firstEnd ?? "x"));
    await openComfortably(page, post.path);
    expect(await page.getByText(post.paidWord).isVisible()).toBe(true);
    expect(operations).not.toContain("registerUserForNewsletter");
    expect(await readNewsletters(page)).not.toContain(NEWSLETTER);
  });

  test("goes back with the browser's own button, and reads the post whole", async () => {
    await openPost();
    await signInToPay();
    await pay();
    await page.goBack();
    await page.getByText(post.paidWord).waitFor();
    expect([await findWall(page).count(), new URL(page.url()).pathname]).toEqual([0, post.path]);
  });

  test("meets the wall again once the provider has taken the access back", async () => {
    await openPost();
    await signInToPay();
    await pay();
    for (const subscription of await listSubscriptions()) await sandbox.change("revoke", subscription);
    await openComfortably(page, post.path);
    expect(await findWall(page).textContent()).toContain("Du bist angemeldet.");
    expect(await page.content()).not.toContain(post.paidWord);
  });
});
