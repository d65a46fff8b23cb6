/** Paging of a listing (rules 2.5, 9): page links without script, endless scrolling with it. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { RUNNER_NOTE } from "#tests/support/pages/page-watch.ts";
import { importRecords } from "#tests/support/records/import-records.ts";
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";

const topic = { slug: "blaetterprobe", title: "Blätterprobe" };
const address = `/themen/${topic.slug}`;
const perPage = 20;
const total = 2 * perPage + 5;

test.beforeAll(async ({ portal }) => {
  await importRecords(portal.state, [
    { kind: "term", taxonomy: "topic", ...topic },
    ...Array.from({ length: total }, (_, index) => toPost(index + 1)),
  ]);
});

/** Number 1 is the newest; all are so old that no other page shows them before its end. */
function toPost(number: number): ContentRecord {
  const date = new Date(Date.UTC(2001, 0, 1) - number * 60_000).toISOString();
  return {
    kind: "post",
    source: `test:blaetterprobe-${number}`,
    slug: `blaetterprobe-${number}`,
    title: `Probe ${number}`,
    date,
    modified: date,
    topics: [topic],
    front: false,
    blocks: [{ kind: "paragraph", html: "Ein Beitrag zum Blättern." }],
  };
}

/** Of its ranks and its river. */
const findTitles = (page: Page): Locator => page.getByRole("main").getByRole("heading", { level: 2, name: /^Probe/ });
const findPageLinks = (page: Page): Locator => page.getByRole("navigation", { name: "Seiten" });

const titles = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Probe ${from + index}`);

test.describe("Without script, a listing", { tag: "@no-script-mobile" }, () => {
  test.beforeEach(({ open }) => open(address));

  test("is paged through by its links, forth and back", async ({ page }) => {
    const links = findPageLinks(page);
    await expect(findTitles(page)).toHaveText(titles(1, perPage));
    await expect(links.locator("[aria-current=page]")).toHaveText("1");

    await links.getByRole("link", { name: "Weiter" }).click();
    await page.waitForURL(`${address}/page/2`);
    await expect(findTitles(page)).toHaveText(titles(perPage + 1, 2 * perPage));
    await expect(links.locator("[aria-current=page]")).toHaveText("2");

    await links.getByRole("link", { name: "Seite 3" }).click();
    await page.waitForURL(`${address}/page/3`);
    await expect(findTitles(page)).toHaveText(titles(2 * perPage + 1, total));
    await expect(links.getByRole("link", { name: "Weiter" })).toHaveCount(0);

    await links.getByRole("link", { name: "Seite 1" }).click();
    await page.waitForURL(address);
    await expect(findTitles(page)).toHaveText(titles(1, perPage));
  });

  test("ends in a 404 beyond its last page", async ({ page }) => {
    expect((await page.goto(`${address}/page/4`))?.status()).toBe(404);
  });
});

/** Scrolls until the page links are that far below the lower edge; tells whether an observer with the margin sees them. */
function scrollTo(page: Page, distance: number): Promise<boolean> {
  return page.evaluate(
    ([below, margin]) => {
      const links = document.querySelector("nav[aria-label=Seiten]") as HTMLElement;
      window.scrollBy(0, links.getBoundingClientRect().top - innerHeight - below);
      return new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            observer.disconnect();
            resolve(entry?.isIntersecting === true);
          },
          { rootMargin: `${margin}px` },
        );
        observer.observe(links);
      });
    },
    [distance, 500] as const,
  );
}

test.describe("With script, a listing", { tag: "@mobile" }, () => {
  test("appends the next page once its end is within 500 px, and keeps its links", async ({ page, open }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/page/")) asked.push(new URL(request.url()).pathname);
    });
    await open(address);
    expect(await scrollTo(page, 560)).toBe(false);
    // Requests are reported in order: what was asked for before this one is known now.
    await page.evaluate(() => fetch("/favicon.svg?danach").then(() => null));
    expect(asked).toEqual([]);
    await expect(findTitles(page)).toHaveText(titles(1, perPage));

    expect(await scrollTo(page, 440)).toBe(true);
    await expect(findTitles(page)).toHaveText(titles(1, 2 * perPage));
    expect(asked).toEqual([`${address}/page/2`]);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(`${perPage} weitere Beiträge geladen`);
    await expect(findPageLinks(page).locator("a[rel=next]")).toHaveAttribute("href", `${address}/page/3`);

    await scrollTo(page, 0);
    await expect(findTitles(page)).toHaveText(titles(1, total));
    await expect(findPageLinks(page).locator("a[rel=next]")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  test("is whole again, and its reader where they were, when they come back from an article", async ({ page, open }) => {
    await open(address);
    for (const end of [2 * perPage, total]) {
      await scrollTo(page, 0);
      await expect(findTitles(page)).toHaveText(titles(1, end));
    }
    const link = findTitles(page)
      .nth(total - 4)
      .getByRole("link");
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL(/\/blaetterprobe-\d+\/\d+$/);
    await page.goBack();
    await expect(findTitles(page)).toHaveText(titles(1, total));
    await expect(link).toBeInViewport();
  });

  test("takes the next page's entries without its styles, which the policy would complain about", async ({ page, open }) => {
    await open(address);
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.route("**/page/2", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("<style>", "<style>.other{color:red}") });
    });
    await scrollTo(page, 0);
    await findTitles(page).nth(perPage).waitFor();
    expect(complaints.filter((text) => text !== RUNNER_NOTE)).toEqual([]);
  });

  test("leaves the reader the page links when the next page cannot be had", async ({ page, open }) => {
    await open(address);
    await page.route("**/page/2", (route) => route.fulfill({ status: 503, body: "" }));
    const failed = page.waitForEvent("console", (message) => message.text().includes("could not be loaded"));
    await scrollTo(page, 0);
    await failed;
    await expect(findTitles(page)).toHaveText(titles(1, perPage));
    await page.unroute("**/page/2");
    await page.getByRole("link", { name: "Seite 2" }).click();
    await page.waitForURL(`${address}/page/2`);
    await expect(findTitles(page).filter({ hasText: `Probe ${perPage + 1}` })).toHaveCount(1);
  });
});
