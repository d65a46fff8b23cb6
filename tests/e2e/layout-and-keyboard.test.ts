/** Every kind of page fits every screen and can be used by keyboard and finger. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { everyPage } from "../support/every-page.ts";
import { importRecords } from "../support/import-records.ts";
import { findWider } from "../support/page-faults.ts";
import { findStory } from "../support/page-kinds.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
/** Width of the smallest phones, and those at which every page has to look right. */
const allWidths = [320, widths.mobile, widths.tablet, widths.desktop];
/** They scroll by themselves, which the keyboard must reach. */
const rowsThatScroll = "[tabindex='0']";
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await openPage(browser, origin, { reducedMotion: "reduce" });
});
afterEach(() => page.context().close());

test.each(everyPage)("$name is never wider than the screen, and shows where the keyboard is", async ({ open }) => {
  await open(page, origin);
  for (const width of allWidths) {
    await page.setViewportSize({ width, height: 800 });
    await waitForComfort(page);
    expect(await findWider(page, rowsThatScroll), `at ${width} px`).toEqual([]);
  }
  await page.keyboard.press("Tab");
  expect(await findWithoutFocusStyle()).toEqual([]);
});

test("the longest German words fit the smallest phone, in a topic, in the list of topics and in a story", async () => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const topic = { slug: "langes-wort", title: word };
  const date = "2001-05-06T07:08:09Z";
  await importRecords(inject("portalState"), [
    { kind: "term", taxonomy: "topic", ...topic, description: `Über die ${word}.` },
    {
      kind: "post",
      source: "test:langes-wort",
      slug: "langes-wort",
      title: word,
      kicker: word,
      excerpt: `Alles über die ${word}.`,
      date,
      modified: date,
      topics: [topic],
      front: false,
      blocks: [
        { kind: "heading", level: 2, html: word },
        { kind: "paragraph", html: word },
        { kind: "table", html: `<table><tr><th>${word}</th><td>${word}</td></tr></table>` },
        { kind: "facts", title: word, html: `<p>${word}</p>` },
      ],
    },
  ]);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [await findStory(origin, "langes-wort"), "/themen/langes-wort", "/themen"]) {
    await page.goto(path);
    await waitForComfort(page);
    expect(await page.getByRole("main").getByText(word).count()).toBeGreaterThan(0);
    expect(await findWider(page, rowsThatScroll), path).toEqual([]);
  }
});

/** Interactive elements that look the same with the focus as without. The last key was Tab, so focus counts as visible. */
function findWithoutFocusStyle(): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button:enabled, summary, input:not([type=hidden]), [tabindex='0']";
    const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && element.getClientRects().length > 0,
    );
    const missing = elements.filter((element) => {
      element.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isTransparent = /^rgba\(.*, 0\)$|^transparent$/.test(outlineColor);
      const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !isTransparent;
      return document.activeElement !== element || !element.matches(":focus-visible") || !isSeen;
    });
    if (elements.length === 0) return ["nothing to focus"];
    return missing.map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}

test.each([widths.mobile, widths.desktop])(
  "At %i px the keyboard goes from the skip link through header and text to the footer",
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/impressum");
    await waitForComfort(page);
    const stations: string[] = [];
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press("Tab");
      const station = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return null;
        return activeElement.closest("header, main, footer")?.tagName.toLowerCase() ?? activeElement.textContent;
      });
      if (station === null) break;
      if (stations.at(-1) !== station) stations.push(station);
    }
    expect(stations).toEqual(["Zum Inhalt", "header", "main", "footer"]);
  },
);

test.each([widths.mobile, widths.desktop])(
  "At %i px everything to press outside running text is at least 24 px high and wide, on a phone's header 44 px",
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/page/2", "/gemeinde/gemeinde"]) {
      await page.goto(path);
      await waitForComfort(page);
      const small = await page.evaluate((isPhone) => {
        const elements = [
          ...document.querySelectorAll("header a, header button, summary, footer a, main nav a, main button, main .button"),
        ];
        return elements
          .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
          .filter((element) => {
            const { height, width } = element.getBoundingClientRect();
            const least = isPhone && element.closest("header") !== null && element.textContent !== "Talblick" ? 44 : 24;
            return height < least || width < 24;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 160));
      }, width === widths.mobile);
      expect(small, path).toEqual([]);
    }
  },
);
