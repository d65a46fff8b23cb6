/** Standing pages, from the newsroom to readers, with two people and a line that is lost, on a paper of their own. */
import type { Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { button, expectSaved, readPhase, retitle } from "#tests/support/journeys/typed-text.ts";
import { findWider } from "#tests/support/pages/page-faults.ts";

const LIST = "/redaktion/seiten";

const findText = (page: Page) => page.getByRole("textbox", { name: "Text der Seite" });

async function awake(page: Page): Promise<void> {
  await expect(page.locator("[data-island=desk-page][data-awake]")).toBeAttached();
  await expect(findText(page)).toBeVisible();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(LIST);
  await page.locator("[data-standing-page]").filter({ hasText: address }).getByRole("link").click();
  await awake(page);
}

test("An editor writes a page, looks at it and publishes; readers see it within two seconds, and any state comes back", async ({
  page: editor,
  paper,
  openBrowser,
}) => {
  const reader = await openBrowser({ baseURL: paper.origin });
  const read = async (path: string) => {
    const answer = await reader.request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text(), to: answer.headers().location };
  };
  await enterNewsroom(editor, paper, "editor");
  await test.step("from the list, with an address of the portal's own first", async () => {
    await editor.goto(LIST);
    await button(editor, "Neue Seite").click();
    await awake(editor);
    await editor.getByLabel("Titel").fill("Suche");
    await findText(editor).click();
    await editor.keyboard.type('Ruf uns "gern" an.');
    await expectSaved(editor);
    await expect(findText(editor)).toContainText("„gern“");
    await expect(editor.getByText("Diese Adresse braucht das Portal selbst.")).toBeVisible();
    await expect(button(editor, "Jetzt veröffentlichen")).toBeDisabled();
    await retitle(editor, "So erreichst du uns");
    await editor.getByLabel("Adresse").fill("/Erreichbar");
    await expect(editor.getByLabel("Adresse")).toHaveValue("erreichbar");
    await editor.getByLabel("Beschreibung für Suchmaschinen").fill("Telefon und Mail der Redaktion.");
    await expectSaved(editor);
    expect((await read("/erreichbar")).status).toBe(404);
  });
  await test.step("in the portal's own look, on a phone", async () => {
    await button(editor, "Handy").click();
    const frame = editor.frameLocator("iframe[title=Vorschau]");
    await expect(frame.getByRole("heading", { level: 1, name: "So erreichst du uns" })).toBeVisible();
    await expect(frame.getByText("Telefon und Mail der Redaktion.")).toBeVisible();
  });
  await test.step("and publishes", async () => {
    await button(editor, "Jetzt veröffentlichen").click();
    await expect(editor.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    await expect.poll(async () => (await read("/erreichbar")).status, { timeout: 2000 }).toBe(200);
    expect((await read("/erreichbar")).html).toContain("„gern“");
    expect((await (await reader.request.get("/suche?q=erreichst")).text()).includes("So erreichst du uns")).toBe(true);
  });
  await test.step("under another address, and back to the former state", async () => {
    await awake(editor);
    await editor.getByLabel("Adresse").fill("kontakt-zur-redaktion");
    await retitle(editor, "Anders");
    await button(editor, "Änderungen veröffentlichen").click();
    await expect(editor.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    await expect.poll(async () => (await read("/erreichbar")).to, { timeout: 2000 }).toContain("/kontakt-zur-redaktion");
    const back = editor.getByRole("button", { name: /^Wieder veröffentlichen/ }).first();
    await back.click();
    await expect(editor.getByText("Zurückgeholt. Leserinnen und Leser sehen jetzt diesen Stand.")).toBeVisible();
    await expect.poll(async () => (await read("/erreichbar")).html.includes("So erreichst du uns"), { timeout: 2000 }).toBe(true);
    expect((await read("/kontakt-zur-redaktion")).to).toContain("/erreichbar");
  });
  await test.step("and takes it away, with an address that it leads on to", async () => {
    await editor.locator("summary").filter({ hasText: "Von der Website nehmen" }).click();
    await editor.getByLabel("Weiter zu").fill("/impressum");
    await editor.locator("[data-form=withdraw]").getByRole("button").click();
    await expect(editor.getByText("Von der Website genommen. Der Text bleibt hier als Entwurf.")).toBeVisible();
    await expect.poll(async () => (await read("/erreichbar")).to, { timeout: 2000 }).toContain("/impressum");
  });
});

test("A second window is told and keeps its text, as does one without a line; a reporter sees no pages", async ({
  page: first,
  paper,
  openBrowser,
}) => {
  await enterNewsroom(first, paper, "editor");
  await open(first, "/impressum");
  await expect(first.getByLabel("Adresse")).toHaveAttribute("readonly");
  const second = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(second, paper, "chief");
  await open(second, "/impressum");
  await retitle(first, "Impressum und Offenlegung");

  await test.step("who was slower keeps the text, also over a new page, and goes on with it knowingly", async () => {
    await second.getByLabel("Titel").fill("Impressum, vom zweiten");
    await expect(second.getByRole("alert")).toContainText("Jemand hat diese Seite inzwischen geändert");
    await expect(second.getByLabel("Titel")).toHaveValue("Impressum, vom zweiten");
    await button(second, "Neu laden").click();
    await expect(second.getByLabel("Titel")).toHaveValue("Impressum und Offenlegung");
    await button(second, "Meinen Text nehmen").click();
    await expect(second.getByLabel("Titel")).toHaveValue("Impressum, vom zweiten");
    await expectSaved(second);
    await button(second, "Änderungen veröffentlichen").click();
    await expect(second.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    expect(await (await second.request.get("/impressum")).text()).toContain("Impressum, vom zweiten");
  });
  await test.step("without a line what is typed stays in the browser", async () => {
    await open(first, "/impressum");
    await first.context().setOffline(true);
    await first.getByLabel("Titel").fill("Ohne Verbindung");
    await expect.poll(() => readPhase(first), { timeout: 15_000 }).toBe("waiting");
    await first.context().setOffline(false);
    await first.reload();
    await expect(first.getByLabel("Titel")).toHaveValue("Ohne Verbindung");
    await expectSaved(first);
    await first.locator("summary").filter({ hasText: "Entwurf verwerfen" }).click();
    await button(first, "Verwerfen").click();
    await expect(first.getByLabel("Titel")).toHaveValue("Impressum, vom zweiten");
  });
  const reporter = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(reporter, paper, "reporter");
  await reporter.goto("/redaktion");
  await expect(reporter.getByRole("link", { name: "Beiträge" }).first()).toBeVisible();
  await expect(reporter.getByRole("link", { name: "Seiten" })).toHaveCount(0);
  expect((await reporter.goto(LIST))?.status()).toBe(403);
});

test("Without script the head is a form, and what becomes of a page works", { tag: "@no-script-mobile" }, async ({
  page,
  paper,
}) => {
  await enterNewsroom(page, paper, "editor");
  await page.goto(LIST);
  await page.locator("[data-standing-page]").filter({ hasText: "/impressum" }).getByRole("link").click();
  await page.getByLabel("Titel").fill("Impressum ohne Skript");
  await button(page, "Speichern").click();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Titel")).toHaveValue("Impressum ohne Skript");
  expect(await findWider(page)).toEqual([]);
  await button(page, "Änderungen veröffentlichen").click();
  await expect(page.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
  expect(await (await page.request.get("/impressum")).text()).toContain("Impressum ohne Skript");
  await page
    .getByRole("link", { name: /^Unterschied/ })
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Was vorher da war/ })).toBeVisible();
  await expect(page.locator("ins").filter({ hasText: "ohne Skript" })).toHaveCount(1);
  expect(await findWider(page)).toEqual([]);
  await page.getByRole("link", { name: "Zurück zur Seite" }).click();
  await page
    .getByRole("button", { name: /^Wieder veröffentlichen/ })
    .first()
    .click();
  await expect(page.getByText("Zurückgeholt. Leserinnen und Leser sehen jetzt diesen Stand.")).toBeVisible();
  expect(await (await page.request.get("/impressum")).text()).not.toContain("Impressum ohne Skript");
});
