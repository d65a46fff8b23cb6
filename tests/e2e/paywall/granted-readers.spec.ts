/** Readers without a subscription to whom a post is open all the same: metered, sent by a partner, or known to the provider alone. */
import type { Page } from "playwright/test";
import { test as base, expect } from "#tests/support/journeys/at-the-wall.ts";
import { readJourneysPortal } from "#tests/support/journeys/journeys-portal.ts";
import { findWall } from "#tests/support/journeys/paywall-journeys.ts";
import {
  PARTNER_HOST,
  type PlantedPortal,
  type PremiumPost,
  startPlantedPortal,
} from "#tests/support/leak/start-planted-portal.ts";
import { buyFromProvider, createSubscriber } from "#tests/support/records/subscribers.ts";

const FREE_READS = "2";
const TERM = "TMTALBPLUSM";

/** A portal of its own, which gives readers some posts for free. */
const test = base.extend<{ take: (index: number) => PremiumPost }, { planted: PlantedPortal }>({
  planted: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
    async ({}, use) => {
      const planted = await startPlantedPortal({ METERED_POSTS: FREE_READS, METERED_DAYS: "30" }, { hasPaywall: true });
      await use(planted);
      await planted.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  portal: [
    async ({ planted: { origin, state } }, use) => {
      await use({ ...readJourneysPortal(), origin, state });
    },
    { scope: "worker" },
  ],
  take: async ({ planted }, use) => {
    await use((index) => {
      const post = planted.posts[index];
      if (post === undefined) throw new Error("The paper has too few premium posts");
      return post;
    });
  },
});

/** The planted paragraph: a text has the word in many places. */
const findRest = (page: Page, { word }: PremiumPost) => page.getByText(`Erst hier steht ${word}`);

test.describe("A reader with free reads", () => {
  test("reads two posts, is told how many are left, and then meets the wall, which says so", async ({ page, open, take }) => {
    await open(take(0).path);
    await expect(findRest(page, take(0))).toBeVisible();
    await expect(page.getByRole("main")).toHaveText(/Noch 1 von 2 freien Plus-Artikeln bis /);
    await open(take(1).path);
    await expect(findRest(page, take(1))).toBeVisible();
    await open(take(2).path);
    await expect(findRest(page, take(2))).toHaveCount(0);
    expect(await page.content()).not.toContain(take(2).word);
    await expect(findWall(page)).toContainText("Du hast deine 2 freien Plus-Artikel gelesen.");
    // What was read once stays open.
    await page.goto(take(0).path);
    await expect(findRest(page, take(0))).toBeVisible();
  });

  test("reads the same without script", async ({ openBrowser, take }) => {
    const plain = await openBrowser({ javaScriptEnabled: false });
    await plain.goto(take(3).path);
    await expect(findRest(plain, take(3))).toBeVisible();
  });
});

test("A reader whom a partner sends reads the whole post, as often as they come from there, and no free read is spent", async ({
  page,
  take,
}) => {
  for (const index of [4, 5, 6]) {
    await page.goto(take(index).path, { referer: `https://www.${PARTNER_HOST}/artikel/1` });
    await expect(findRest(page, take(index))).toBeVisible();
  }
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("PortalMeter");
});

test.describe("A reader whose purchase the back end has not heard of", () => {
  // Signed in, with both free reads spent.
  test.beforeEach(async ({ page, portal, signedInAs, take }) => {
    await signedInAs(await createSubscriber(portal.state, []));
    for (const index of [7, 8]) await page.goto(take(index).path);
  });

  const readUserRef = async (page: Page): Promise<string> => {
    // Written when the session has begun, some time after the page is there.
    const status = await page.waitForFunction(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));
    const { token, ssoId } = await status.jsonValue();
    const answer = await page.request.post("/graphql", {
      headers: { authorization: `Bearer ${token}` },
      data: { query: "query ($id: Int!) { SubscriptionStatus(userId: $id) { userRef } }", variables: { id: ssoId } },
    });
    return (await answer.json()).data.SubscriptionStatus.userRef;
  };

  test("gets the rest in the same page, because the provider knows of it; the portal believes the provider alone", async ({
    page,
    open,
    portal,
    take,
  }) => {
    const post = take(9);
    await open(post.path);
    await expect(findRest(page, post)).toHaveCount(0);
    // Who says so without having bought gets nothing.
    const claimed = await page.request.get(post.path, { headers: { "x-paywall-event": "checkoutComplete" } });
    expect(await claimed.text()).not.toContain(post.word);

    await buyFromProvider(portal.state, await readUserRef(page), TERM);
    await open(post.path);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    // Past the wall, which may go at any moment, and not over it: it wakes when it comes near.
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(100);
    }
    await expect(findRest(page, post)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-same-page"))).toBe(true);
    await expect(findWall(page)).toHaveCount(0);
    await page.locator("[role=status]", { hasText: "Du liest jetzt den ganzen Artikel." }).waitFor({ state: "attached" });
  });
});
