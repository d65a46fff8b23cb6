/** From the subscriptions to the order, the payment and the welcome; and a payment that the bank wants to have allowed. */
import type { FrameLocator, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findForm } from "#tests/support/journeys/forms.ts";
import {
  cards,
  fillInPayment,
  findOffer,
  findOfferFrames,
  findWall,
  type openSandbox,
  order,
  readCheckoutEvents,
  readCheckoutPages,
  readReaderId,
  sendLogin,
  waitForOnboarding,
  waitUntilDrawn,
} from "#tests/support/journeys/paywall-journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

type Sandbox = ReturnType<typeof openSandbox>;

/** Opens the payment of the order on the page. */
async function goToPayment(page: Page): Promise<FrameLocator> {
  const button = page.getByRole("button", { name: "Weiter zur Zahlung", exact: true });
  await button.click();
  const offer = findOffer(page);
  await waitUntilDrawn(offer.getByRole("heading", { name: "Zahlung" }));
  await expect(button).toBeHidden();
  return offer;
}

const listRids = async (page: Page, sandbox: Sandbox) =>
  (await sandbox.listSubscriptions(await readReaderId(page))).map(({ rid }) => rid);

test.describe("A reader on /abo", () => {
  test("who came from a post chooses a term, signs in, pays for that very one, is welcomed and led back", async ({
    page,
    open,
    portal,
    post,
    tracked,
    sandbox,
  }) => {
    await open(`/abo?returnTo=${encodeURIComponent(post.path)}`);
    await page.locator("input[name=angebot][value=plus-jahr]").check();
    await page.getByRole("button", { name: "Talblick Plus wählen", exact: true }).click();
    await page.waitForURL(/angebot=plus-jahr/);
    await page.getByRole("main").getByRole("link", { name: "Anmelden", exact: true }).click();
    await findForm(page, "login").waitFor();
    const login = await createSubscriber(portal.state, []);
    await sendLogin(page, login);
    await page.getByText(`${login}@leserin.example`).waitFor();
    await waitForComfort(page);
    expect(new URL(page.url()).searchParams.get("angebot")).toBe("plus-jahr");

    const offer = await goToPayment(page);
    await expect(offer.locator("dl")).toHaveText(/Talblick Plus, jährlich\s+99 € im Jahr/, { useInnerText: true });
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    await expect(page).toHaveURL(`/vplus-onboarding?targetUrl=${encodeURIComponent(post.path)}`);
    expect(readCheckoutPages(tracked)).toEqual(["payment", "confirmation", "complete"].map((name) => `/vplus/checkout/${name}`));
    expect(await listRids(page, sandbox)).toEqual(["RTALBPLUS"]);
  });

  test("orders Pur, which opens no premium post", async ({ page, open, portal, signedInAs, post, sandbox }) => {
    await signedInAs(await createSubscriber(portal.state, []));
    await open("/abo?angebot=pur-monat");
    const offer = await goToPayment(page);
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    await expect(page.getByRole("main")).toContainText("Deine Einwilligungen");
    await expect(page).toHaveURL(`/vplus-onboarding`);
    expect(await listRids(page, sandbox)).toEqual(["RTALBPUR"]);
    await page.goto(post.path);
    await expect(findWall(page)).toBeVisible();
    expect(await page.content()).not.toContain(post.paidWord);
  });

  test("with Plus goes over to Plus Premium", async ({ page, open, portal, signedInAs, sandbox }) => {
    await signedInAs(await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await open("/abo?angebot=plus-premium-monat");
    const offer = await goToPayment(page);
    await expect(offer.locator("dl")).toHaveText(/16,90 € im Monat/, { useInnerText: true });
    await fillInPayment(offer, cards.paid);
    await order(offer);
    await waitForOnboarding(page);
    expect(await listRids(page, sandbox)).toEqual(["RTALBPLUSPREMIUM"]);
    await expect(page.getByRole("main")).toContainText("Gastzugang");
  });

  test("who closes the payment stays on the order, and may begin again", async ({ page, open, portal, signedInAs, tracked }) => {
    await signedInAs(await createSubscriber(portal.state, []));
    await open("/abo?angebot=plus-monat");
    const offer = await goToPayment(page);
    await offer.getByRole("button", { name: "Bestellung abbrechen" }).click();
    await page.getByRole("button", { name: "Weiter zur Zahlung", exact: true }).waitFor();
    await expect(findOfferFrames(page)).toHaveCount(0);
    await expect(page).toHaveURL(({ pathname }) => pathname === "/abo");
    expect(readCheckoutEvents(tracked)).toEqual(["cancel"]);
    await goToPayment(page);
  });

  test("is told when the provider cannot be had, and keeps the order", async ({ page, open, portal, signedInAs }) => {
    await page.route(`${portal.paywallOrigin}/**`, (route) => route.abort());
    await signedInAs(await createSubscriber(portal.state, []));
    await open("/abo?angebot=plus-monat");
    const button = page.getByRole("button", { name: "Weiter zur Zahlung", exact: true });
    await button.click();
    await page.getByText("Die Angebote lassen sich gerade nicht laden.").waitFor();
    await expect(button).toBeEnabled();
  });
});

test.describe("A payment that the bank wants to have allowed", () => {
  test.beforeEach(async ({ open, portal, signedInAs }) => {
    await signedInAs(await createSubscriber(portal.state, []));
    await open("/abo?angebot=plus-monat");
  });

  /** The reader leaves the checkout for the address where the payment is allowed later. */
  async function leaveForLater(page: Page, sandbox: Sandbox): Promise<string> {
    const offer = await goToPayment(page);
    await fillInPayment(offer, cards.asksBank);
    await order(offer);
    await offer.getByRole("heading", { name: "Deine Bank fragt nach" }).waitFor();
    expect(await listRids(page, sandbox)).toEqual([]);
    await offer.getByRole("link", { name: "Später freigeben" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/zahlung-autorisieren");
    await waitForComfort(page);
    return page.url();
  }

  /** In the provider's frame, once it is asked for. */
  async function decide(page: Page, name: "Zahlung freigeben" | "Ablehnen"): Promise<void> {
    const decision = page.frameLocator("iframe[title='Zahlung freigeben']").getByRole("button", { name, exact: true });
    await waitUntilDrawn(decision);
    await decision.click();
  }

  test("is allowed in the checkout itself, and the reader is welcomed", async ({ page, sandbox }) => {
    const offer = await goToPayment(page);
    await fillInPayment(offer, cards.asksBank);
    await order(offer);
    await offer.getByRole("button", { name: "Zahlung freigeben" }).click();
    await waitForOnboarding(page);
    expect(await listRids(page, sandbox)).toEqual(["RTALBPLUS"]);
  });

  test("is allowed later at its own address, once: the reader is welcomed and premium posts are open", async ({
    page,
    open,
    post,
    sandbox,
  }) => {
    const address = await leaveForLater(page, sandbox);
    await page.getByRole("button", { name: "Zahlung freigeben", exact: true }).click();
    await decide(page, "Zahlung freigeben");
    await waitForOnboarding(page);
    expect(await listRids(page, sandbox)).toEqual(["RTALBPLUS"]);
    await page.goto(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();

    await open(address);
    await page.getByRole("button", { name: "Zahlung freigeben", exact: true }).click();
    await page.getByText("Diese Zahlung wartet nicht mehr auf deine Freigabe.").waitFor();
    expect(await listRids(page, sandbox)).toEqual(["RTALBPLUS"]);
  });

  test("is refused there, and nothing is bought", async ({ page, portal, sandbox }) => {
    await leaveForLater(page, sandbox);
    const held = Promise.withResolvers<void>();
    await page.route(`${portal.paywallOrigin}/**`, (route) => held.promise.then(() => route.continue()));
    await page.reload();
    await waitForComfort(page);
    await page.getByRole("button", { name: "Zahlung freigeben", exact: true }).click();
    await expect(page.getByRole("button", { name: "Freigabe wird geladen …" })).toBeDisabled();
    held.resolve();
    await decide(page, "Ablehnen");
    await page.getByRole("heading", { level: 1, name: "Die Zahlung wurde nicht freigegeben" }).waitFor();
    expect(await listRids(page, sandbox)).toEqual([]);
  });
});
