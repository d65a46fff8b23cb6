/** The card slider (rules 2.5, 4, 9) on the front page: a row that scrolls by itself, a slider with script. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readTab, waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";

test.use({ reducedMotion: "reduce" });

const GRID_PX = 1024;

/** The front page with exactly that many cards in its first slider, whatever the newsroom has put there. */
async function openWithCards(page: Page, count: number): Promise<Locator> {
  // At a desk it is a grid.
  if ((page.viewportSize()?.width ?? 0) >= GRID_PX) await page.setViewportSize({ width: GRID_PX - 24, height: 800 });
  await page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: setCards(await response.text(), count) });
    },
  );
  await page.goto("/");
  const slider = page.getByRole("main").locator("section").filter({ hasText: "Karte 1" });
  await findRow(slider).scrollIntoViewIfNeeded();
  return slider;
}

async function openSlider(page: Page, count: number): Promise<Locator> {
  const slider = await openWithCards(page, count);
  await waitForComfort(page);
  return slider;
}

const findRow = (slider: Locator): Locator => slider.getByRole("list");
const findPrevious = (slider: Locator): Locator => slider.getByRole("button", { name: "Zurückblättern" });
const findNext = (slider: Locator): Locator => slider.getByRole("button", { name: "Weiterblättern" });

function setCards(html: string, count: number): string {
  const counted = html.replace(/itemCount&quot;:\d+/, `itemCount&quot;:${count}`);
  return counted.replace(/(<ul[^>]*\stabindex="0"[^>]*>)(.*?)(<\/ul>)/s, (_, start: string, cards: string, end: string) => {
    // At some hours none of the first ones has a picture.
    const all = cards.match(/<li>.*?<\/li>/gs) ?? [];
    const card = all.find((one) => one.includes("<img")) ?? all[0] ?? "";
    const numbered = Array.from({ length: count }, (__, index) =>
      card
        .replace(/(<a[^>]*>)[^<]*(<\/a>)/, `$1Karte ${index + 1}$2`)
        .replace(/href="[^"]*"/, `href="/themen?karte=${index + 1}"`),
    );
    return start + numbered.join("") + end;
  });
}

/** Number of the first card that stands wholly within the row. */
function readFirstCard(slider: Locator): Promise<number> {
  return findRow(slider).evaluate((row) => {
    const { left } = (row.parentElement as HTMLElement).getBoundingClientRect();
    const places = [...row.children].map((card) => card.getBoundingClientRect().left - left);
    const visible = places.map((place, index) => ({ place, index })).filter(({ place }) => place > -2);
    return 1 + (visible.sort((a, b) => a.place - b.place)[0]?.index ?? -2);
  });
}

/** Pixels between the cards, from the left to the right. */
function readSpaces(slider: Locator): Promise<number[]> {
  return findRow(slider).evaluate((row) => {
    const cards = [...row.children].map((card) => card.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    return cards.slice(1).map(({ left }, index) => Math.round(left - (cards[index]?.right ?? 0)));
  });
}

const withoutScript = { tag: "@no-script-mobile" };

test("Without script the slider is a row that scrolls by itself, by finger and by keyboard", withoutScript, async ({ page }) => {
  const slider = await openWithCards(page, 6);
  const row = findRow(slider);
  await expect(slider.getByRole("button")).toHaveCount(0);
  const { scrollWidth, clientWidth } = await row.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("At a desk the row is a grid without buttons, and no title is cut", async ({ page }) => {
  const slider = await openSlider(page, 6);
  await page.setViewportSize({ width: GRID_PX, height: 800 });
  await expect(findNext(slider)).toBeHidden();
  const { hidden, titles } = await findRow(slider).evaluate((row) => ({
    hidden: [...row.children].filter((card) => card.getBoundingClientRect().right > innerWidth).length,
    titles: [...row.querySelectorAll("h3 a")].filter((title) => getComputedStyle(title).webkitLineClamp !== "none").length,
  }));
  expect([hidden, titles]).toEqual([0, 0]);
});

test.describe("The slider", { tag: "@mobile" }, () => {
  test("moves by its buttons, ends at its ends with four cards, and shows a card that is reached by the tab key", {
    tag: "@script",
  }, async ({ page }) => {
    const slider = await openSlider(page, 4);
    const previous = findPrevious(slider);
    const next = findNext(slider);
    await expect(previous).toBeDisabled();
    await expect.poll(() => readFirstCard(slider)).toBe(1);
    await next.click();
    await expect.poll(() => readFirstCard(slider)).toBe(2);
    await expect(previous).toBeEnabled();
    while (await next.isEnabled()) await next.click();
    await expect(slider.getByText("Karte 4")).toBeVisible();
    while (await previous.isEnabled()) await previous.click();
    await expect.poll(() => readFirstCard(slider)).toBe(1);
    await slider.getByRole("link", { name: "Karte 4" }).focus();
    await expect
      .poll(() =>
        findRow(slider).evaluate((row) => {
          const viewport = (row.parentElement as HTMLElement).getBoundingClientRect();
          const card = (row.lastElementChild as HTMLElement).getBoundingClientRect();
          return card.left >= viewport.left - 2 && card.right <= viewport.right + 2;
        }),
      )
      .toBe(true);
  });

  test("goes round with five cards, in both directions", async ({ page }) => {
    const slider = await openSlider(page, 5);
    const previous = findPrevious(slider);
    const next = findNext(slider);
    await previous.click();
    await expect.poll(() => readFirstCard(slider)).toBe(5);
    for (const expected of [1, 2, 3, 4, 5, 1]) {
      await next.click();
      await expect.poll(() => readFirstCard(slider)).toBe(expected);
    }
  });

  test("keeps 10 px between its cards, where it begins again as well", async ({ page }) => {
    const slider = await openSlider(page, 6);
    await findPrevious(slider).click();
    await expect.poll(() => readFirstCard(slider)).toBe(6);
    await expect.poll(() => readSpaces(slider)).toEqual([10, 10, 10, 10, 10]);
  });
});

test.describe("A click on a card", () => {
  /** Keeps what "cardClicked" brings; `isHandled` makes the listener take care of the click itself. */
  async function listen(page: Page, isHandled: boolean): Promise<unknown[]> {
    const heard: unknown[] = [];
    await page.exposeFunction("hear", (detail: unknown) => heard.push(detail));
    await page.evaluate((prevents) => {
      document.addEventListener("cardClicked", (event) => {
        (window as unknown as { hear: (detail: unknown) => void }).hear((event as CustomEvent).detail);
        if (prevents) event.preventDefault();
      });
    }, isHandled);
    return heard;
  }

  test("emits cardClicked with the item and stays when a listener takes over", async ({ page, portal }) => {
    const slider = await openSlider(page, 5);
    const heard = await listen(page, true);
    const hasPicture = (await slider.locator("li img").count()) > 0;
    await slider.getByRole("link", { name: "Karte 2" }).click();
    await expect
      .poll(() => heard)
      .toEqual([
        {
          id: null,
          link: `${portal.origin}/themen?karte=2`,
          title: "Karte 2",
          image: hasPicture ? { src: expect.stringContaining(`${portal.origin}/media/`), alt: expect.any(String) } : null,
          formattedDateTime: await slider.locator("time").nth(1).textContent(),
          formattedDuration: null,
          position: expect.any(Number),
        },
      ]);
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("of a grid emits it as well, and opens the story where no listener takes over", async ({ page, open, portal }) => {
    await open("/");
    const card = page.getByRole("main").locator("[data-card]:not([data-island] *):has(img)").first();
    const link = card.getByRole("link").first();
    const title = await link.textContent();
    const path = await link.getAttribute("href");
    const position = 1 + (await card.evaluate((element) => [...document.querySelectorAll("[data-card]")].indexOf(element)));
    const heard = await listen(page, false);
    await link.click();
    await page.waitForURL(path ?? "");
    expect(heard).toEqual([
      {
        id: Number(path?.split("/").at(-1)),
        link: `${portal.origin}${path}`,
        title,
        image: { src: expect.stringContaining(`${portal.origin}/media/`), alt: expect.any(String) },
        formattedDateTime: expect.any(String),
        formattedDuration: null,
        position,
      },
    ]);
  });

  test("is pushed to the data layer, and opens the story where no listener takes over", async ({ page, portal }) => {
    const slider = await openSlider(page, 5);
    const heard = await listen(page, false);
    const pushed: unknown[] = [];
    await page.exposeFunction("keep", (entry: unknown) => pushed.push(entry));
    await page.evaluate(() => {
      const { keep } = window as unknown as { keep: (entry: unknown) => void };
      Object.assign(window, { dataLayer: Object.assign([], { push: keep }) });
    });
    await slider.getByRole("link", { name: "Karte 1" }).click();
    await page.waitForURL("/themen?karte=1");
    // What stands behind the question mark is the reader's own business.
    const url = `${portal.origin}/themen`;
    expect(heard).toMatchObject([{ link: `${url}?karte=1`, title: "Karte 1" }]);
    const position = expect.any(Number);
    expect(pushed).toEqual([
      { event: "click_tracking", type: "teaser", name: "card", action: "click", url, text: "Karte 1", position },
    ]);
  });

  test("is not followed by the card itself", async ({ page }) => {
    const slider = await openSlider(page, 5);
    // Comes before the page hears of it, which therefore opens nothing.
    await page.evaluate(() => window.addEventListener("cardClicked", (event) => event.stopImmediatePropagation(), true));
    const heard = await listen(page, false);
    const isPrevented = slider.getByRole("link", { name: "Karte 3" }).evaluate((link) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true });
      link.dispatchEvent(click);
      return click.defaultPrevented;
    });
    expect(await isPrevented).toBe(true);
    expect(heard).toEqual([]);
  });

  test("with Ctrl held is left to the browser, which opens a new tab", async ({ page }) => {
    const slider = await openSlider(page, 5);
    const heard = await listen(page, true);
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      slider.getByRole("link", { name: "Karte 1" }).click({ modifiers: ["Control"] }),
    ]);
    await expect.poll(() => readTab(tab)).toMatchObject({ address: "/themen?karte=1" });
    expect(heard).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
