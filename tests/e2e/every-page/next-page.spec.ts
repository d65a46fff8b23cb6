/** What is fetched and rendered before a reader asks for it (decision 61): which addresses, and that nothing of it counts. */

import type { Page } from "playwright/test";
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import { type DevtoolsBrowser, type DevtoolsPage, type DevtoolsTab, launchDevtools } from "#tests/support/devtools.ts";
import { findStart } from "#tests/support/find-chunk.ts";
import { addPageFacts } from "#tests/support/journeys/add-page-facts.ts";
import { keepConsent } from "#tests/support/journeys/consents.ts";
import { test as base, expect } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

type Ahead = { prefetched: string[]; rendered: string[] };
type Sources = { preloadingAttemptSources: { key: { action: "Prefetch" | "Prerender"; url: string } }[] };

/** An address, or all attributes of a link. */
type Link = string | Readonly<Record<string, string>>;

/** The links of the page that Chromium would fetch and render ahead, had it the hint: paths with their query. */
async function readAhead(page: Page, path: string, links: readonly Link[] = []): Promise<Ahead> {
  const session = await page.context().newCDPSession(page);
  let sources: Sources["preloadingAttemptSources"] = [];
  session.on("Preload.preloadingAttemptSourcesUpdated", (event) => {
    sources = (event as unknown as Sources).preloadingAttemptSources;
  });
  await session.send("Preload.enable");
  await page.goto(path);
  await waitForComfort(page);
  await page.evaluate(
    (added) => {
      for (const attributes of added) {
        const link = document.createElement("a");
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
        document.querySelector("main")?.prepend(link);
      }
    },
    [...links.map((link) => (typeof link === "string" ? { href: link } : link)), { href: "/impressum?last" }],
  );
  const list = (action: string) =>
    sources.flatMap(({ key }) => (key.action === action ? [key.url.replace(new URL(page.url()).origin, "")] : []));
  await expect.poll(() => list("Prefetch")).toContain("/impressum?last");
  await session.detach();
  return { prefetched: list("Prefetch"), rendered: list("Prerender") };
}

/** Where Chromium has the rule of its own; the tab stands on the front page. */
const test = base.extend<{ chromium: DevtoolsBrowser }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what a fixture needs
  chromium: async ({}, use) => {
    const chromium = await launchDevtools();
    await use(chromium);
    await chromium.close();
  },
});

test("Pages of the paper may be fetched ahead, posts rendered", async ({ page, portal }) => {
  const story = await findStory(portal.origin, stories.free);
  const { prefetched, rendered } = await readAhead(page, "/", [story, "/themen/wohnen"]);
  expect(prefetched).toEqual(expect.arrayContaining([story, "/themen/wohnen", "/impressum", "/page/2"]));
  expect(rendered).toContain(story);
  expect(rendered.length).toBeGreaterThan(20);
  expect(rendered.filter((path) => !/^\/[\w-]+\/\d+$/.test(path))).toEqual([]);
});

const never: Link[] = [
  "/profil",
  "/profil?a=1",
  "/profil/daten",
  "/abo",
  "/abo?x=1",
  "/abo/bestellen",
  "/zugang-aktivieren?key=abc",
  "/zahlung-autorisieren?x=1",
  "/vplus-onboarding",
  "/onboarding/nav",
  "/?dialog=login",
  "/themen?x=1&dialog=register",
  "/ein-titel/1?dialog=login",
  "/api/views",
  "/graphql",
  "/graphql?query={a}",
  "/wp-json/wp/v2/posts",
  "/media/demo/x.webp",
  "/builds",
  "/webhooks/paywall",
  "https://anderswo.example/titel/1",
  { href: "/ein-titel/2", rel: "nofollow" },
  { href: "/ein-titel/3", "data-external": "" },
  { href: "/ein-titel/4", download: "" },
];

for (const path of ["/", "/profil?dialog=login"]) {
  test(`From ${path} nothing is fetched ahead that is personal, sells or does something`, async ({ page }) => {
    const { prefetched, rendered } = await readAhead(page, path, never);
    const all = [...prefetched, ...rendered];
    const refused =
      /^\/(?:profil|abo|zugang|zahlung|vplus|onboarding|api|graphql|wp-json|media|builds|webhooks)|dialog=|ein-titel/;
    expect(all.filter((address) => refused.test(address) || !address.startsWith("/"))).toEqual([]);
  });
}

test("Where free reads are counted, teasers of paid posts are left out", async ({ page }) => {
  // The page's own word, as a portal with a meter gives it.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const text = addPageFacts(await response.text(), { isMetered: true });
    await route.fulfill({ response, body: text });
  });
  const { prefetched, rendered } = await readAhead(page, "/");
  const [paid, free] = await page.evaluate(() => {
    const cards = [...document.querySelectorAll("article")];
    const read = (isPaid: boolean) =>
      cards
        .filter((card) => (card.querySelector("[data-premium]") !== null) === isPaid)
        .map((card) => card.querySelector("a")?.getAttribute("href") ?? "");
    return [read(true), read(false)];
  });
  const paidOnly = (paid ?? []).filter((link) => !free?.includes(link));
  expect(paidOnly.length).toBeGreaterThan(3);
  expect([...prefetched, ...rendered].filter((link) => paidOnly.includes(link))).toEqual([]);
  expect(rendered.length).toBeGreaterThan(10);
});

/** Opens the front page and rests the pointer on its first post, until that is rendered ahead. */
async function renderAhead(chromium: DevtoolsBrowser, origin: string): Promise<{ tab: DevtoolsTab; ahead: DevtoolsPage }> {
  const tab = await chromium.open();
  // Its small window has no room for a post beside the consent banner.
  await tab.shown.send("Page.enable");
  await tab.shown.send("Page.addScriptToEvaluateOnNewDocument", { source: keepConsent(necessaryConsents) });
  await tab.shown.send("Page.navigate", { url: `${origin}/` });
  await tab.shown.waitFor(
    "document.querySelector('script[type=speculationrules]') !== null && document.readyState === 'complete'",
  );
  await point(tab.shown, "mouseMoved");
  await expect.poll(() => tab.pages.length).toBe(2);
  const ahead = tab.pages[1] as DevtoolsPage;
  await ahead.waitFor("document.readyState === 'complete'");
  return { tab, ahead };
}

async function point(page: DevtoolsPage, ...types: string[]): Promise<void> {
  const link =
    "const link = document.querySelector('main article a'); link.scrollIntoView({ block: 'center', behavior: 'instant' })";
  const box = "const { x, y } = link.getBoundingClientRect(); return [x + 5, y + 5]";
  const [x, y] = await page.evaluate<number[]>(`(() => { ${link}; ${box} })()`);
  const button = (type: string) => (type === "mouseMoved" ? "none" : "left");
  for (const type of types) await page.send("Input.dispatchMouseEvent", { type, x, y, button: button(type), clickCount: 1 });
}

const READ = `(() => ({
  isAhead: document.prerendering,
  asked: performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => !path.startsWith("/media/")),
  kept: Object.keys(localStorage).length + Object.keys(sessionStorage).length,
  tracked: (window.dataLayer ?? []).length,
}))()`;

type Read = { isAhead: boolean; asked: string[]; kept: number; tracked: number };

test("A post that is rendered ahead runs no script and asks for nothing but its pictures until its reader comes", async ({
  chromium,
  portal,
}) => {
  const { tab, ahead } = await renderAhead(chromium, portal.origin);
  expect(await ahead.evaluate<Read>(READ)).toMatchObject({ isAhead: true, asked: [], tracked: 0 });
  expect(
    await ahead.evaluate<string | null>("document.querySelector('article[data-post] h1')?.textContent ?? null"),
  ).not.toBeNull();

  await point(tab.shown, "mousePressed", "mouseReleased");
  await ahead.waitFor(`performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/assets/${findStart()}'))`);
  const opened = await ahead.evaluate<Read>(READ);
  expect(opened.isAhead).toBe(false);
  expect(await ahead.evaluate<number>("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
});

test.describe("From page to page", () => {
  const moves = [
    { from: "/impressum", link: "footer a[href='/hilfe']", reducedMotion: "no-preference", hasTransition: true },
    { from: "/impressum", link: "footer a[href='/hilfe']", reducedMotion: "reduce", hasTransition: false },
    // Rendered ahead, it is there at once.
    { from: "/", link: "main article a", reducedMotion: "no-preference", hasTransition: false },
  ] as const;
  for (const { from, link, reducedMotion, hasTransition } of moves) {
    test(`${hasTransition ? "a" : "no"} transition, from ${from}, ${reducedMotion}`, async ({ openBrowser, portal }) => {
      const page = await openBrowser({ reducedMotion, baseURL: portal.origin });
      await page.addInitScript(() => {
        window.addEventListener("pagereveal", ({ viewTransition }) => {
          sessionStorage.setItem("transition", String(viewTransition !== null));
        });
      });
      await page.goto(from);
      await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
      await page.locator(link).first().click();
      await page.waitForURL((url) => url.pathname !== from);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("transition"))).toBe(String(hasTransition));
    });
  }
});
