/** Anonymous readers at the wall: what they see, what they do not get, and what stands when the provider does not come. */
import type { Page, Route } from "playwright/test";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findDialog, findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { findOfferFrames, findWall, sendLogin, type WalledPost, waitForOffer } from "#tests/support/journeys/paywall-journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

type LinkName = "Abo ansehen" | "Anmelden" | "Mit der Abokarte weiterlesen";

/** The wall's links that can be seen, each of which comes back to the post. */
async function expectLinks(page: Page, post: WalledPost, names: LinkName[]): Promise<void> {
  const returnTo = encodeURIComponent(post.path);
  const hrefs: Record<LinkName, string> = {
    "Abo ansehen": `/abo?returnTo=${returnTo}`,
    Anmelden: `/profil?dialog=login&returnTo=${returnTo}`,
    "Mit der Abokarte weiterlesen": `/profil?dialog=abocard-activation&returnTo=${returnTo}`,
  };
  const links = findWall(page).getByRole("link").filter({ hasNotText: "Datenschutz" });
  await expect(links).toHaveText(names);
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(found).toEqual(names.map((name) => hrefs[name]));
}

test.describe("An anonymous reader", () => {
  test("reads the free part, then the wall with its links, and the provider's offer in the same box", async ({
    page,
    open,
    post,
  }) => {
    await open(post.path);
    await expect(page.getByText(post.freeWord)).toBeVisible();
    const offer = await waitForOffer(page);
    // What the offer sells, the wall need not.
    await expectLinks(page, post, ["Anmelden", "Mit der Abokarte weiterlesen"]);
    await expect(offer.getByRole("heading", { level: 1 })).toHaveText("Weiterlesen mit einem Abo");
    await expect(offer.getByRole("group")).toHaveText([
      /Talblick Plus.*9,90 € im Monat/s,
      /Talblick Plus Premium.*16,90 € im Monat/s,
    ]);
    // In the paper's own type (docs/paywall.md).
    const hasType = () =>
      offer
        .locator("body")
        .evaluate(() => [...document.fonts].some(({ family, status }) => /Sans 3/.test(family) && status === "loaded"));
    await expect.poll(hasType).toBe(true);
    const place = page.locator("[data-paid] [data-wall] #paywall-offer");
    await expect(place).toBeVisible();
    await expect(place.locator("iframe")).toHaveCount(1);

    // Within the box there is nothing beside what is sold and the way to sign in.
    await expect(offer.getByRole("button")).toHaveText(["Jetzt abonnieren"]);
    await offer.getByRole("button", { name: "Jetzt abonnieren" }).press("Escape");
    await page.getByRole("button", { name: "Angebote ansehen", exact: true }).waitFor();
    await expectLinks(page, post, ["Abo ansehen", "Anmelden", "Mit der Abokarte weiterlesen"]);
  });

  test("has the paid text nowhere: not in the page, nor in anything that came with it", async ({ page, open, portal, post }) => {
    const answers: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.status() < 300 && response.url().startsWith(portal.origin)) answers.push(response.text());
    });
    await open(post.path);
    await waitForOffer(page);
    const texts = await Promise.all(answers);
    expect(texts.some((text) => text.includes(post.freeWord))).toBe(true);
    expect([...texts, await page.content()].filter((text) => text.includes(post.paidWord))).toEqual([]);
  });

  test("finds headline, prices, one button and the way to sign in on one screen of a phone, and axe has nothing to object to", {
    tag: "@mobile",
  }, async ({ page, open, post }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await findWall(page).evaluate((wall) => wall.scrollIntoView());
    for (const part of [
      findWall(page).getByRole("heading"),
      offer.getByText("9,90 € im Monat"),
      offer.getByRole("button", { name: "Jetzt abonnieren" }),
      findWall(page).getByRole("link", { name: "Anmelden", exact: true }),
    ])
      await expect(part).toBeInViewport();
    expect(await findWider(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  test("chooses a term by keyboard, is asked to register, thinks better of it and is back at the offer", async ({
    page,
    open,
    post,
  }) => {
    await open(post.path);
    const offer = await waitForOffer(page);
    await findWall(page).getByRole("link", { name: "Anmelden", exact: true }).focus();
    await page.keyboard.press("Shift+Tab");
    // The button comes before what is chosen.
    for (let step = 0; step < 3 && (await offer.locator("input:focus").count()) === 0; step++)
      await page.keyboard.press("Shift+Tab");
    await expect(offer.locator(":focus")).toHaveAttribute("value", "TMTALBPLUSM");
    await page.keyboard.press("ArrowDown");
    await expect(offer.getByLabel("99 € im Jahr", { exact: true })).toBeChecked();
    await page.keyboard.press("Enter");

    const dialog = findDialogTitled(page, "Registrieren");
    await dialog.waitFor();
    await offer.getByText("dann geht es hier weiter").waitFor();
    await expect(dialog.getByLabel("E-Mail-Adresse", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(findDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(post.path);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await expect(offer.getByLabel("99 € im Jahr", { exact: true })).toBeChecked();
  });
});

const ways: { way: string; stop: (route: Route) => Promise<void> | undefined }[] = [
  { way: "is blocked", stop: (route) => route.abort() },
  { way: "never comes", stop: () => undefined },
];
for (const { way, stop } of ways) {
  test(`Where the provider's script ${way}, the wall stands with its links, and who has Plus signs in from it`, async ({
    page,
    open,
    portal,
    post,
  }) => {
    const providersAddresses = `${portal.paywallOrigin}/**`;
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.route(providersAddresses, stop);
    const asked = page.waitForRequest(providersAddresses);
    await open(post.path);
    await asked;
    await expectLinks(page, post, ["Abo ansehen", "Anmelden", "Mit der Abokarte weiterlesen"]);
    await expect(findOfferFrames(page)).toHaveCount(0);
    await expect(page.locator("#paywall-offer")).toBeHidden();

    await findWall(page).getByRole("link", { name: "Anmelden", exact: true }).click();
    await findDialogTitled(page, "Anmelden").waitFor();
    await sendLogin(page, await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await page.getByText(post.paidWord).waitFor();
    await expect(findWall(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}
