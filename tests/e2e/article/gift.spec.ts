/** Gifts: a subscriber gives a premium article, somebody else reads it, and the giver ends it; with and without script. */
import { bothReaders, expect, test as journeys, startJourney } from "#tests/support/journeys/account-browser.ts";
import { findWall, publishPost } from "#tests/support/journeys/paywall-journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

/** A browser without a window calls itself a bot. */
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

journeys(
  "A subscriber gives an article, a friend reads it twice and counts once, and the giver ends it",
  bothReaders,
  async ({ journey, portal, signedInAs, openBrowser }) => {
    const { page, hasScript } = journey;
    const post = await publishPost(portal.state);
    await signedInAs(await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await journey.open(post.path);
    await page.getByRole("link", { name: "Verschenken" }).click();
    await page.waitForURL(/\/verschenken\?artikel=\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel verschenken");
    await expect(page.getByText("Noch 10 von 10 Geschenken in diesem Monat.")).toBeVisible();
    await expect(page.getByLabel("Mit meinem Namen: „Adele hat dir diesen Artikel geschenkt.“")).toBeChecked();
    if (hasScript) expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Link zum Verschenken erstellen" }).click();

    const field = page.getByLabel("Link zum Weitergeben");
    await expect(field).toHaveValue(/\/geschenk\/[\w-]{43}$/);
    const address = await field.inputValue();
    await expect(page.getByText("Noch 9 von 10 Geschenken in diesem Monat.")).toBeVisible();
    await expect(page.getByText("noch von niemandem geöffnet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Per E-Mail senden" })).toHaveAttribute("href", /^mailto:\?subject=/);
    await expect(page.getByRole("button", { name: "Link kopieren" })).toBeVisible({ visible: hasScript });
    expect(await findWider(page)).toEqual([]);
    if (hasScript) expect(await findViolations(page)).toEqual([]);

    const friend = startJourney(await openBrowser({ javaScriptEnabled: hasScript, userAgent: FIREFOX }), hasScript);
    await friend.open(address);
    await expect(friend.page.getByText("Adele hat dir diesen Artikel geschenkt.")).toBeVisible();
    await expect(friend.page.getByText(post.paidWord)).toBeVisible();
    await expect(findWall(friend.page)).toHaveCount(0);
    expect(await friend.page.evaluate(() => document.referrer)).toBe("");
    if (hasScript) expect(await findViolations(friend.page)).toEqual([]);
    expect(await findWider(friend.page)).toEqual([]);
    await friend.page.reload();
    await expect(friend.page.getByText(post.paidWord)).toBeVisible();
    // What a login leads back to stands in an address that others may hear of.
    expect(await friend.page.content()).not.toContain(new URL(address).pathname);

    await journey.open("/profil");
    await page.getByRole("link", { name: /^Welche Artikel du verschenkt hast/ }).click();
    await expect(page.getByText("einmal geöffnet")).toBeVisible();
    await expect(page.getByLabel("Link zum Weitergeben")).toHaveValue(address);
    await page.getByRole("button", { name: `Geschenk „${post.title}“ beenden` }).click();
    await expect(page.getByText("Das Geschenk ist beendet")).toBeVisible();
    await expect(page.getByLabel("Link zum Weitergeben")).toHaveCount(0);

    await friend.page.reload();
    await expect(friend.page.getByText("Dieses Geschenk ist beendet.")).toBeVisible();
    await expect(findWall(friend.page)).toBeVisible();
    expect(await friend.page.content()).not.toContain(post.paidWord);
  },
);

journeys(
  "Who has no subscription is told what giving needs, and is not offered it",
  bothReaders,
  async ({ journey, portal, signedInAs }) => {
    const { page } = journey;
    const post = await publishPost(portal.state);
    await journey.open(post.path);
    await expect(page.getByRole("link", { name: "Verschenken" })).toHaveCount(0);
    const id = post.path.split("/").at(-1);
    await page.goto(`/verschenken?artikel=${id}`);
    await expect(page).toHaveURL(/\/profil\?.*returnTo=%2Fverschenken/);
    await signedInAs(await createSubscriber(portal.state, []));
    await journey.open(`/verschenken?artikel=${id}`);
    await expect(page.getByText("Artikel verschenken können Leserinnen und Leser mit Plus.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Link zum Verschenken erstellen" })).toHaveCount(0);
  },
);
