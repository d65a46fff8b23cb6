/** The newsroom's numbers, from a reader's browser to its pages, with script and without. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { publishPost } from "#tests/support/journeys/paywall-journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";

const sum = (page: Page, name: string) =>
  page.getByRole("definition").filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });

// Browsers without a window say so, and count as programs.
test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36" });

test("A reader comes from a search engine to a wall and stays; the newsroom sees it once, without a cookie or anything kept", async ({
  page,
  portal,
  openBrowser,
}) => {
  const { path } = await publishPost(portal.state);
  const id = path.split("/").at(-1);
  const counted = page.waitForRequest("**/api/views");
  await page.goto(path, { referer: "https://www.google.com/" });
  await waitForComfort(page);
  await page.locator("[data-wall]").first().scrollIntoViewIfNeeded();
  const view = await counted;
  expect(view.postDataJSON()).toEqual({ post: Number(id), source: "search" });
  expect((await view.allHeaders()).cookie).toBeUndefined();
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  const before = await kept();
  const told = page.waitForRequest("**/api/metrics");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const { post, tens, events } = (await told).postDataJSON();
  expect([post, tens, events]).toEqual([Number(id), 1, ["wall-stranger"]]);
  expect(await kept()).toBe(before);

  const desk = await openBrowser();
  await enterNewsroom(desk, portal, "editor");
  await desk.goto(`/redaktion/zahlen/${id}`);
  await expect(async () => {
    await desk.reload();
    await expect(sum(desk, "Schranke gesehen")).toHaveText("1", { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(sum(desk, "Gelesen")).toHaveText("1");
  await expect(sum(desk, "Lesezeit")).toHaveText(/^0:\d\d\smin$/);
  await expect(desk.getByRole("listitem").filter({ hasText: "Suche" })).toContainText("100");
  await desk.getByRole("link", { name: "Alle Beiträge" }).click();
  await expect(desk.getByRole("rowheader", { name: /^Alle \d+ Beiträge$/ })).toBeVisible();
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the numbers are put in another order, of other days, on a desk and on a phone, and lead to a post and to a file", async ({
    page,
    portal,
  }) => {
    const { path } = await publishPost(portal.state);
    const id = Number(path.split("/").at(-1));
    const headers = { origin: portal.origin };
    const answer = await page.request.post("/api/views", { headers, data: JSON.stringify({ post: id, source: "newsletter" }) });
    expect(answer.status()).toBe(204);
    await enterNewsroom(page, portal, "editor");
    await page.goto("/redaktion/zahlen");
    await page.getByRole("columnheader", { name: "Erschienen" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/redaktion\/zahlen\?nach=erschienen$/);
    await expect(page.getByRole("columnheader", { name: "Erschienen" })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("link", { name: "7 Tage" }).click();
    await expect(page).toHaveURL(/zeitraum=7-tage&nach=erschienen$/);
    await expect(page.getByRole("link", { name: "7 Tage" })).toHaveAttribute("aria-current", "page");

    await page.setViewportSize({ width: widths.mobile, height: 800 });
    await page.getByRole("navigation", { name: "Reihenfolge" }).getByRole("link", { name: "Gelesen" }).click();
    await expect(page).toHaveURL(/zeitraum=7-tage$/);
    await page.goto(`/redaktion/zahlen/${id}`);
    await expect(sum(page, "Gelesen")).toHaveText("1");
    await expect(page.getByRole("listitem").filter({ hasText: "Newsletter" })).toContainText("100");
    const file = page.waitForEvent("download");
    await page.getByRole("link", { name: "Als Tabelle laden (CSV)" }).click();
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^zahlen-beitrag-${id}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  });
});
