/** The way through a page by keyboard, the longest words, and what is to be seen once a menu is open. */
import { widths } from "#tests/support/browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory } from "#tests/support/pages/page-kinds.ts";
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

test("Axe objects to nothing in the open menu of a phone and in the open list of municipalities", { tag: "@mobile" }, async ({
  page,
  open,
}) => {
  await open("/impressum");
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("list", { name: "Gemeinden" })).toBeVisible();
  expect(await findViolations(page, ["light"])).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
