/** A live ticker while it is read: what is new moves nothing, and comes also where no websocket works. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openNewsroom } from "#tests/support/ticker/newsroom.ts";

const slug = "liveticker-gemeindewahl-lustenau-auszaehlung";
const awake = "[data-island=live-ticker][data-awake]";

async function readAlong(page: Page, id: number): Promise<void> {
  const subscribed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", isNext));
  await page.goto(`/${slug}/${id}`);
  await page.locator(".ticker").scrollIntoViewIfNeeded();
  await page.waitForSelector(awake);
  await subscribed;
}
const isNext = ({ payload }: { payload: string | Buffer }) => String(payload).includes('"next"');

test("new entries wait for a reader who reads on, changed ones are replaced in their place, and each has a link", async ({
  page,
  portal,
}, { retry }) => {
  const newsroom = openNewsroom(portal);
  const id = await newsroom.find(slug);
  // A second try finds what the first wrote, which would not be new.
  if (retry > 0) await newsroom.remove(id, "neu-1");
  const [seventh, eighth] = retry > 0 ? (["neu-3", "neu-4"] as const) : (["neu-1", "neu-2"] as const);
  await newsroom.reopen(id);
  await readAlong(page, id);
  const entries = page.locator(".ticker > li");
  const read = entries.nth(4);
  const count = await entries.count();
  await read.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 200));
  const before = await read.boundingBox();
  await newsroom.save(id, { id: seventh, title: "Sprengel sieben", html: "<p>Ist <b>ausgezählt</b>.</p>", is_key_event: true });
  await newsroom.save(id, { id: eighth, title: "Sprengel acht", html: "<p>Auch, siehe https://wahl.example/acht.</p>" });
  const toast = page.getByRole("button", { name: "2 neue Einträge" });
  await expect(toast).toBeVisible();
  // Fonts that come late may change a line by a part of a pixel.
  const movedBy = ((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  expect(Math.abs(movedBy)).toBeLessThan(1);
  await toast.click();
  await expect(entries).toHaveCount(count + 2);
  await expect(entries.first()).toContainText("Sprengel acht");
  await expect(entries.first().getByRole("link", { name: "wahl.example/acht" })).toHaveAttribute("rel", "noopener nofollow");
  await expect(entries.filter({ hasText: "Neu" })).toHaveCount(2);
  await expect(page.locator(".ticker-bar")).toContainText("Sprengel acht");
  await expect(page.locator(".ticker-bar")).toBeInViewport();
  await expectBarsApart(page);
  await expect(entries.nth(1).locator("b")).toHaveText("ausgezählt");
  await newsroom.save(id, { id: seventh, title: "Sprengel sieben, berichtigt", html: "x", is_key_event: true });
  await expect(entries.nth(1)).toContainText("berichtigt");
  await newsroom.remove(id, eighth);
  await expect(entries.first()).toHaveText("Dieser Eintrag wurde entfernt.");
  await page.getByRole("button", { name: "Nur wichtige Ereignisse" }).click();
  await expect(entries).toHaveCount(1);
  await entries.first().getByRole("link", { name: "Link zum Eintrag" }).click();
  expect(new URL(page.url()).hash).toBe(`#eintrag-${seventh}`);
});

/** The header comes back when a reader scrolls up, and covers nothing of what is said of the ticker. */
async function expectBarsApart(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 1600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const readEdge = (selector: string, edge: "top" | "bottom") =>
    page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], edge);
  // As a finger does, until it is there: what happens within one frame is one scroll to the page.
  const scrollUp = async () => {
    await page.evaluate(() => window.scrollBy(0, -20));
    const header = { top: await readEdge(".top-bar", "top"), bottom: await readEdge(".top-bar", "bottom") };
    return { header: header.top, between: (await readEdge(".ticker-bar", "top")) - header.bottom };
  };
  await expect.poll(scrollUp).toEqual({ header: 0, between: 0 });
}

test("where a websocket is refused, the page asks, and goes back to it when the line is there again", async ({
  page,
  portal,
}) => {
  const newsroom = openNewsroom(portal);
  const id = await newsroom.find(slug);
  await newsroom.reopen(id);
  let isRefused = true;
  const frames: string[] = [];
  await page.routeWebSocket(/\/graphql/, async (socket) => {
    if (isRefused) await socket.close({ code: 4401, reason: "Unauthorized" });
    else {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        frames.push(String(message));
        socket.send(message);
      });
    }
  });
  const asked = page.waitForResponse((response) => response.request().postData()?.includes("GetTicker") === true);
  await page.goto(`/${slug}/${id}`);
  await page.locator(".ticker").scrollIntoViewIfNeeded();
  await asked;
  await newsroom.save(id, { id: "gefragt", title: "Ohne Leitung", html: "x" });
  const said = page.getByText("Ohne Leitung").or(page.getByRole("button", { name: /neue[rn]? Eintr/ }));
  await expect
    .poll(async () => {
      // As when the reader comes back to the tab; otherwise in half a minute. While a question is under way it asks nothing.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return said.first().isVisible();
    })
    .toBe(true);
  isRefused = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => frames.some((frame) => frame.includes('"next"'))).toBe(true);
  await newsroom.save(id, { id: "zurueck", title: "Wieder da", html: "x" });
  await expect.poll(() => frames.some((frame) => frame.includes("Wieder da"))).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole ticker stands there from the first screen on, says how to see more, and what was written before unfolds", async ({
    page,
    portal,
  }) => {
    const newsroom = openNewsroom(portal);
    const id = await newsroom.find(slug);
    await newsroom.reopen(id);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${slug}/${id}`);
    await expect(page.getByText("Live", { exact: true })).toBeInViewport();
    await expect(page.locator(".ticker > li").first()).toBeInViewport();
    const background = page.getByText("Fünf Listen bewerben sich in Lustenau");
    await expect(background).toBeHidden();
    await page.getByText("Hintergrund zum Ticker").click();
    await expect(background).toBeVisible();
    expect(await page.locator(".ticker > li").count()).toBeGreaterThan(4);
    await expect(page.getByRole("link", { name: "Neu laden" })).toBeVisible();
  });
});
