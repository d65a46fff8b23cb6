/** The front page and the menus, from the newsroom's pages to readers, on a paper of their own: no other journey shall find them changed. */
import type { Page } from "playwright/test";
import { widths } from "#tests/support/browser.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test as base } from "#tests/support/journeys/own-paper.ts";

const PAGE = "/redaktion/titelseite";

const test = base.extend({
  editor: async ({ editor }, use) => {
    await editor.goto(PAGE);
    await use(editor);
  },
});

const findPlace = (page: Page, section: number, place: number) =>
  page.locator("[data-front-section]").nth(section).locator("[data-front-place]").nth(place);
const findTitles = (page: Page, section: number) =>
  page.locator("[data-front-section]").nth(section).locator("[data-front-place] .font-semibold:first-child").allInnerTexts();
const findNames = (page: Page) => page.locator("[data-front-section] > div h2").allInnerTexts();
const publish = (page: Page) => page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
const readLead = (page: Page) => page.locator(".front-top").getByRole("heading").first().innerText();

test("An editor drags, looks for a post, pins it and publishes; a second one is told; readers have it at once, and any state comes back", async ({
  page,
  paper,
  editor,
  openBrowser,
}) => {
  await page.goto("/");
  const before = await readLead(page);
  const titles = await findTitles(editor, 0);
  expect(titles[0]).toBe(before);

  const second = await openBrowser({ baseURL: paper.origin });
  await enterNewsroom(second, paper, "chief");
  await second.goto(PAGE);

  await test.step("by drag, within a section", async () => {
    await expect(findPlace(editor, 0, 3)).toHaveAttribute("draggable", "true");
    await findPlace(editor, 0, 3)
      .locator(".font-semibold")
      .first()
      .dragTo(findPlace(editor, 0, 1));
    await expect(editor.getByRole("status")).toContainText("an Platz 2 von „Aufmacher“ angeheftet");
    expect(await findTitles(editor, 0)).toEqual([titles[0], titles[3], titles[1], titles[2], ...titles.slice(4)]);
  });

  await test.step("by words, until a moment", async () => {
    await findPlace(editor, 0, 0)
      .getByRole("link", { name: /^Ändern/ })
      .click();
    await editor.getByLabel("Beitrag suchen").fill(titles[5] ?? "");
    await editor.keyboard.press("Enter");
    await editor.getByLabel("Bis").fill("2020-01-01T10:00");
    await editor.getByRole("button", { name: "Hier anheften" }).click();
    await expect(editor.getByText("Nimm einen Zeitpunkt, der noch kommt.")).toBeVisible();
    await findPlace(editor, 0, 0)
      .getByRole("link", { name: /^Ändern/ })
      .click();
    await editor.getByLabel("Beitrag suchen").fill(titles[5] ?? "");
    await editor.keyboard.press("Enter");
    await editor.getByRole("button", { name: "Hier anheften" }).click();
    await expect(findPlace(editor, 0, 0)).toContainText(titles[5] ?? "");
    await expect(findPlace(editor, 0, 0)).toContainText("Angeheftet");
  });

  await test.step("who saw the page before is told, and nothing is lost", async () => {
    const first = second.locator("[data-front-section]").nth(2);
    await first.getByText("Abschnitt ändern").click();
    await first.getByLabel("Überschrift", { exact: false }).first().fill("Ganz anders");
    await first.getByRole("button", { name: "Übernehmen" }).click();
    await expect(second.getByRole("alert")).toContainText("Inzwischen hat jemand die Titelseite geändert");
    await expect(second.locator("[data-front-section]").nth(2).getByLabel("Überschrift", { exact: false }).first()).toHaveValue(
      "Ganz anders",
    );
    await second.locator("[data-front-section]").nth(2).getByRole("button", { name: "Übernehmen" }).click();
    await expect(second.getByRole("status")).toContainText("„Ganz anders“ ist geändert.");
  });

  await page.reload();
  expect(await readLead(page)).toBe(before);
  await second.goto(PAGE);
  await publish(second);
  await expect(second.getByRole("status")).toContainText("Veröffentlicht");
  await expect(async () => {
    await page.reload();
    expect(await readLead(page)).toBe(titles[5]);
  }).toPass({ timeout: 2000 });
  await expect(page.getByRole("heading", { name: "Ganz anders" })).toBeVisible();
  await publish(editor);
  await expect(editor.getByRole("alert")).toContainText("Inzwischen hat jemand");

  await editor.goto(`${PAGE}/staende`);
  await expect(editor.locator("[data-kept-state]").first()).toContainText("angeheftet: „");
  await editor
    .getByRole("button", { name: /^Wieder veröffentlichen/ })
    .first()
    .click();
  await expect(editor.getByRole("status")).toContainText("Zurückgeholt");
  await page.reload();
  expect(await readLead(page)).toBe(before);
});

test("By keyboard alone sections and posts are moved, each step says where it led, and the key can be pressed again", async ({
  editor,
}) => {
  const names = await findNames(editor);
  const titles = await findTitles(editor, 0);
  await editor
    .getByRole("button", { name: /^Nach oben: Abschnitt/ })
    .nth(3)
    .focus();
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("status")).toContainText(`steht jetzt an Stelle 3 von ${names.length}.`);
  await expect(editor.getByRole("button", { name: `Nach oben: Abschnitt „${names[3]}“, 3 von ${names.length}` })).toBeFocused();
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: `Nach oben: Abschnitt „${names[3]}“, 2 von ${names.length}` })).toBeFocused();
  await editor.keyboard.press("Enter");
  // At the top there is one way left.
  await expect(editor.getByRole("button", { name: `Nach unten: Abschnitt „${names[3]}“, 1 von ${names.length}` })).toBeFocused();
  await editor.keyboard.press("Enter");

  await findPlace(editor, 0, 0)
    .getByRole("button", { name: /^Nach unten/ })
    .focus();
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: `Nach unten: „${titles[0]}“, Platz 2 in „Aufmacher“` })).toBeFocused();
  expect((await findTitles(editor, 0)).slice(0, 3)).toEqual([titles[1], titles[0], titles[2]]);
  await editor.keyboard.press("Tab");
  await expect(editor.getByRole("button", { name: /^Lösen/ })).toBeFocused();
  await editor.keyboard.press("Enter");
  await expect(editor.getByRole("status")).toContainText("füllt sich wieder von selbst");
  expect(await findTitles(editor, 0)).toEqual(titles);
});

test("On a phone without script the page is arranged, looked at for an hour that is to come, planned and published; menus too", {
  tag: "@no-script",
}, async ({ page, paper, openBrowser }) => {
  const editor = await openBrowser({
    baseURL: paper.origin,
    javaScriptEnabled: false,
    viewport: { width: widths.mobile, height: 800 },
  });
  await enterNewsroom(editor, paper, "editor");
  await editor.goto(PAGE);
  const titles = await findTitles(editor, 0);
  const number = await findPlace(editor, 0, 6).getAttribute("data-post");

  await findPlace(editor, 0, 0)
    .getByRole("link", { name: /^Ändern/ })
    .click();
  await editor.getByLabel("Beitrag suchen").fill("gibtesnichtxyz");
  await editor.getByRole("button", { name: "Suchen" }).click();
  await expect(editor.getByText("gibt es keinen Beitrag")).toBeVisible();
  await editor.getByLabel("Beitrag suchen").fill(number ?? "");
  await editor.getByRole("button", { name: "Suchen" }).click();
  await editor.getByRole("button", { name: "Hier anheften" }).click();
  await expect(findPlace(editor, 0, 0)).toContainText(titles[6] ?? "");

  await editor.getByText("Abschnitt hinzufügen").click();
  const form = editor.locator("form").filter({ has: editor.getByRole("button", { name: "Hinzufügen", exact: true }) });
  await form.getByLabel(/^Überschrift/).fill("Alle Videos");
  await form.getByLabel("Füllt sich mit").selectOption("video");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(editor.getByText("Der neue Abschnitt steht ganz unten.")).toBeVisible();
  expect((await findNames(editor)).at(-1)).toBe("Alle Videos");

  await editor.getByRole("link", { name: "Vorschau", exact: true }).click();
  const frame = editor.frameLocator("iframe");
  await expect(frame.locator(".front-top").getByRole("heading").first()).toHaveText(titles[6] ?? "");
  await editor.getByRole("link", { name: "Schreibtisch" }).click();
  await expect(frame.getByRole("heading", { name: "Alle Videos" })).toBeVisible();
  await page.goto("/");
  expect(await readLead(page)).toBe(titles[0]);

  await editor.goto(PAGE);
  await editor.getByText("Für später planen").click();
  await editor.getByLabel("Erscheint").fill("2020-01-01T10:00");
  await editor.getByRole("button", { name: "Planen", exact: true }).click();
  await expect(editor.getByText("Nimm einen Zeitpunkt, der noch kommt.")).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await editor.getByLabel("Erscheint").fill(tomorrow);
  await editor.getByRole("button", { name: "Planen", exact: true }).click();
  await expect(editor.getByText("so wie der Entwurf dann ist")).toBeVisible();
  await publish(editor);
  await expect(editor.getByText("Veröffentlicht. Leserinnen")).toBeVisible();
  await page.goto("/");
  expect(await readLead(page)).toBe(titles[6]);

  await editor.goto("/redaktion/menues");
  const menu = editor.locator("[data-menu=header]");
  const first = await menu.getByLabel("Name, Eintrag 1", { exact: true }).inputValue();
  await menu.getByLabel("Name, Eintrag 2", { exact: true }).fill("Ganz neu");
  await menu.getByRole("button", { name: "Nach oben: „" }).nth(1).click();
  await expect(menu.getByLabel("Name, Eintrag 1", { exact: true })).toHaveValue("Ganz neu");
  await page.reload();
  await expect(page.getByRole("link", { name: "Ganz neu" })).toHaveCount(0);
  await menu.getByRole("button", { name: "Speichern" }).last().click();
  await expect(editor.getByText("ist gespeichert und steht auf allen Seiten")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name: "Ganz neu" }).first()).toBeVisible();
  await editor.goto("/redaktion/menues");
  await editor.locator("[data-menu=header]").getByText("Frühere Stände").click();
  await editor
    .getByRole("button", { name: /^Zurückholen ?: Kopf der Seiten/ })
    .first()
    .click();
  await expect(editor.locator("[data-menu=header]").getByLabel("Name, Eintrag 1", { exact: true })).toHaveValue(first);
});
