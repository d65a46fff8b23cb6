/** Anonymous readers at the wall: what they see, what they do not get, and what stands when the provider does not come. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { findDialog, openComfortably } from "../../support/account-pages.ts";
import { launchBrowser, widths } from "../../support/browser.ts";
import { findViolations, findWider } from "../../support/page-faults.ts";
import {
  countOffers,
  findWall,
  openBrowser,
  publishPost,
  sendLogin,
  type WalledPost,
  waitForOffer,
} from "../../support/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "../../support/subscribers.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const providersAddresses = `${inject("paywallOrigin")}/**`;
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

type LinkName = "Abo ansehen" | "Anmelden" | "Mit der Abokarte weiterlesen";

/** The wall's links that can be seen, each of which comes back to the post. */
async function expectLinks(names: LinkName[]): Promise<void> {
  const returnTo = encodeURIComponent(post.path);
  const hrefs: Record<LinkName, string> = {
    "Abo ansehen": `/abo?returnTo=${returnTo}`,
    Anmelden: `/profil?dialog=login&returnTo=${returnTo}`,
    "Mit der Abokarte weiterlesen": `/profil?dialog=abocard-activation&returnTo=${returnTo}`,
  };
  const links = findWall(page).getByRole("link");
  expect(await links.allTextContents()).toEqual(names);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    names.map((name) => hrefs[name]),
  );
}

describe("An anonymous reader", () => {
  test("reads the free part, then the wall with its links, and the provider's offer behind it", async () => {
    await openComfortably(page, post.path);
    expect(await page.getByText(post.freeWord).isVisible()).toBe(true);
    const offer = await waitForOffer(page);
    // What the offer sells, the wall need not.
    await expectLinks(["Anmelden", "Mit der Abokarte weiterlesen"]);
    expect(await offer.getByRole("heading", { level: 1 }).textContent()).toBe("Weiterlesen mit einem Abo");
    expect(await offer.getByRole("group").allTextContents()).toEqual([
      expect.stringMatching(/Talblick Plus.*9,90 € im Monat/s),
      expect.stringMatching(/Talblick Plus Premium.*16,90 € im Monat/s),
    ]);
    const place = page.locator("[data-paid] #paywall-offer");
    expect(await place.isVisible()).toBe(true);
    expect(await place.locator("iframe").count()).toBe(1);

    await offer.getByRole("button", { name: "Angebot schließen" }).click();
    await page.getByRole("button", { name: "Angebote ansehen", exact: true }).waitFor();
    await expectLinks(["Abo ansehen", "Anmelden", "Mit der Abokarte weiterlesen"]);
  });

  test("has the paid text nowhere: not in the page, nor in anything that came with it", async () => {
    const answers: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.status() < 300 && response.url().startsWith(origin)) answers.push(response.text());
    });
    await openComfortably(page, post.path);
    await waitForOffer(page);
    const texts = await Promise.all(answers);
    expect(texts.some((text) => text.includes(post.freeWord))).toBe(true);
    expect([...texts, await page.content()].filter((text) => text.includes(post.paidWord))).toEqual([]);
  });

  test("finds wall and offer within the width of a phone, and axe has nothing to object to", async () => {
    await page.setViewportSize({ width: widths.mobile, height: 844 });
    await openComfortably(page, post.path);
    await waitForOffer(page);
    expect(await findWider(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  test("chooses a term by keyboard, is asked to register, thinks better of it and is back at the offer", async () => {
    await openComfortably(page, post.path);
    const offer = await waitForOffer(page);
    await findWall(page).getByRole("link", { name: "Mit der Abokarte weiterlesen" }).focus();
    await page.keyboard.press("Tab");
    // The close button of an offer comes first.
    for (let step = 0; step < 3 && (await offer.locator("input:focus").count()) === 0; step++) await page.keyboard.press("Tab");
    expect(await offer.locator(":focus").getAttribute("value")).toBe("TMTALBPLUSM");
    await page.keyboard.press("ArrowDown");
    expect(await offer.getByLabel("99 € im Jahr", { exact: true }).isChecked()).toBe(true);
    await page.keyboard.press("Enter");

    const dialog = page.getByRole("dialog", { name: "Registrieren", exact: true });
    await dialog.waitFor();
    await offer.getByText("dann geht es hier weiter").waitFor();
    expect(await dialog.getByLabel("E-Mail-Adresse", { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await expect.poll(() => findDialog(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(post.path);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(await offer.getByLabel("99 € im Jahr", { exact: true }).isChecked()).toBe(true);
  });
});

describe("Where the provider's script", () => {
  const ways: { way: string; stop: () => Promise<unknown> }[] = [
    { way: "is blocked", stop: () => page.route(providersAddresses, (route) => route.abort()) },
    { way: "never comes", stop: () => page.route(providersAddresses, () => {}) },
  ];

  test.each(ways)("$way, the wall stands with its links, and who has Plus signs in from it", async ({ stop }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await stop();
    const asked = page.waitForRequest(providersAddresses);
    await openComfortably(page, post.path);
    await asked;
    await expectLinks(["Abo ansehen", "Anmelden", "Mit der Abokarte weiterlesen"]);
    expect(await countOffers(page)).toBe(0);
    expect(await page.locator("#paywall-offer").isVisible()).toBe(false);

    await findWall(page).getByRole("link", { name: "Anmelden", exact: true }).click();
    await page.getByRole("dialog", { name: "Anmelden", exact: true }).waitFor();
    await sendLogin(page, await createSubscriber(state, [createSubscription({ product: "plus" })]));
    await page.getByText(post.paidWord).waitFor();
    expect(await findWall(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
