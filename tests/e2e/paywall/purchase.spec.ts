/** A subscription is bought at the wall: from the offer over an account and the payment to the post, now whole. */
import type { FrameLocator, Page } from "playwright/test";
import { inventReader } from "#tests/support/journeys/account-browser.ts";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findDialog } from "#tests/support/journeys/dialogs.ts";
import { findForm, sendForm, TERMS } from "#tests/support/journeys/forms.ts";
import {
  cards,
  collectOperations,
  fillInPayment,
  findWall,
  leaveNewsletter,
  order,
  readCheckoutEvents,
  readCheckoutPages,
  readNewsletters,
  readReaderId,
  signInFromOffer,
  waitForOffer,
  waitForOnboarding,
} from "#tests/support/journeys/paywall-journeys.ts";
import { createSubscriber } from "#tests/support/records/subscribers.ts";

const NEWSLETTER = "VPLUS_Subscriber";
const checkoutPages = ["payment", "confirmation", "complete"].map((name) => `/vplus/checkout/${name}`);
const findRows = (page: Page) => page.locator("#abo").getByRole("listitem");

async function pay(page: Page, offer: FrameLocator): Promise<void> {
  await fillInPayment(offer, cards.paid);
  await order(offer);
  await waitForOnboarding(page);
}

test.describe("An anonymous reader", () => {
  test("signs in to order, is declined, pays, is welcomed, and comes back to the post, now whole", async ({
    page,
    open,
    portal,
    post,
    tracked,
    sandbox,
  }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, []));
    await fillInPayment(offer, cards.declined);
    await order(offer);
    await offer.getByText("Deine Bank hat die Zahlung abgelehnt").waitFor();
    expect(await sandbox.listSubscriptions(await readReaderId(page))).toEqual([]);

    await offer.getByLabel("Kartennummer").fill(cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    await expect(page).toHaveURL(`/vplus-onboarding?targetUrl=${encodeURIComponent(post.path)}`);
    expect(readCheckoutPages(tracked)).toEqual(checkoutPages);
    expect(readCheckoutEvents(tracked)).toEqual([]);
    expect(await sandbox.listSubscriptions(await readReaderId(page))).toMatchObject([{ rid: "RTALBPLUS" }]);

    // Where the text broke off, without an offer of what has been bought.
    await page.getByRole("link", { name: "Weiterlesen" }).click();
    await page.waitForURL(`${post.path}#weiter`);
    await expect(page.getByText(post.paidWord)).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: "Abo", exact: true })).toBeHidden();
    await expect(findWall(page)).toHaveCount(0);
  });

  test("registers to order, is signed in at once and pays; the mail to confirm the address comes all the same", async ({
    page,
    open,
    mailbox,
    post,
  }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await offer.getByLabel("99 € im Jahr", { exact: true }).check();
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).click();
    const form = findForm(page, "register");
    const { email, password } = inventReader("petra");
    await form.getByRole("checkbox", { name: TERMS }).check();
    await sendForm(form, { "E-Mail-Adresse": email, Passwort: password });

    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    await expect(findDialog(page)).toHaveCount(0);
    await expect(offer.locator("dl")).toHaveText(/99 € im Jahr/, { useInnerText: true });
    await pay(page, offer);
    await open(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();

    const { links } = await mailbox.waitFor({ to: email });
    const link = links.find((one) => one.includes("/zugang-aktivieren")) ?? "";
    expect(new URL(link).searchParams.get("returnTo")).toBe(post.path);
    await open(link);
    await page.getByRole("button", { name: "Konto aktivieren", exact: true }).click();
    await page.getByRole("heading", { name: "Dein Konto ist aktiviert" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Weiterlesen" }).click();
    await page.waitForURL(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();
  });
});

test.describe("Who has bought", () => {
  test("gets the subscribers' newsletter once, and sees the subscription in the profile", async ({
    page,
    open,
    portal,
    post,
  }) => {
    const operations = collectOperations(page);
    await open(post.path);
    const offer = await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, []));
    await offer.getByRole("heading", { name: "Zahlung" }).waitFor();
    expect(await readNewsletters(page)).not.toContain(NEWSLETTER);
    await pay(page, offer);
    expect(operations.filter((name) => name === "registerUserForNewsletter")).toHaveLength(1);
    expect(await readNewsletters(page)).toContain(NEWSLETTER);

    await open("/profil");
    const row = findRows(page).filter({ hasText: "Talblick Plus" });
    await expect(row).toContainText("Verlängert sich am");
  });

  test("and does without the newsletter, is not subscribed anew by a renewal, which the profile shows", async ({
    page,
    open,
    portal,
    post,
    sandbox,
  }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, []));
    await pay(page, offer);
    await leaveNewsletter(page, NEWSLETTER);
    const readEnd = async () => {
      await open("/profil");
      return findRows(page).locator("time").last().getAttribute("datetime");
    };
    const firstEnd = await readEnd();
    const operations = collectOperations(page);
    for (const subscription of await sandbox.listSubscriptions(await readReaderId(page)))
      await sandbox.change("renew", subscription);
    expect(Date.parse((await readEnd()) ?? "")).toBeGreaterThan(Date.parse(firstEnd ?? ""));
    await open(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();
    expect(operations).not.toContain("registerUserForNewsletter");
    expect(await readNewsletters(page)).not.toContain(NEWSLETTER);
  });

  test("goes back with the browser's own button, and reads the post whole", async ({ page, open, portal, post }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, []));
    await pay(page, offer);
    await page.goBack();
    await page.getByText(post.paidWord).waitFor();
    await expect(findWall(page)).toHaveCount(0);
    await expect(page).toHaveURL(post.path);
  });

  test("meets the wall again once the provider has taken the access back", async ({ page, open, portal, post, sandbox }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await signInFromOffer(page, await createSubscriber(portal.state, []));
    await pay(page, offer);
    for (const subscription of await sandbox.listSubscriptions(await readReaderId(page)))
      await sandbox.change("revoke", subscription);
    await open(post.path);
    await expect(findWall(page)).toContainText("Du bist angemeldet.");
    expect(await page.content()).not.toContain(post.paidWord);
  });
});
