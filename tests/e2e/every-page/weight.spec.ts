/** What a reader's line carries (docs/measurements.md): the lead picture, and all of an article that is opened. Bytes, never times. */
import type { Browser, Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const kB = 1000;
const LEAD_PICTURE = 40 * kB;
/** Document, lead picture, script, whole styles and both fonts, 55 kB; italics in a text would bring another font of 33 kB. */
const PASSIVE_READ = 110 * kB;

type Loaded = { path: string; bytes: number; priority: string };

/** Everything that a page of a phone asks for, until it is comfortable. */
async function load(browser: Browser, address: string, deviceScaleFactor: number): Promise<{ page: Page; loaded: Loaded[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    loaded.set(requestId, { path: new URL(request.url).pathname, bytes: 0, priority: request.initialPriority });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = loaded.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(address);
  await waitForComfort(page);
  return { page, loaded: [...loaded.values()] };
}

for (const scale of [1, 2, 3]) {
  for (const name of ["the front page", "an article"]) {
    test(`The lead picture of ${name} is right for a phone of ${scale} dots a pixel, and comes before all others`, async ({
      browser,
      portal,
      request,
    }) => {
      const path = name === "an article" ? await findStory(portal.origin, stories.everyBlock) : "/";
      const { page, loaded } = await load(browser, `${portal.origin}${path}`, scale);
      const lead = page.locator("img[fetchpriority=high]");
      await expect(lead).toHaveCount(1);
      const { shown, natural } = await lead.evaluate((image: HTMLImageElement) => ({
        shown: new URL(image.currentSrc).pathname,
        natural: image.naturalWidth,
      }));
      const pictures = loaded.filter(({ path: address }) => address.startsWith("/media/"));
      expect(pictures[0]?.path).toBe(shown);
      expect(pictures.filter(({ priority }) => !/Low/.test(priority)).map(({ path: address }) => address)).toEqual([shown]);
      expect(pictures[0]?.bytes).toBeGreaterThan(kB);
      expect(pictures[0]?.bytes).toBeLessThanOrEqual(LEAD_PICTURE);
      expect(natural).toBeGreaterThanOrEqual(390);
      expect(await (await request.get(path)).text()).toContain(shown);
      await page.context().close();
    });
  }
}

test("An article that is opened weighs at most 110 kB in all", async ({ browser, portal }) => {
  const path = await findStory(portal.origin, stories.elevenParagraphs);
  const { page, loaded } = await load(browser, `${portal.origin}${path}`, 1);
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
  console.info(`an article, opened: ${sum} bytes; ${loaded.map(({ path: name, bytes }) => `${name} ${bytes}`).join(", ")}`);
  expect(sum).toBeGreaterThan(50 * kB);
  expect(sum).toBeLessThanOrEqual(PASSIVE_READ);
  await page.context().close();
});

/** Letters and signs of the paper's texts, of neighbours' names, and of the umlauts that two characters make. */
const LETTERS = "ßẞäöüÄÖÜéèçñœšČčžćđğışİłőűřěąęță„“‚‘’»«›‹–—…·×½€°©•′ a\u0308";

for (const family of ["Source Serif 4 Variable", "Source Sans 3 Variable"]) {
  test(`Every letter of the region is in ${family}; the letters of neighbours come when a text has them`, async ({
    page,
    open,
  }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await open("/impressum");
    expect(fonts.filter((path) => path.includes("-further-"))).toEqual([]);
    await page.evaluate(
      async ([name = "", letters = ""]) => {
        const probe = document.createElement("p");
        probe.id = "probe";
        probe.style.fontFamily = `"${name}"`;
        probe.textContent = letters;
        document.querySelector("main")?.append(probe);
        await document.fonts.load(`16px "${name}"`, letters);
        await document.fonts.ready;
      },
      [family, LETTERS],
    );
    expect(fonts.filter((path) => path.includes("-further-"))).toHaveLength(1);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#probe" });
    const drawn = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(drawn.fonts.filter(({ isCustomFont }) => isCustomFont).length).toBeGreaterThan(0);
    expect(drawn.fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  });
}

test("Readers load the readers' styles and the newsroom its own, and nobody both", async ({
  page,
  portal,
  open,
  openBrowser,
}) => {
  const readNames = (of: Page) =>
    of.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/assets\/([a-z]+-styles)-[\w-]+\.css$/.exec(name)?.[1] ?? []),
    );
  await open("/");
  expect(await readNames(page)).toEqual(["reader-styles"]);
  const desk = await openBrowser();
  await enterNewsroom(desk, portal, "operator");
  await desk.goto("/redaktion/status");
  await waitForComfort(desk);
  expect(await readNames(desk)).toEqual(["newsroom-styles"]);
});
