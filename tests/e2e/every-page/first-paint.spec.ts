/** The budget of the documents that count most, and that what they say needs no script. Never times. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { articleBudget, homeBudget, placeHomeBudget, weigh } from "#tests/support/pages/document-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

test.describe("The document", () => {
  const articles = [
    { name: "a free article of 11 paragraphs", story: stories.elevenParagraphs, userAgent: "", paragraphs: 11 },
    {
      name: "a paid article of 13 paragraphs, whole",
      story: stories.paidThirteenParagraphs,
      userAgent: googlebot,
      paragraphs: 13,
    },
  ];
  for (const { name, story, userAgent, paragraphs } of articles) {
    test(`of ${name} with 6 related teasers is at most 12 kB`, async ({ request, portal }) => {
      const path = await findStory(portal.origin, story);
      const html = await (await request.get(path, { headers: { "user-agent": userAgent } })).text();
      // A paid text has two parts: what is free, and what was paid for.
      const parts = html.split('data-content=""').slice(1);
      const text = parts.map((part) => part.split("</div>", 1)[0]).join("");
      const teasers = parts.at(-1) ?? "";
      expect(text.match(/<p>/g)?.length).toBeGreaterThanOrEqual(paragraphs);
      expect(teasers.match(/<article/g)?.length).toBeGreaterThanOrEqual(6);
      const { report, faults } = weigh(name, html, articleBudget);
      console.info(report);
      expect(faults).toEqual([]);
    });
  }

  test("of the front page with 30 teasers or more is at most 15 kB, with a municipality half a kB more", async ({ request }) => {
    for (const [cookie, budget] of [
      ["", homeBudget],
      ["CurrentCity=dornbirn", placeHomeBudget],
    ] as const) {
      const html = await (await request.get("/", { headers: { cookie } })).text();
      expect(html.match(/<article/g)?.length, cookie).toBeGreaterThanOrEqual(30);
      expect(weigh(`the front page, ${cookie}`, html, budget).faults).toEqual([]);
    }
  });

  test("carries the text of an article once, and neither hydration data nor scripts, style sheets or preloads", async ({
    request,
    portal,
  }) => {
    const html = (await (await request.get(await findStory(portal.origin, stories.free))).text()).replaceAll("\u00a0", " ");
    for (const part of [
      "Das rechte Rücklicht war mit rotem Klebeband ausgebessert.",
      "Neupreis 5.400 Euro",
      "Kaufbeleg aufheben",
    ]) {
      expect(html.split(part), part).toHaveLength(2);
    }
    expect(html).not.toMatch(/__reactRouter|enqueue\(|modulepreload|rel="(?:stylesheet|preload)"|<script[^>]*\ssrc=/);
    // The early one and the one that starts the page's script. Structured data of posts is no script to a browser.
    expect(html.match(/<script\b(?! type="application\/ld\+json")/g)).toHaveLength(2);
    expect(html.match(/<style\b/g)).toHaveLength(1);
  });
});

test.describe("Without script", { tag: ["@script", "@mobile"] }, () => {
  const pages = [
    { name: "the front page", story: null },
    { name: "an article", story: stories.everyBlock },
  ];
  for (const { name, story } of pages) {
    test(`${name} says the same as with it`, async ({ page, open, openBrowser, portal, viewport }) => {
      const path = story === null ? "/" : await findStory(portal.origin, story);
      await open(path);
      const bare = await openBrowser({ javaScriptEnabled: false, viewport });
      await bare.goto(path);
      expect(await readTexts(bare)).toEqual(await readTexts(page));
    });
  }
});

/** All texts but the times ("vor 5 Minuten"), which run on, and the question that is only asked with script. */
function readTexts(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (
        text !== "" &&
        parent?.closest("time, script, noscript, button[hidden], .needs-script, [data-island=embed]") === null &&
        parent.checkVisibility()
      )
        texts.push(text);
    }
    return texts;
  });
}
