/** Galleries (rules 2.5): a row in the text that moves nothing when it wakes, and fullscreen with an address of its own. */
import type { Locator, Page } from "playwright/test";
import { headerLink } from "#tests/support/journeys/account-calls.ts";
import { findDialogTitled } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findWall, sendLogin } from "#tests/support/journeys/paywall-journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { createSubscriber, createSubscription } from "#tests/support/records/subscribers.ts";

test.use({ reducedMotion: "reduce" });

const findPlace = (page: Page): Locator => page.locator("[data-island=gallery]");
const findRow = (page: Page): Locator => findPlace(page).getByRole("list");
const findFullscreen = (page: Page): Locator => findPlace(page).getByRole("button", { name: "Bild im Vollbild zeigen" });
const findLightbox = (page: Page): Locator => page.getByRole("dialog", { name: "Bildergalerie" });
const findSlide = (page: Page): Locator => findLightbox(page).locator("[role=group]:not([inert])");
const readHash = (page: Page): string => new URL(page.url()).hash;

/** Number of the picture that fills the row. */
function readFirst(page: Page): Promise<number> {
  return findRow(page).evaluate((row) => {
    const { left } = (row.parentElement as HTMLElement).getBoundingClientRect();
    return 1 + [...row.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 3);
  });
}

async function expectPicture(page: Page, number: number): Promise<void> {
  await expect(findLightbox(page).locator("[data-counter]")).toHaveText(`${number} / 4`);
  await expect(findSlide(page)).toHaveAttribute("aria-label", `${number} von 4`);
  expect(readHash(page)).toBe(`#bild-${number}`);
}

/** Where the picture's middle and edges are, once they stand still. */
async function readScale(page: Page): Promise<number> {
  const transform = await findSlide(page)
    .locator("img")
    .evaluate((img) => getComputedStyle(img).transform);
  return transform === "none" ? 1 : Number(transform.slice("matrix(".length).split(",")[0]);
}

test.describe("Without script", { tag: "@no-script-mobile" }, () => {
  test("a gallery is a row that scrolls, with counters and captions, and an address leads to a picture in it", async ({
    page,
    portal,
  }) => {
    const path = await findStory(portal.origin, stories.everyBlock);
    await page.goto(`${path}#bild-3`);
    const pictures = findRow(page).getByRole("listitem");
    await expect(pictures).toHaveCount(4);
    await expect(pictures.nth(2)).toBeInViewport();
    await expect(pictures.nth(2).locator("figcaption")).toContainText("3 / 4");
    await expect(findPlace(page).getByRole("button")).toHaveCount(0);
    expect(await findWider(page, ".gallery, pre, .scroller")).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const tops = await pictures.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(4);
  });
});

test("A gallery wakes without moving anything, loops by button and key, and has the next pictures there", async ({
  page,
  portal,
}) => {
  await page.goto(await findStory(portal.origin, stories.everyBlock));
  const asleep = await findPlace(page).boundingBox();
  await findRow(page).scrollIntoViewIfNeeded();
  await waitForComfort(page);
  const next = findPlace(page).getByRole("button", { name: "Nächstes Bild" });
  await next.waitFor();
  const { height } = (await findPlace(page).boundingBox()) ?? {};
  expect(height).toBe(asleep?.height);
  // A part of the next picture shows that there is one.
  const peek = await findRow(page)
    .getByRole("listitem")
    .nth(1)
    .evaluate((item) => {
      const { right } = (item.closest(".gallery-view") as HTMLElement).getBoundingClientRect();
      return right - item.getBoundingClientRect().left;
    });
  expect(peek).toBeGreaterThan(30);

  const readLoading = () =>
    findRow(page)
      .locator("img")
      .evaluateAll((images) => images.map((img) => (img as HTMLImageElement).loading));
  await expect.poll(readLoading).toEqual(["eager", "eager", "lazy", "eager"]);
  await next.click();
  await expect.poll(() => readFirst(page)).toBe(2);
  await findRow(page).focus();
  for (const [key, number] of [
    ["ArrowLeft", 1],
    ["ArrowLeft", 4],
    ["ArrowRight", 1],
    ["End", 4],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => readFirst(page), key).toBe(number);
  }
  expect(readHash(page)).toBe("");
  expect(await findViolations(page)).toEqual([]);
});

test("Fullscreen by keyboard alone: opened, turned, closed, with the focus and the row where the reader was", async ({
  page,
  open,
  portal,
}) => {
  const path = await findStory(portal.origin, stories.everyBlock);
  await open(path);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await findRow(page).scrollIntoViewIfNeeded();
  await findFullscreen(page).waitFor();
  expect(scripts.filter((name) => name.includes("lightbox"))).toEqual([]);
  await findFullscreen(page).focus();
  await expect.poll(() => scripts.filter((name) => /lightbox[\w-]*\.js$/.test(name)).length).toBe(1);
  await page.keyboard.press("Enter");
  await expectPicture(page, 1);
  await expect(findLightbox(page).locator("picture")).toHaveCount(3);
  for (const [key, number] of [
    ["ArrowRight", 2],
    ["End", 4],
    ["ArrowRight", 1],
    ["ArrowLeft", 4],
    ["Home", 1],
    ["ArrowRight", 2],
    ["ArrowRight", 3],
  ] as const) {
    await page.keyboard.press(key);
    await expectPicture(page, number);
  }
  await expect(findSlide(page)).toContainText("Wer Rad fährt, weicht seit Monaten auf den Seeweg aus.");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("+");
  await expect.poll(() => readScale(page)).toBe(1.5);
  await page.keyboard.press("0");
  await expect.poll(() => readScale(page)).toBe(1);
  const zoom = findLightbox(page).getByRole("button", { name: "Vergrößern" });
  await zoom.click();
  await expect.poll(() => readScale(page)).toBe(2.5);
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await zoom.click();
  await expect.poll(() => readScale(page)).toBe(1);

  await page.keyboard.press("Escape");
  await expect(findLightbox(page)).toHaveCount(0);
  await expect(findFullscreen(page)).toBeFocused();
  await expect.poll(() => readHash(page)).toBe("");
  await expect.poll(() => readFirst(page)).toBe(3);
  // The way back closes as well, and leads no further than to the page.
  await page.keyboard.press("Enter");
  await expectPicture(page, 3);
  await page.goBack();
  await expect(findLightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expectPicture(page, 3);
});

test("An address with a picture opens it; closing leaves the page", async ({ page, portal }) => {
  const path = await findStory(portal.origin, stories.everyBlock);
  await page.goto(`${path}#bild-2`);
  await expectPicture(page, 2);
  // On a phone that lies on its side the picture is whole as well, between the counter and its caption.
  await page.setViewportSize({ width: 844, height: 390 });
  const img = findSlide(page).locator("img");
  const { y = 0, height = 0, width = 0 } = (await img.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(y).toBeGreaterThan(44);
  expect(y + height).toBeLessThan(370);
  await findLightbox(page).getByRole("button", { name: "Nächstes Bild" }).click();
  await expectPicture(page, 3);
  await findLightbox(page).getByRole("button", { name: "Schließen" }).click();
  await expect(findLightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(findFullscreen(page)).toBeFocused();
  await page.goto(`${path}#bild-9`);
  await waitForComfort(page);
  await expect(findLightbox(page)).toHaveCount(0);
});

test("A double click shows a part and the whole again, the wheel as well, and a part is moved around, not turned", async ({
  page,
  portal,
}) => {
  await page.goto(`${await findStory(portal.origin, stories.everyBlock)}#bild-1`);
  await expectPicture(page, 1);
  const img = findSlide(page).locator("img");
  await img.dblclick();
  await expect.poll(() => readScale(page)).toBe(2.5);
  const { x = 0, y = 0, width = 0, height = 0 } = (await img.boundingBox()) ?? {};
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX - 100, middleY - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await img.boundingBox())?.x).toBeCloseTo(x - 100, 0);
  await expectPicture(page, 1);
  await img.dblclick();
  await expect.poll(() => readScale(page)).toBe(1);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => readScale(page)).toBeGreaterThan(2);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => readScale(page)).toBe(1);
});

test.describe("By finger", { tag: "@mobile" }, () => {
  test.use({ hasTouch: true });

  test("a swipe turns, two fingers zoom, and a tap on a picture opens it", async ({ page, open, portal }) => {
    await open(await findStory(portal.origin, stories.everyBlock));
    await findRow(page).scrollIntoViewIfNeeded();
    await findFullscreen(page).waitFor();
    await expect(findPlace(page).getByRole("button", { name: "Nächstes Bild" })).toBeHidden();
    await swipe(page, findRow(page));
    await expect.poll(() => readFirst(page)).toBe(2);
    await findRow(page).locator("img").nth(1).tap();
    await expectPicture(page, 2);
    await expect(findLightbox(page).getByRole("button", { name: "Nächstes Bild" })).toBeVisible();
    await swipe(page, findSlide(page));
    await expectPicture(page, 3);
    await pinch(page, findSlide(page).locator("img"));
    await expect.poll(() => readScale(page)).toBeGreaterThan(1.5);
    expect(await findWider(page, "section")).toEqual([]);
    await expectPicture(page, 3);
  });
});

/** Chromium's own protocol: the runner knows taps only. */
async function touch(page: Page, steps: { x: number; y: number }[][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [index, touchPoints] of steps.entries()) {
    await devtools.send("Input.dispatchTouchEvent", { type: index === 0 ? "touchStart" : "touchMove", touchPoints });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function swipe(page: Page, element: Locator): Promise<void> {
  const { y } = await findMiddle(element);
  await touch(
    page,
    [320, 300, 260, 200, 140, 80].map((x) => [{ x, y }]),
  );
}

async function pinch(page: Page, element: Locator): Promise<void> {
  const { x, y } = await findMiddle(element);
  await touch(
    page,
    [20, 30, 40, 50, 60].map((distance) => [
      { x: x - distance, y },
      { x: x + distance, y },
    ]),
  );
}

test("A gallery in the rest of a text that was paid for wakes when the rest comes", async ({ page, open, portal }) => {
  await open(await findStory(portal.origin, "rotauge-statt-felchen"));
  await expect(findPlace(page)).toHaveCount(0);
  // It asks for the rest once it is awake.
  await findWall(page).scrollIntoViewIfNeeded();
  await waitForComfort(page);
  const login = await createSubscriber(portal.state, [createSubscription({ product: "plus" })]);
  await headerLink(page, "Anmelden").click();
  await findDialogTitled(page, "Anmelden").waitFor();
  await sendLogin(page, login);
  await findPlace(page).waitFor({ state: "attached" });
  await findRow(page).scrollIntoViewIfNeeded();
  await findFullscreen(page).click();
  await expect(findLightbox(page).locator("[data-counter]")).toHaveText(/^1 \/ \d+$/);
  expect(readHash(page)).toBe("#bild-1");
});
