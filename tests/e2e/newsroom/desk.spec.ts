/** The desk: a post from the first letter to its readers, with two people, two windows and a line that is lost, on a paper of its own. */
import type { Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { button, expectSaved, findText, readPhase, retitle } from "#tests/support/journeys/typed-text.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

/** The page comes anew with the other's text, and is a form until it is awake. */
async function takeOver(page: Page): Promise<void> {
  const isAnew = page.waitForEvent("load");
  await button(page, "Selbst weiterschreiben").click();
  await isAnew;
  await expect(page.locator("[data-island=desk-post][data-awake]")).toBeAttached();
  await expect(page.getByLabel("Titel")).not.toHaveAttribute("readonly");
}

async function begin(page: Page): Promise<string> {
  await page.goto("/redaktion/beitraege");
  await button(page, "Neuer Beitrag").click();
  await expect(page).toHaveURL(/\/redaktion\/beitraege\/\d+$/);
  await expect(findText(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

async function type(page: Page, ...paragraphs: string[]): Promise<void> {
  await findText(page).click();
  for (const [index, words] of paragraphs.entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(words);
  }
}

test("A reporter writes and hands in; an editor notes, publishes, corrects and withdraws; readers see each within two seconds", async ({
  page: reporter,
  paper,
  openBrowser,
}) => {
  await enterNewsroom(reporter, paper, "reporter");
  const path = await begin(reporter);
  await test.step("the reporter writes", async () => {
    await reporter.getByLabel("Titel").fill("Der Rhein steigt");
    await reporter.getByLabel("Vorspann").fill("Am Damm wird gewacht.");
    await type(reporter, 'Seit gestern steht das "Wasser" - hoch.', "Bis morgen soll es sinken.");
    await expect(findText(reporter)).toContainText("„Wasser“ – hoch.");
    await reporter.getByLabel("Ressort", { exact: true }).selectOption({ index: 1 });
    await expectSaved(reporter);
    expect(await findViolations(reporter)).toEqual([]);
    expect(await findWider(reporter, "[tabindex='0']")).toEqual([]);
    await expect(button(reporter, "Jetzt veröffentlichen")).toHaveCount(0);
    await button(reporter, "Abgeben").click();
    await expect(reporter.getByText("Abgegeben: Die Redaktion liest den Beitrag.")).toBeVisible();
    // Said by the window that writes.
    await expect(reporter.locator("[data-save-phase]")).toContainText("Gespeichert");
  });

  const editor = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(editor, paper, "editor");
  let link = "";
  const readArticle = async () => {
    const answer = await editor.request.get(link);
    return { status: answer.status(), html: await answer.text() };
  };
  await test.step("the editor finds it, says something and publishes it", async () => {
    await editor.goto("/redaktion/beitraege?zeige=abgegeben");
    await editor.getByRole("link", { name: /Der Rhein steigt/ }).click();
    await expect(editor).toHaveURL(path);
    await editor.getByText("Etwas anmerken").click();
    await editor.getByLabel("Anmerkung", { exact: true }).fill("Seit wann genau?");
    await button(editor, "Anmerken").click();
    await expect(editor.getByText("Seit wann genau?")).toBeVisible();
    await button(editor, "Jetzt veröffentlichen").click();
    await expect(editor.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    link = (await editor.getByRole("link", { name: "Seite ansehen" }).getAttribute("href")) ?? "";
    const { status, html } = await readArticle();
    expect([status, html.includes("Bis morgen soll es sinken."), html.includes("Am Damm wird gewacht.")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(await (await editor.request.get("/")).text()).toContain("Der Rhein steigt");
  });
  await test.step("and corrects it", async () => {
    // The reporter has it open still.
    await expect(editor.getByText("Test reporter schreibt gerade.")).toBeVisible();
    await takeOver(editor);
    await retitle(editor, "Der Rhein sinkt");
    await editor.getByText("Mit Korrektur veröffentlichen").click();
    await editor.getByLabel("Was war falsch, was stimmt?").fill("Er steigt nicht, er sinkt.");
    await editor.locator("[data-form=correct]").getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(editor.getByText("Veröffentlicht, mit der Korrektur unter dem Text.")).toBeVisible();
    await expect.poll(async () => (await readArticle()).html.includes("Der Rhein sinkt"), { timeout: 2000 }).toBe(true);
    expect((await readArticle()).html).toContain("Er steigt nicht, er sinkt.");
  });
  await test.step("looks at what stood there before", async () => {
    await editor.locator("a[href*='/staende/']").last().click();
    await expect(editor.getByRole("heading", { level: 1, name: /^Stand von / })).toBeVisible();
    expect(await findViolations(editor)).toEqual([]);
    await editor.goBack();
  });
  await test.step("and withdraws it", async () => {
    await editor.locator("summary").filter({ hasText: "Zurückziehen" }).click();
    await editor.locator("[data-form=withdraw]").getByRole("button").click();
    await expect(editor.getByText("Zurückgezogen: Niemand sieht den Beitrag mehr.")).toBeVisible();
    await expect.poll(async () => (await readArticle()).status, { timeout: 2000 }).toBe(404);
    expect(await (await editor.request.get("/")).text()).not.toContain("Der Rhein sinkt");
  });
});

test("Without a line what is typed stays in the browser; who goes on meanwhile takes nothing away", async ({
  page: first,
  paper,
  openBrowser,
}) => {
  await enterNewsroom(first, paper, "editor");
  const path = await begin(first);
  await first.getByLabel("Titel").fill("Erster Stand");
  await expectSaved(first);

  await test.step("the line is lost while somebody types; the page is closed and opened again", async () => {
    await first.context().setOffline(true);
    await first.getByLabel("Titel").fill("Ohne Verbindung geschrieben");
    await expect.poll(() => readPhase(first), { timeout: 15_000 }).toBe("waiting");
    await first.context().setOffline(false);
    await first.reload();
    await expect(first.getByLabel("Titel")).toHaveValue("Ohne Verbindung geschrieben");
    await expectSaved(first);
  });

  await test.step("the line is lost as somebody publishes: they are told, and nothing is half done", async () => {
    await type(first, "Ein Absatz.");
    await first.getByLabel("Ressort", { exact: true }).selectOption({ index: 1 });
    await expectSaved(first);
    await first.context().setOffline(true);
    await button(first, "Jetzt veröffentlichen").click();
    await expect(first.getByText(/^Keine Verbindung: Es ist nichts geschehen/)).toBeVisible({ timeout: 10_000 });
    await first.context().setOffline(false);
    await expect(first.getByRole("textbox", { name: "Titel", exact: true })).toHaveValue("Ohne Verbindung geschrieben");
    await first.reload();
    await expect(first.locator("[data-desk-state=DRAFT]").first()).toBeVisible();
  });

  const second = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(second, paper, "chief");
  await test.step("a second person sees who writes, and takes over", async () => {
    await second.goto(path);
    await expect(second.getByText("Test editor schreibt gerade.")).toBeVisible();
    await expect(second.getByLabel("Titel")).toHaveAttribute("readonly");
    expect(await findViolations(second)).toEqual([]);
    // The first hears nothing of it.
    await first.context().setOffline(true);
    await takeOver(second);
    await retitle(second, "Vom zweiten");
  });
  await test.step("what the first types after that is a version of its own, and comes back by hand", async () => {
    await first.getByRole("textbox", { name: "Titel", exact: true }).fill("Vom ersten, zu spät");
    await first.context().setOffline(false);
    const kept = first.getByRole("link", { name: "eigener Stand" });
    await expect(kept).toBeVisible({ timeout: 10_000 });
    await kept.click();
    await expect(first.locator("del").filter({ hasText: "ersten" }).first()).toBeVisible();
    await expect(first.locator("ins").filter({ hasText: "zweiten" }).first()).toBeVisible();
    await button(first, "Diesen Stand zurückholen").click();
    await expect(first.getByText("Der frühere Stand ist wieder da.")).toBeVisible();
    await expect(first.getByLabel("Titel")).toHaveValue("Vom ersten, zu spät");
  });
});

test("Without script the head is a form, and what becomes of a post works", { tag: "@no-script-mobile" }, async ({
  page,
  paper,
}) => {
  await enterNewsroom(page, paper, "editor");
  await page.goto("/redaktion/beitraege");
  await button(page, "Neuer Beitrag").click();
  await page.getByLabel("Titel").fill("Ohne Skript");
  await page.getByLabel("Ressort: Neues Ressort").fill("Kultur am Land");
  await button(page, "Speichern").click();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Titel")).toHaveValue("Ohne Skript");
  await expect(page.getByLabel("Kultur am Land")).toBeChecked();
  await expect(page.getByText("Es steht noch kein Text da.")).toBeVisible();
  // What stands in the head goes with the step, and a second form follows the first at once.
  await page.getByLabel("Überschrift für Suchmaschinen und andere Seiten").fill("Gesucht");
  await page.getByRole("combobox", { name: "Gemeinde" }).selectOption({ index: 2 });
  await button(page, "Abgeben").click();
  await expect(page.locator("[data-desk-state=SUBMITTED]").first()).toBeVisible();
  await expect(page.getByLabel("Überschrift für Suchmaschinen und andere Seiten")).toHaveValue("Gesucht");
  const title = page.getByRole("textbox", { name: "Titel", exact: true });
  await title.fill("Ohne Skript zurück");
  await button(page, "Zurückgeben").click();
  await expect(page.locator("[data-desk-state=DRAFT]").first()).toBeVisible();
  await expect(title).toHaveValue("Ohne Skript zurück");
  await title.fill("Ohne Skript");
  await button(page, "Abgeben").click();
  await expect(page.locator("[data-desk-state=SUBMITTED]").first()).toBeVisible();
  await page.goto("/redaktion/beitraege?zeige=abgegeben");
  await expect(page.getByRole("link", { name: /Ohne Skript/ })).toBeVisible();
  expect(await findWider(page)).toEqual([]);
});
