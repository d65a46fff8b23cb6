/** Reading without a line: what the service worker keeps, for whom, and how it goes again. */
import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { publishPost } from "#tests/support/journeys/paywall-journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

test.use({ serviceWorkers: "allow" });

/** The worker looks after the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Saves the article of the page, and waits until the list says that it can be read without a line. */
async function save(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForComfort(page);
  await page.getByRole("button", { name: /^Merken$/ }).click();
  await expect(page.getByRole("button", { name: "Gemerkt" })).toBeVisible();
}

/** What the caches of this site hold, as one text. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/html|json/.test(answer?.headers.get("content-type") ?? "")) texts.push(request.url, (await answer?.text()) ?? "");
      }
    }
    return texts.join("\n");
  });
}

/** Pages may load anew at the moment when a session ends: then it is asked again. */
async function expectKept(page: Page, text: string, isKept: boolean): Promise<void> {
  await expect(async () => expect((await readKept(page)).includes(text)).toBe(isKept)).toPass({ timeout: 30_000 });
}

/** A page of the site that is asked for without a line. */
async function openOffline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
}

const findNote = (page: Page) => page.locator("[data-offline-note]");

test("Without a line there are the front page, saved articles with their pictures, and for all else a page that lists them", {
  tag: "@mobile",
}, async ({ page, context, portal, open }) => {
  const story = await findStory(portal.origin, stories.everyBlock);
  await open("/");
  await waitForWorker(page);
  // Seen before there was a worker, the front page is kept all the same.
  await expect.poll(() => readKept(page)).toContain(`${portal.origin}/\n`);
  await save(page, story);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.goto("/merkliste");
  await expect(page.getByText("Ein Artikel ist auf diesem Gerät auch ohne Netz lesbar")).toBeVisible();
  await expect(page.getByText("Offline lesbar", { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findWider(page)).toEqual([]);

  await test.step("the article, with its picture and styles", async () => {
    await openOffline(context, page, story);
    await expect(findNote(page)).toContainText(/^Offline\. Stand: \p{L}+, \d+\. \p{L}+, \d\d:\d\d Uhr$/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const image = page.locator("main img").first();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(300);
    expect(await page.evaluate(() => document.fonts.check("16px 'Source Serif 4 Variable'"))).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page, ".gallery, pre, .scroller")).toEqual([]);
  });
  await test.step("the front page", async () => {
    await page.goto("/");
    await expect(findNote(page)).toBeVisible();
    expect(await page.getByRole("article").count()).toBeGreaterThan(5);
  });
  await test.step("everything else", async () => {
    for (const path of ["/verkehr", "/merkliste", "/profil"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keine Verbindung");
      await expect(page.locator("main").getByRole("link", { name: title })).toHaveAttribute("href", story);
    }
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page)).toEqual([]);
  });
  await test.step("with a line again, the page of now", async () => {
    await context.setOffline(false);
    await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
    await expect(page).toHaveURL(/\/profil\b/);
    await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toHaveCount(0);
    await page.goto(story);
    await expect(findNote(page)).toHaveCount(0);
  });
  await test.step("what is taken off the list goes, and so does everything at the reader's word", async () => {
    await page.goto("/merkliste");
    await page.getByRole("button", { name: "Nichts auf diesem Gerät behalten" }).click();
    await expect(page.getByText("Auf diesem Gerät wird nichts zum Lesen ohne Netz behalten.")).toBeVisible();
    expect(await readKept(page)).not.toContain(story);
    await openOffline(context, page, story);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keine Verbindung");
  });
});

test("A paid text is kept for its reader's session alone: it goes with the logout, its end, and another reader", async ({
  page,
  context,
  portal,
  signedInAs,
  open,
}) => {
  const post = await publishPost(portal.state);
  const subscriber = await createSubscriber(portal.state, [createSubscription({ product: "plus" })]);
  const openSaved = async () => {
    await context.setOffline(true);
    await page.goto(post.path);
    await page.waitForLoadState();
  };
  await signedInAs(subscriber);
  await open("/");
  await waitForWorker(page);
  await save(page, post.path);
  await expect
    .poll(() => readKept(page))
    .toMatch(new RegExp(`"path":"${post.path}","title":"[^"]*","keptAt":\\d+,"bytes":[1-9]`));
  expect(await readKept(page)).toContain(post.paidWord);
  await openSaved();
  await expect(page.getByText(post.paidWord)).toBeVisible();

  await test.step("signed out without a line, by a cookie that ends", async () => {
    const cookies = await context.cookies();
    await context.clearCookies({ name: "SsoSessionCookie" });
    await page.goto(post.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keine Verbindung");
    await expectKept(page, post.paidWord, false);
    await context.setOffline(false);
    await context.addCookies(cookies);
  });
  await test.step("the logout on the profile", async () => {
    await page.goto("/merkliste");
    await expectKept(page, post.paidWord, true);
    await page.goto("/profil");
    await waitForComfort(page);
    await page.getByRole("main").getByRole("button", { name: "Abmelden" }).first().click();
    await expectKept(page, post.paidWord, false);
    await signedInAs(subscriber);
  });
  await test.step("another reader", async () => {
    await page.goto("/merkliste");
    await expectKept(page, post.paidWord, true);
    await signedInAs("anna@leser.talblick.example");
    await page.goto("/");
    await expectKept(page, post.paidWord, false);
    await openSaved();
    await expect(page.getByText(post.paidWord)).toHaveCount(0);
  });
});
