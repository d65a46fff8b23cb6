/** The way through a page by keyboard, the longest words, and what is to be seen once a menu is open. */
import { widths } from "#tests/support/browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForComfort } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { importRecords } from "#tests/support/records/import-records.ts";

test.use({ reducedMotion: "reduce" });

test("The longest German words fit the smallest phone, in a topic, in the list of topics and in a story", async ({
  page,
  open,
  portal,
}) => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  const topic = { slug: "langes-wort", title: word };
  const date = "2001-05-06T07:08:09Z";
  await importRecords(portal.state, [
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
  await page.setViewportSize({ width: widths.smallest, height: 800 });
  for (const path of [await findStory(portal.origin, "langes-wort"), "/themen/langes-wort", "/themen"]) {
    await open(path);
    await expect(page.getByRole("main").getByText(word).first()).toBeAttached();
    expect(await findWider(page, "[tabindex='0']"), path).toEqual([]);
  }
});

test("On the smallest phone the header is as high before its letters have come as with them, on every date", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: widths.smallest, height: 800 });
  /** Where the page's own begins, on each weekday of each month. */
  const readTops = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const time = document.querySelector("header .meta time");
      const main = document.querySelector("main");
      if (time === null || main === null) throw new Error("The page has no date or no main part");
      return Array.from({ length: 12 * 7 }, (_, index) => {
        const date = new Date(2027, index % 12, 20 + Math.floor(index / 12));
        time.textContent = new Intl.DateTimeFormat("de-AT", { dateStyle: "full" }).format(date);
        return `${time.textContent}: ${main.offsetTop} px`;
      });
    });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/impressum");
  const without = await readTops();
  await page.unroute("**/*.woff2");
  await open("/impressum");
  expect(await page.evaluate(() => document.fonts.check('14px "Source Sans 3 Variable"'))).toBe(true);
  expect(await readTops()).toEqual(without);
});

test("The keyboard goes from the skip link through header and text to the footer", { tag: ["@script", "@mobile"] }, async ({
  page,
  open,
}) => {
  await open("/impressum");
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
});

test("The bar with logo and tools comes back when a reader scrolls up, goes when she scrolls down, and hides no focus", {
  tag: ["@script", "@mobile"],
}, async ({ page, open }) => {
  await open("/");
  await waitForComfort(page);
  const bar = page.getByRole("banner").locator(".top-bar");
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 1500);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
  // Backwards by keyboard: what gets the focus comes to stand below the bar.
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a")?.focus());
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const isHidden = await page.evaluate(() => {
      const { bottom } = document.querySelector(".top-bar")?.getBoundingClientRect() ?? { bottom: 0 };
      const focused = document.activeElement?.getBoundingClientRect();
      return focused !== undefined && focused.height > 0 && focused.bottom <= bottom;
    });
    expect(isHidden).toBe(false);
  }
});

test("The menu has everything, opens and closes by keyboard, and needs no script", {
  tag: ["@script", "@no-script-mobile"],
}, async ({ page, open }) => {
  await open("/impressum");
  await page.getByRole("button", { name: "Menü", exact: true }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Hauptnavigation" });
  for (const name of ["Suche", "Merkliste", "Anmelden", "Abo", "Politik", "Themen", "Spritpreise", "Notdienste"])
    await expect(menu.getByRole("link", { name, exact: true }), name).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("A screen reader finds every section by its name, and hears the parts of a kicker apart", { tag: "@no-script" }, async ({
  page,
  open,
  portal,
}) => {
  for (const path of [await findStory(portal.origin, stories.free), "/"]) {
    await open(path);
    const main = page.getByRole("main");
    const sections = await main.locator("section").count();
    expect(sections, path).toBeGreaterThan(0);
    expect(await main.getByRole("region").count(), path).toBe(sections);
  }
  const kicker = page.locator(".kicker", { has: page.locator(".plus-mark") }).first();
  const brand = (await kicker.locator(".plus-mark").textContent()) ?? "";
  expect(await kicker.ariaSnapshot()).toContain(`${brand}, `);
});

test("On a short page the footer reaches the bottom of the window", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await open("/tipp-geben/danke");
  const { bottom } = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect());
  expect(Math.round(bottom)).toBe(2400);
});

test("Axe objects to nothing in the open menu of a phone and in the open list of municipalities", { tag: "@mobile" }, async ({
  page,
  open,
}) => {
  await open("/impressum");
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("listbox", { name: "Gemeinden" })).toBeVisible();
  expect(await findViolations(page, ["light"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
