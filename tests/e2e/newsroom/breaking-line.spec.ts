/** The breaking line, from the newsroom's form to its readers, on a paper of its own: no other journey shall find one. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test as base } from "#tests/support/journeys/own-paper.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const PAGE = "/redaktion/eilmeldung";
const TEXT = "Rhein bei Lustenau über die Ufer getreten: Feuerwehr bittet, Unterführungen und Tiefgaragen sofort zu verlassen";

const test = base.extend({
  editor: async ({ editor }, use) => {
    await editor.goto(PAGE);
    await use(editor);
  },
});

const findLine = (page: Page) => page.getByRole("region", { name: "Eilmeldung" });

async function setLine(editor: Page, text: string, link: string): Promise<void> {
  await editor.goto(PAGE);
  await editor.getByLabel("Text").fill(text);
  await editor.getByLabel("Link").fill(link);
  await editor.getByLabel("In einer Stunde").check();
  const again = editor.getByLabel(/sieht sie wieder/);
  if (await again.isVisible()) await again.check();
  await editor.getByRole("button", { name: /Auf allen Seiten zeigen|Übernehmen/ }).click();
  await expect(editor.getByText("Steht jetzt")).toBeVisible();
}

/** Ends the line that stands so soon, as no field of the form says it. */
async function endSoon(editor: Page, milliseconds: number): Promise<void> {
  const read = (name: string) => editor.locator(`[data-form=set] [name=${name}]`).inputValue();
  const form = { intent: "set", text: await read("text"), link: await read("link"), known: await read("known"), end: "same" };
  const sameEnd = new Date(Date.now() + milliseconds).toISOString();
  const answer = await editor.request.post(PAGE, {
    form: { ...form, sameEnd },
    headers: { origin: new URL(editor.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

test("An editor sets a line; a reader puts it away, finds it so from the next page's first paint on, reads a new one, and it goes by itself", async ({
  page,
  paper,
  editor,
}) => {
  const post = await findStory(paper.origin, stories.free);
  await setLine(editor, TEXT, `${paper.origin}${post}?x=1`);
  await page.addInitScript(() => {
    const seen = { atPaint: -1, shift: 0 };
    Object.assign(window, { seen });
    const height = () => document.querySelector<HTMLElement>("[data-breaking]")?.offsetHeight ?? 0;
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) seen.atPaint = height();
    }).observe({ type: "paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const readSeen = async () => {
    await expect.poll(() => page.evaluate(() => (window as unknown as { seen: { atPaint: number } }).seen.atPaint)).not.toBe(-1);
    return page.evaluate(() => (window as unknown as { seen: { atPaint: number; shift: number } }).seen);
  };

  await page.goto("/");
  await expect(findLine(page)).toContainText(TEXT);
  const seen = await readSeen();
  expect(seen.atPaint).toBeGreaterThan(40);
  for (const [width, lines] of [
    [widths.desktop, 1],
    [widths.tablet, 2],
    [widths.mobile, 3],
    [widths.smallest, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const text = findLine(page).getByRole("paragraph");
    const count = await text.evaluate((p) => {
      const { lineHeight, paddingTop } = getComputedStyle(p);
      return Math.round((p.clientHeight - 2 * Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight));
    });
    expect.soft(count, `lines at ${width} px`).toBeLessThanOrEqual(lines);
    const beyond = await findLine(page).evaluate((line) => line.scrollWidth - document.documentElement.clientWidth);
    expect.soft(beyond, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  expect.soft(await findViolations(page), "axe, in light and dark").toEqual([]);
  await findLine(page).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Eilmeldung ausblenden" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(findLine(page)).toBeHidden();

  await page.goto(post);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const next = await readSeen();
  expect(next.atPaint).toBe(0);
  // The fonts come after the first paint, and move a letter by a hair, as on every page; a line would move all, by more than 0.04.
  expect(next.shift).toBeLessThan(0.02);
  await expect(findLine(page)).toBeHidden();

  await setLine(editor, "Rhein: Entwarnung für Lustenau", "/verkehr");
  await page.reload();
  await expect(findLine(page)).toContainText("Entwarnung");
  await findLine(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/verkehr$/);
  await expect(findLine(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(findLine(page)).toBeHidden();
  await page.emulateMedia({ media: null });

  await endSoon(editor, 4000);
  await page.reload();
  await expect(findLine(page)).toBeVisible();
  await expect(findLine(page)).toBeHidden();
});

test("Without script an editor sets, corrects and ends a line, and readers have it from the first page to the last", {
  tag: "@no-script",
}, async ({ page, paper, openBrowser }) => {
  const editor = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  await enterNewsroom(editor, paper, "editor");
  await editor.goto(PAGE);
  await editor.getByLabel("Text").fill(TEXT);
  await editor.getByLabel("Link").fill("http://andere.example");
  await editor.getByRole("button", { name: "Auf allen Seiten zeigen" }).click();
  await expect(editor.getByText("andere.example ist eine andere Website")).toBeVisible();
  await setLine(editor, await editor.getByLabel("Text").inputValue(), "https://andere.example/lage");

  await page.goto("/nirgendwo/hier/nicht");
  await expect(findLine(page).getByRole("link", { name: /\(externe Seite\)$/ })).toHaveAttribute(
    "href",
    "https://andere.example/lage",
  );
  await expect(page.getByRole("button", { name: "Eilmeldung ausblenden" })).toBeHidden();

  await editor.getByLabel("Text").fill("Rhein: Entwarnung");
  await editor.getByRole("button", { name: "Übernehmen" }).click();
  await page.goto("/");
  await expect(findLine(page)).toContainText("Rhein: Entwarnung");
  await editor.getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(editor.getByText("Gerade steht keine.")).toBeVisible();
  await page.goto("/");
  await expect(findLine(page)).toHaveCount(0);
});
