/** Page-loading start and end are signalled on navigation (spec 2.1, 4, 9). */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { launchBrowser, openPage } from "../support/browser.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;
let heard: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  page = await openPage(browser, origin);
  heard = [];
  await page.exposeFunction("hear", (moment: string) => heard.push(moment));
  await page.addInitScript(() => {
    for (const moment of ["start", "end"]) {
      document.addEventListener(`page:loading:${moment}`, () =>
        (window as unknown as { hear: (moment: string) => void }).hear(`${location.pathname} ${moment}`),
      );
    }
  });
  await page.goto("/impressum");
  await waitForComfort(page);
  await expect.poll(() => heard).toEqual(["/impressum end"]);
});
afterEach(() => page.context().close());

/**
 * Puts the link onto the page and clicks it; tells how long it took the page to say that something is coming, if it did.
 * The page is then shown again, all in one: while a page is on its way the browser's driver waits for it.
 */
function follow(link: string): Promise<number | null> {
  return page.evaluate((html) => {
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", html);
    document.querySelector("#taken")?.addEventListener("click", (event) => event.preventDefault());
    const since = performance.now();
    (document.querySelector("main > a") as HTMLElement).click();
    return new Promise<number | null>((resolve) => {
      setTimeout(() => resolve(null), 1000);
      new MutationObserver(() => {
        if (document.body.ariaBusy === null) return;
        const ms = performance.now() - since;
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        if (document.body.ariaBusy === null) resolve(ms);
      }).observe(document.body, { attributeFilter: ["aria-busy"] });
    });
  }, link);
}

test("A link to another page signals the start here and the end there", async () => {
  await page.getByRole("link", { name: "Abo", exact: true }).first().click();
  await page.waitForURL("/abo");
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/abo end"]);
});

test("A form does the same", async () => {
  const dropdown = page.getByRole("banner").locator("details");
  await dropdown.locator("summary").click();
  await dropdown.getByRole("button", { name: "Götzis", exact: true }).click();
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/impressum end"]);
});

test("A page that keeps the reader waiting says so after 100 ms, and no longer once it is shown again", async () => {
  await page.route("**/langsam", () => {});
  expect(await follow("<a href='/langsam' rel='nofollow'>Probe</a>")).toBeGreaterThanOrEqual(100);
  await expect.poll(() => heard).toEqual(["/impressum end", "/impressum start", "/impressum end"]);
});

test.each([
  ["another place on the same page", "<a href='#inhalt'>Probe</a>"],
  ["another site", "<a href='https://anderswo.example/'>Probe</a>"],
  ["a new tab", "<a href='/abo' target='_blank'>Probe</a>"],
  ["a download", "<a href='/abo' download>Probe</a>"],
  ["what script takes care of", "<a href='/abo' id='taken'>Probe</a>"],
])("A link to %s signals nothing", async (_, link) => {
  await page.route("https://anderswo.example/", () => {});
  expect(await follow(link)).toBeNull();
  expect(heard).toEqual(["/impressum end"]);
});
