/** Readers without a subscription to whom a post is open all the same: metered, sent by a partner, or known to the provider alone. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openComfortably, signIn } from "../../support/account-pages.ts";
import { launchBrowser } from "../../support/browser.ts";
import {
  PARTNER_HOST,
  type PlantedPortal,
  type PremiumPost,
  startPlantedPortal,
} from "../../support/leak/start-planted-portal.ts";
import { findWall, openBrowser } from "../../support/paywall-journeys.ts";
import { buyFromProvider, createSubscriber } from "../../support/subscribers.ts";

const FREE_READS = "2";
const TERM = "TMTALBPLUSM";

let browser: Browser;
let portal: PlantedPortal;
let page: Page;
beforeAll(async () => {
  [browser, portal] = await Promise.all([
    launchBrowser(),
    startPlantedPortal({ METERED_POSTS: FREE_READS, METERED_DAYS: "30" }, { hasPaywall: true }),
  ]);
}, 300_000);
afterAll(async () => {
  await Promise.all([browser.close(), portal.stop()]);
});
beforeEach(async () => {
  page = await openBrowser(browser, portal.origin);
});
afterEach(() => page.context().close());

function take(index: number): PremiumPost {
  const post = portal.posts[index];
  if (post === undefined) throw new Error("The paper has too few premium posts");
  return post;
}

/** The planted paragraph: a text has the word in many places. */
const isWhole = ({ word }: PremiumPost) => page.getByText(`Erst hier steht ${word}`).isVisible();

describe("A reader with free reads", () => {
  test("reads two posts, is told how many are left, and then meets the wall, which says so", async () => {
    await openComfortably(page, take(0).path);
    expect(await isWhole(take(0))).toBe(true);
    expect(await page.getByRole("main").textContent()).toMatch(/Noch 1 von 2 freien Plus-Artikeln bis /);
    await openComfortably(page, take(1).path);
    expect(await isWhole(take(1))).toBe(true);
    await openComfortably(page, take(2).path);
    expect([await isWhole(take(2)), await page.content().then((html) => html.includes(take(2).word))]).toEqual([false, false]);
    expect(await findWall(page).textContent()).toContain("Du hast deine 2 freien Plus-Artikel gelesen.");
    // What was read once stays open.
    await page.goto(take(0).path);
    expect(await isWhole(take(0))).toBe(true);
  });

  test("reads the same without script", async () => {
    const plain = await openBrowser(browser, portal.origin, { javaScriptEnabled: false });
    await plain.goto(take(3).path);
    expect(await plain.getByText(`Erst hier steht ${take(3).word}`).isVisible()).toBe(true);
    await plain.context().close();
  });
});

test("A reader whom a partner sends reads the whole post, as often as they come from there, and no free read is spent", async () => {
  for (const index of [4, 5, 6]) {
    await page.goto(take(index).path, { referer: `https://www.${PARTNER_HOST}/artikel/1` });
    expect(await isWhole(take(index))).toBe(true);
  }
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("TalblickMeter");
});

describe("A reader whose purchase the back end has not heard of", () => {
  /** Signed in, with both free reads spent. */
  async function enter(): Promise<void> {
    await signIn(page, portal.origin, await createSubscriber(portal.state, []));
    for (const index of [7, 8]) await page.goto(take(index).path);
  }

  const readUserRef = async (): Promise<string> => {
    const { token, ssoId } = await page.evaluate(() => JSON.parse(localStorage.getItem("talblick:user-status") ?? "null"));
    const answer = await page.request.post("/graphql", {
      headers: { authorization: `Bearer ${token}` },
      data: { query: "query ($id: Int!) { SubscriptionStatus(userId: $id) { userRef } }", variables: { id: ssoId } },
    });
    return (await answer.json()).data.SubscriptionStatus.userRef;
  };

  test("gets the rest in the same page, because the provider knows of it; the portal believes the provider alone", async () => {
    await enter();
    const post = take(9);
    await openComfortably(page, post.path);
    expect(await isWhole(post)).toBe(false);
    // Who says so without having bought gets nothing.
    const claimed = await page.request.get(post.path, { headers: { "x-paywall-event": "checkoutComplete" } });
    expect(await claimed.text()).not.toContain(post.word);

    await buyFromProvider(portal.state, await readUserRef(), TERM);
    await openComfortably(page, post.path);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await findWall(page).scrollIntoViewIfNeeded();
    await page.getByText(`Erst hier steht ${post.word}`).waitFor();
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-same-page"))).toBe(true);
    expect(await findWall(page).count()).toBe(0);
    await page.locator("[role=status]", { hasText: "Du liest jetzt den ganzen Artikel." }).waitFor({ state: "attached" });
  });
});
