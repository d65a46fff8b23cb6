/** The budget of the first paint: bytes of the document and what is asked for before it. Never times. */
import type { Browser, CDPSession, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { type CompressedSize, toCompressedSize } from "../support/compressed-size.ts";
import { findPath, findStory, pageKinds, stories } from "../support/page-kinds.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
const kB = 1024;
const articleBudget: CompressedSize = { brotli: 14 * kB, gzip: 16 * kB };
const homeBudget: CompressedSize = { brotli: 20 * kB, gzip: 23 * kB };
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

async function load(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(origin + path, { headers })).text();
}

function expectWithin(name: string, html: string, budget: CompressedSize): void {
  const size = toCompressedSize(html);
  console.info(`${name}: ${size.brotli} bytes brotli, ${size.gzip} gzip, ${Buffer.byteLength(html)} plain`);
  expect(size.brotli, `${name}, brotli`).toBeLessThanOrEqual(budget.brotli);
  expect(size.gzip, `${name}, gzip`).toBeLessThanOrEqual(budget.gzip);
}

describe("The document", () => {
  test.each([
    ["a free article of 11 paragraphs", stories.elevenParagraphs, {}, 11],
    ["a paid article of 13 paragraphs, whole", stories.premium, { "user-agent": googlebot }, 13],
  ])("of %s with 6 related teasers is at most 14 kB", async (name, story, headers, paragraphs) => {
    const html = await load(await findStory(origin, story), headers);
    // A paid text has two parts: what is free, and what was paid for.
    const parts = html.split('data-content=""').slice(1);
    const text = parts.map((part) => part.split("</div>", 1)[0]).join("");
    const teasers = parts.at(-1) ?? "";
    expect(text.match(/<p>/g)?.length).toBeGreaterThanOrEqual(paragraphs);
    expect(teasers.match(/<article/g)?.length).toBeGreaterThanOrEqual(6);
    expectWithin(name, html, articleBudget);
  });

  test.each([
    ["the front page", {}],
    ["the front page with a municipality", { cookie: "CurrentCity=dornbirn" }],
  ])("of %s with 30 teasers or more is at most 20 kB", async (name, headers) => {
    const html = await load("/", headers);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(30);
    expectWithin(name, html, homeBudget);
  });

  test.each(pageKinds)("of $name is no heavier than the front page may be", async (kind) => {
    expectWithin(kind.name, await load(await findPath(origin, kind)), homeBudget);
  });

  test("carries the text of an article once, and neither hydration data nor scripts, style sheets or preloads", async () => {
    const html = await load(await findStory(origin, stories.free));
    for (const part of [
      "Das rechte Rücklicht war mit rotem Klebeband ausgebessert.",
      "Neupreis 5.400 Euro",
      "Kaufbeleg aufheben",
    ]) {
      expect(html.split(part), part).toHaveLength(2);
    }
    expect(html).not.toMatch(/__reactRouter|enqueue\(|modulepreload|rel="(?:stylesheet|preload)"|<script[^>]*\ssrc=/);
    // Structured data of posts is no script to a browser.
    expect(html.match(/<script\b(?! type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html.match(/<style\b/g)).toHaveLength(1);
  });
});

type Asked = { url: string; type: string; time: number };

describe.each([widths.mobile, widths.desktop])("In a browser at %i px", (width) => {
  let browser: Browser;
  let page: Page;
  let session: CDPSession;
  let asked: Asked[];
  let firstPaint: number | null;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    page = await openPage(browser, origin, { viewport: { width, height: 844 } });
    session = await page.context().newCDPSession(page);
    asked = [];
    firstPaint = null;
    session.on("Network.requestWillBeSent", ({ request, type, timestamp }) => {
      // The icon of the tab is a picture as well.
      const isIcon = new URL(request.url).pathname === "/favicon.svg";
      asked.push({ url: request.url, type: isIcon ? "Image" : (type ?? "Other"), time: timestamp });
    });
    session.on("Page.lifecycleEvent", ({ name, timestamp }) => {
      // about:blank, where every page begins, paints nothing.
      if (name === "firstContentfulPaint") firstPaint = timestamp;
    });
    await session.send("Network.enable");
    await session.send("Page.enable");
    await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
    await page.addInitScript(() => {
      const shifts: { value: number; sources: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
          shifts.push({
            value: entry.value,
            sources: entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 160) ?? ""),
          });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  });
  afterEach(() => page.context().close());

  test.each([
    ["the front page", () => Promise.resolve("/")],
    ["an article", () => findStory(origin, stories.free)],
    ["a listing", () => Promise.resolve("/themen/bodensee")],
  ])("%s asks for nothing but pictures before its first paint, for script, styles and fonts after it", async (_, find) => {
    await page.goto(await find());
    await waitForComfort(page);
    expect(firstPaint).not.toBeNull();
    const paint = firstPaint as number;
    const before = asked.filter(({ time }) => time <= paint);
    const after = asked.filter(({ time }) => time > paint);
    expect(before.filter(({ type }) => type !== "Document" && type !== "Image")).toEqual([]);
    expect(before.filter(({ type }) => type === "Document")).toHaveLength(1);
    expect(after.find(({ type }) => type !== "Image")).toMatchObject({
      type: "Script",
      url: expect.stringMatching(/\/assets\/entry\.client-[\w-]+\.js$/),
    });
    expect(after.filter(({ type }) => type === "Stylesheet").length).toBeGreaterThanOrEqual(1);
    expect(after.filter(({ type }) => type === "Font").length).toBeGreaterThanOrEqual(1);

    const fcp = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
    expect(fcp).toBeGreaterThan(0);
    const early = await page.evaluate(
      (limit) =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ startTime, name }) => startTime < limit && /\.(?:js|css|woff2)(?:$|\?)/.test(name))
          .map(({ name }) => name),
      fcp,
    );
    expect(early).toEqual([]);
  });

  test.each(pageKinds)("$name does not shift while fonts and late styles arrive", async (kind) => {
    await page.goto(await findPath(origin, kind), { waitUntil: "load" });
    await waitForComfort(page);
    // Two frames later all that has arrived is on the screen and reported.
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { value: number; sources: string[] }[] }).shifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });

  test.each([
    ["the front page", () => Promise.resolve("/")],
    ["an article", () => findStory(origin, stories.everyBlock)],
  ])("%s says the same without script as with it", async (_, find) => {
    const path = await find();
    await page.goto(path);
    await waitForComfort(page);
    const bare = await openPage(browser, origin, { javaScriptEnabled: false, viewport: { width, height: 844 } });
    await bare.goto(path);
    expect(await readTexts(bare)).toEqual(await readTexts(page));
    await bare.context().close();
  });

  /** All texts but the times ("vor 5 Minuten"), which run on. */
  function readTexts(of: Page): Promise<string[]> {
    return of.locator("body").evaluate((body) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (text !== "" && parent?.closest("time, script, button[hidden]") === null && parent.checkVisibility()) texts.push(text);
      }
      return texts;
    });
  }
});
