/** The municipality dropdown (spec 2.5, 9): a disclosure without script, with script what readers expect of a list. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { launchBrowser, openPage, widths } from "../support/browser.ts";
import { waitForComfort } from "../support/wait-for-comfort.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;
let dropdown: Locator;
let summary: Locator;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

async function open(width: number, hasScript = true): Promise<void> {
  page = await openPage(browser, origin, { viewport: { width, height: 844 }, javaScriptEnabled: hasScript });
  await page.goto("/impressum");
  if (hasScript) await waitForComfort(page);
  dropdown = page.getByRole("banner").locator("details");
  summary = dropdown.locator("summary");
}

/** The hint that React is waited for. */
async function wake(): Promise<void> {
  await summary.hover();
  await page.locator("[data-island=municipality-dropdown][data-awake]").waitFor({ state: "attached" });
}

const isOpen = () => dropdown.evaluate((details) => (details as HTMLDetailsElement).open);
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([widths.mobile, widths.desktop])("At %i px the dropdown", (width) => {
  test("opens and closes on click without script and fits the screen", async () => {
    await open(width, false);
    expect(await summary.textContent()).toBe("Gemeinde auswählen");
    await summary.click();
    const list = dropdown.getByRole("list", { name: "Gemeinden" });
    const box = await list.boundingBox();
    expect(box?.height).toBe(13 * 16);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await list.getByRole("button").count()).toBe(97);
    await summary.click();
    expect(await list.isVisible()).toBe(false);
  });
});

test("A click that comes before script is there opens the dropdown once it is", async () => {
  await open(widths.desktop);
  await page.evaluate(() => document.addEventListener("opened", () => document.body.setAttribute("data-opened", "")));
  // No pointer went there before it.
  await summary.evaluate((element) => (element as HTMLElement).click());
  await page.locator("body[data-opened]").waitFor();
  expect(await isOpen()).toBe(true);
});

test("A page that does not know the choice shows it as soon as the dropdown is used", async () => {
  await open(widths.desktop);
  await page.context().addCookies([{ name: "CurrentCity", value: "gotzis", url: origin }]);
  expect(await summary.textContent()).toBe("Gemeinde auswählen");
  await wake();
  await summary.filter({ hasText: "Götzis" }).waitFor();
  await summary.click();
  expect(await dropdown.getByRole("button", { name: "Götzis", exact: true }).getAttribute("aria-current")).toBe("true");
});

describe("With script the dropdown", () => {
  beforeEach(async () => {
    await open(widths.desktop);
    await wake();
  });

  test("emits opened each time it opens, and only then", async () => {
    await page.evaluate(() => {
      document.addEventListener("opened", () => {
        document.body.dataset.opened = String(Number(document.body.dataset.opened ?? 0) + 1);
      });
    });
    const opened = () => page.evaluate(() => document.body.dataset.opened);
    await summary.click();
    await expect.poll(opened).toBe("1");
    await summary.click();
    expect(await isOpen()).toBe(false);
    await summary.click();
    await expect.poll(opened).toBe("2");
  });

  test("closes on a click outside, but not on one inside", async () => {
    await summary.click();
    await dropdown.getByRole("list").hover();
    await page.mouse.wheel(0, 200);
    expect(await isOpen()).toBe(true);
    await page.getByRole("heading", { level: 1 }).click();
    expect(await isOpen()).toBe(false);
  });

  test("closes on Escape and gives the focus back", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    expect(await isOpen()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe("Gemeinde auswählen");
  });

  test("is walked through with the arrow keys, Home and End", async () => {
    await summary.focus();
    for (const [key, expected] of [
      ["ArrowDown", "Alle Gemeinden"],
      ["ArrowDown", "Alberschwende"],
      ["ArrowUp", "Alle Gemeinden"],
      ["ArrowUp", "Alle Gemeinden"],
      ["End", "Zwischenwasser"],
      ["ArrowDown", "Zwischenwasser"],
      ["Home", "Alle Gemeinden"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(expected);
    }
  });

  test("jumps to the next place with the typed letter", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("d");
    const first = await focused();
    expect(first).toMatch(/^D/);
    await page.keyboard.press("d");
    expect(await focused()).toMatch(/^D/);
    expect(await focused()).not.toBe(first);
  });

  test("leaves the browser its own key combinations", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    // Awaited before the key is pressed: keys reach the page on a lane of their own and may overtake a script.
    await page.evaluate(() => {
      document.addEventListener("keydown", (event) => {
        if (event.key === "d") document.body.dataset.prevented = String(event.defaultPrevented);
      });
    });
    await page.keyboard.press("Control+d");
    await expect.poll(() => page.evaluate(() => document.body.dataset.prevented)).toBe("false");
    expect(await focused()).toBe("Alle Gemeinden");
  });

  test("chooses by keyboard alone and comes back to the same page", async () => {
    await summary.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("l");
    const place = (await focused()) ?? "";
    await Promise.all([page.waitForResponse((response) => response.status() === 303), page.keyboard.press("Enter")]);
    await page.waitForURL("/impressum");
    expect(await summary.textContent()).toBe(place);
  });
});
