/** Every kind of page, visited once, on a phone and then at a desk: all that each of them must keep to. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import type { CompressedSize } from "#tests/support/compressed-size.ts";
import { findStart } from "#tests/support/find-chunk.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readToTheEnd, waitForComfort, wakeAllIslands } from "#tests/support/journeys/wait-for-comfort.ts";
import {
  everyBlockBudget,
  findInvalidHtml,
  findOutlineFaults,
  homeBudget,
  placeHomeBudget,
  weigh,
} from "#tests/support/pages/document-faults.ts";
import { everyPage, type VisitedPage } from "#tests/support/pages/every-page.ts";
import {
  findSmallTargets,
  findViolations,
  findViolationsOfWidth,
  findWider,
  findWithoutFocusStyle,
  renderEverything,
  rowsThatScroll,
} from "#tests/support/pages/page-faults.ts";
import { type PageWatch, watchPage } from "#tests/support/pages/page-watch.ts";

const phone = { width: widths.mobile, height: 844 };
const desk = { width: widths.desktop, height: 900 };
/** The browser's own note of the status that an error page has. */
const statusNotes = /the server responded with a status of (?:404|405)/;
/** What stands alone, without header: in the app, and in frames of other sites. */
const isAlone = /in app mode|widget|onboarding in the app/;

test.describe.configure({ mode: "parallel" });
// The wall's provider would be asked first whether it takes a header of ours.
test.use({ extraHTTPHeaders: {}, viewport: phone });

for (const one of everyPage) {
  test(`On ${one.name} nothing is amiss, on a phone and at a desk`, async ({ page, portal }) => {
    const watch = await watchPage(page);
    const response = await one.visit(page, portal.origin);
    expect(response?.status(), `${one.name}: status`).toBe(one.status);
    const timing = await response?.headerValue("server-timing");
    // Of a shared page, the trips that rendering it took, for whichever reader it was rendered.
    expect
      .soft(timing, `${one.name}: round trips`)
      .toMatch(new RegExp(`(?:backend|rendered);desc="${one.roundTrips} round trips"`));
    await checkDocument(one, (await response?.text()) ?? "");
    await checkVisit(one, page, watch, "on a phone");
    expect.soft(await findViolations(page, ["light"]), `${one.name}: axe, on a phone`).toEqual([]);
    expect.soft(await findWithoutFocusStyle(page), `${one.name}: where the keyboard is, on a phone`).toEqual([]);

    // What it says when it is left is said of that visit.
    await page.goto("about:blank");
    watch.complaints.length = 0;
    await page.emulateMedia({ reducedMotion: null });
    await page.setViewportSize(desk);
    expect((await one.visit(page, portal.origin))?.status(), `${one.name}: status`).toBe(one.status);
    await checkVisit(one, page, watch, "at a desk");
    expect.soft(await findViolationsOfWidth(page), `${one.name}: axe, at a desk, in light and dark`).toEqual([]);
    expect.soft(await findWithoutFocusStyle(page), `${one.name}: where the keyboard is, at a desk`).toEqual([]);
  });
}

/** All but axe. In the end everything of the page is rendered. */
async function checkVisit(one: VisitedPage, page: Page, watch: PageWatch, where: "on a phone" | "at a desk"): Promise<void> {
  const name = `${one.name}, ${where}`;
  await waitForComfort(page);
  await checkFirstPaint(name, page, watch);
  await checkIslands(name, page, watch);
  if (where === "at a desk") await checkLeftEdge(one, page);
  await checkWidths(name, page, where === "on a phone");
  await readToTheEnd(page);
  const complaints = watch.complaints.filter((text) => !(one.status >= 400 && statusNotes.test(text)));
  expect.soft(complaints, `${name}: console`).toEqual([]);
  await renderEverything(page);
}

const budgets: Readonly<Record<string, CompressedSize>> = {
  "a post with every block": everyBlockBudget,
  "the front page with a municipality": placeHomeBudget,
};

async function checkDocument({ name }: VisitedPage, html: string): Promise<void> {
  expect.soft(await findInvalidHtml(html), `${name}: HTML`).toEqual([]);
  expect.soft(findOutlineFaults(html), `${name}: outline`).toEqual([]);
  const { report, faults } = weigh(name, html, budgets[name] ?? homeBudget);
  console.info(report);
  expect.soft(faults, `${name}: bytes of the document`).toEqual([]);
}

/** Nothing but pictures before the first paint; script, styles and fonts after it, which move nothing. */
async function checkFirstPaint(name: string, page: Page, watch: PageWatch): Promise<void> {
  const shifts = await watch.readShifts();
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${name}: layout shift ${JSON.stringify(shifts)}`).toBeLessThan(0.02);

  const { before, after } = watch.readAsked();
  const early = before.filter(({ type }) => type !== "Image").map(({ type }) => type);
  expect.soft(early, `${name}: asked for before the first paint`).toEqual(["Document"]);
  expect
    .soft(
      after.find(({ type }) => type !== "Image"),
      `${name}: asked for first after it`,
    )
    .toMatchObject({ type: "Script", url: expect.stringContaining(`/assets/${findStart()}`) });
  for (const type of ["Stylesheet", "Font"]) {
    expect
      .soft(
        after.map((asked) => asked.type),
        `${name}: asked for after the first paint`,
      )
      .toContain(type);
  }
  // The page's own clock says the same.
  const earlyFiles = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ startTime, name }) => (startTime < paint || paint === 0) && /\.(?:js|css|woff2)(?:$|\?)/.test(name))
      .map(({ name }) => name);
  });
  expect.soft(earlyFiles, `${name}: files before the first paint`).toEqual([]);
}

/** Every island wakes at a hint, over exactly what the server rendered (the console would say otherwise), and moves nothing. */
async function checkIslands(name: string, page: Page, watch: PageWatch): Promise<void> {
  const sum = async () => (await watch.readShifts()).reduce((total, { value }) => total + value, 0);
  const before = await sum();
  await wakeAllIslands(page);
  const shifts = await watch.readShifts();
  expect.soft((await sum()) - before, `${name}: layout shift of waking islands ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
  expect.soft(await page.locator("[data-island][data-failed]").count(), `${name}: islands that failed`).toBe(0);
}

/** The page fits at its own width and at the next smaller one, on the smallest phone in wide text too; at its own there is room to press. */
async function checkWidths(name: string, page: Page, isPhone: boolean): Promise<void> {
  for (const width of isPhone ? [widths.smallest, widths.mobile] : [widths.tablet, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForComfort(page);
    expect.soft(await findWider(page, rowsThatScroll), `${name}: wider than ${width} px`).toEqual([]);
    if (width !== widths.smallest) continue;
    await setWideText(page, true);
    expect.soft(await findWider(page, rowsThatScroll), `${name}: wider than ${width} px in wide text`).toEqual([]);
    await setWideText(page, false);
  }
  expect.soft(await findSmallTargets(page, { isPhone }), `${name}: too small to press`).toEqual([]);
  await setLetters(page, 2 * USUAL_LETTERS);
  expect.soft(await findWider(page, rowsThatScroll), `${name}: wider with letters twice as large`).toEqual([]);
  await setLetters(page, USUAL_LETTERS);
}

/** Of a browser's text without any setting, in px. */
const USUAL_LETTERS = 16;

/** As a reader's own style sets lines, paragraphs, letters and words apart (WCAG 2.2, 1.4.12). */
async function setWideText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, isWide);
}

/** As a reader sets them in the browser: media queries follow, as they do not where a page's own style changes them. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  await waitForComfort(page);
}

/** A death notice is a sheet of its own, set in its middle. */
const isSheet = /^a death notice$/;
/** Pages of one form, in a column of its own. */
const isForm = /^(?:a changed address|a new password|an offer that|the activation|the print card's login|the registration)/;

/** At a desk every page begins at one of two left edges, that of the whole page or that of a text; a form stands by itself. */
async function checkLeftEdge({ name }: VisitedPage, page: Page): Promise<void> {
  if (isAlone.test(name) || isSheet.test(name)) return;
  const title = page.getByRole("main").locator("h1:not(.sr-only), h2").first();
  const { x = -1 } = (await title.boundingBox()) ?? {};
  expect.soft(isForm.test(name) ? [384] : [48, 312], `${name}: left edge`).toContain(Math.round(x));
}

test("The validator would see a mistake", async () => {
  const mistake = '<!DOCTYPE html><html lang="de"><head><title>A</title></head><body><p><div></div></p></body></html>';
  expect(await findInvalidHtml(mistake)).not.toEqual([]);
});
