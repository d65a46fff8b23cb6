/** Without script the wall is a text with links, and each of them leads somewhere that works. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/at-the-wall.ts";
import { findWall, publishPost, sendLogin } from "#tests/support/journeys/paywall-journeys.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

const follow = (page: Page, name: string) => findWall(page).getByRole("link", { name, exact: true }).click();
const atPath = (path: string) => (url: URL) => url.pathname === path;

test.describe("A reader without script", { tag: "@no-script-mobile" }, () => {
  test("reads the free part and the wall, and no place is held for an offer that cannot come", async ({ page, post }) => {
    await page.goto(post.path);
    await expect(page.getByText(post.freeWord)).toBeVisible();
    await expect(findWall(page)).toBeVisible();
    await expect(page.locator("#paywall-offer")).toBeHidden();
    await expect(page.getByRole("main").getByRole("button", { name: "Angebote ansehen" })).toHaveCount(0);
    expect(await page.content()).not.toContain(post.paidWord);
  });

  test("who has Plus signs in from the wall, and the post is whole", async ({ page, portal, post }) => {
    await page.goto(post.path);
    await follow(page, "Anmelden");
    await sendLogin(page, await createSubscriber(portal.state, [createSubscription({ product: "plus" })]));
    await page.waitForURL(post.path);
    await expect(page.getByText(post.paidWord)).toBeVisible();
    await expect(findWall(page)).toHaveCount(0);
  });

  test("who has no subscription signs in, and comes back to a wall that says so and leads to the offers", async ({
    page,
    portal,
    post,
  }) => {
    await page.goto(post.path);
    await follow(page, "Anmelden");
    await sendLogin(page, await createSubscriber(portal.state, []));
    await page.waitForURL(post.path);
    await expect(findWall(page)).toContainText("Zu deinem Konto gehört kein Plus-Abo.");
    expect(await page.content()).not.toContain(post.paidWord);
    await follow(page, "Abo ansehen");
    await expect(page).toHaveURL(atPath("/abo"));
    await page.getByRole("link", { name: "Zurück zum Artikel" }).click();
    await expect(page).toHaveURL(atPath(post.path));
  });

  test("finds the way in with a print card, and says who they are there", async ({ page, post }) => {
    await page.goto(post.path);
    await follow(page, "Mit der Abokarte weiterlesen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abokarte aktivieren");
    await page.getByLabel("Abonummer", { exact: true }).fill("40010003");
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get("returnTo") === post.path);
  });

  test("whom a promotion meets has its links as well", async ({ page, portal }) => {
    const promoted = await publishPost(portal.state, { isPremium: false, freeBlockCount: null, meta: { piTag: "promotion" } });
    await page.goto(promoted.path);
    await expect(page.getByText(promoted.paidWord)).toBeVisible();
    await follow(page, "Abo ansehen");
    await expect(page).toHaveURL(atPath("/abo"));
  });
});
