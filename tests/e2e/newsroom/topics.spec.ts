/** Topics and sections, from the newsroom's pages to readers, on a paper of their own: no other journey shall find them changed. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";

const PAGE = "/redaktion/themen";
const TOPIC = `${PAGE}/thema/wohnen`;

const save = (page: Page) => page.getByRole("button", { name: "Speichern" }).click();
const readHeadline = (page: Page) => page.getByRole("heading", { level: 1 });
const readShared = (page: Page) => page.locator('meta[property="og:image"]').getAttribute("content");

test("An editor changes title, description and picture of a topic; readers have it at once, a second one is told, and it comes back", async ({
  page,
  paper,
  editor,
  openBrowser,
}) => {
  await page.goto("/themen/wohnen");
  await expect(readHeadline(page)).toHaveText("Wohnen");
  const description = await page.locator('meta[name="description"]').getAttribute("content");
  const shared = await readShared(page);
  const second = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(second, paper, "chief");
  await second.goto(TOPIC);

  await editor.goto(PAGE);
  await editor.getByLabel("Suche in Titel und Beschreibung").fill("wohn");
  await editor.keyboard.press("Enter");
  await editor.getByRole("link", { name: /^Wohnen/ }).click();
  await expect(editor.getByText("Es kommt aus der Demo")).toBeVisible();
  await editor.getByLabel("Titel", { exact: true }).fill("Wohnen im Tal");
  await editor.getByLabel(/^Beschreibung/).fill("Was es kostet, hier zu bleiben.");
  const number = await editor.getByLabel(/^Bild/).inputValue();
  await editor.getByRole("button", { name: "Bild tauschen" }).click();
  const dialog = editor.getByRole("dialog", { name: "Bild wählen" });
  await dialog.locator("li button").first().click();
  await editor.getByRole("button", { name: "Bild nehmen" }).click();
  await expect(editor.getByLabel(/^Bild/)).not.toHaveValue(number);
  await save(editor);
  await expect(editor.getByRole("status")).toContainText("Gespeichert");
  await expect(async () => {
    await page.reload();
    await expect(readHeadline(page)).toHaveText("Wohnen im Tal", { timeout: 100 });
  }).toPass({ timeout: 2000 });
  await expect(page.getByText("Was es kostet, hier zu bleiben.")).toBeVisible();
  expect(await readShared(page)).not.toBe(shared);
  await page.goto("/themen");
  await expect(page.getByRole("link", { name: "Wohnen im Tal", exact: true }).first()).toBeVisible();
  await page.goto("/themen?q=kostet");
  await expect(page.getByRole("link", { name: "Wohnen im Tal" })).toBeVisible();

  await test.step("who saw the page before is told, and nothing is lost", async () => {
    await second.getByLabel("Titel", { exact: true }).fill("Ganz anders");
    await save(second);
    await expect(second.getByRole("alert")).toContainText("inzwischen jemand geändert");
    await expect(second.locator("section").filter({ hasText: "So steht es jetzt" })).toContainText("Wohnen im Tal");
    await expect(second.getByLabel("Titel", { exact: true })).toHaveValue("Ganz anders");
    await save(second);
    await expect(second.getByRole("status")).toContainText("Gespeichert");
  });

  await test.step("a former state comes back, and then it is given back", async () => {
    await editor.goto(TOPIC);
    await expect(editor.locator("[data-kept-state]").first()).toContainText("geändert: Titel");
    await editor
      .locator("[data-kept-state]")
      .nth(1)
      .getByRole("button", { name: /^Zurückholen/ })
      .click();
    await expect(editor.getByRole("status")).toContainText("Zurückgeholt");
    await page.goto("/themen/wohnen");
    await expect(readHeadline(page)).toHaveText("Wohnen im Tal");
    await editor.getByRole("button", { name: "Zurückgeben an die Demo" }).click();
    await expect(editor.getByRole("status")).toContainText("Zurückgegeben");
    await page.reload();
    await expect(readHeadline(page)).toHaveText("Wohnen");
    expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe(description);
    expect(await readShared(page)).toBe(shared);
  });
});

test("On a phone without script a section is changed and a topic begun, with a picture by its number", {
  tag: "@no-script",
}, async ({ page, paper, openBrowser }) => {
  const editor = await openBrowser({
    baseURL: paper.origin,
    javaScriptEnabled: false,
    viewport: { width: widths.mobile, height: 800 },
  });
  await enterNewsroom(editor, paper, "editor");
  await editor.goto(PAGE);
  await editor.getByText("Neu anlegen").click();
  await editor.getByLabel("Titel", { exact: true }).fill("Föhn & Wetter");
  await editor.getByRole("button", { name: "Anlegen", exact: true }).click();
  await expect(editor.getByText("Angelegt.")).toBeVisible();
  await expect(editor).toHaveURL(/\/thema\/fohn-wetter\?/);
  await page.goto("/themen/fohn-wetter");
  await expect(readHeadline(page)).toHaveText("Föhn & Wetter");

  await editor.getByLabel(/^Bild/).fill("999999");
  await save(editor);
  await expect(editor.getByText("Dieses Bild gibt es nicht.")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Bild wählen" })).toBeHidden();
  await editor.goto(`${PAGE}/thema/wohnen`);
  const number = await editor.getByLabel(/^Bild/).inputValue();
  await editor.goto(`${PAGE}/thema/fohn-wetter`);
  await editor.getByLabel(/^Bild/).fill(`/redaktion/bilder/${number}`);
  await editor.getByLabel("Gehört zum Thema").selectOption("wohnen");
  await editor.getByLabel(/^Text/).fill("Zum Wetter");
  await editor.getByLabel(/^Link/).fill("/wetter");
  await save(editor);
  await expect(editor.getByText("Gespeichert: So sehen es jetzt alle.")).toBeVisible();
  await expect(editor.locator("img")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Zum Wetter" })).toHaveAttribute("href", "/wetter");

  await editor.getByText("Löschen", { exact: true }).click();
  await editor.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(editor.getByText("Das Thema ist gelöscht.")).toBeVisible();
  await expect.poll(async () => (await page.request.get("/themen/fohn-wetter")).status(), { timeout: 2000 }).toBe(404);

  await editor.goto(`${PAGE}?art=ressort&q=politik`);
  await editor.locator("[data-term=politik] a").click();
  await editor.getByLabel("Titel", { exact: true }).fill("Politik im Land");
  await save(editor);
  await page.goto("/news/politik");
  await expect(readHeadline(page)).toHaveText("Politik im Land");
});
