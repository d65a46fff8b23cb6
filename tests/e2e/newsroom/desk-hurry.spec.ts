/** The desk under somebody who waits for nothing, on a paper of its own. */
import type { Page } from "playwright/test";
import { RELOAD_ADVICE } from "#app/components/late-part/reload-advice.ts";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { button, expectSaved, findText } from "#tests/support/journeys/typed-text.ts";

/** The next block by the menu of the keyboard, in an empty line. */
async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Baustein einfügen" })).toBeVisible();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

test("Whoever reloads, comes back, presses twice or loses the line in the middle of writing keeps each letter", {
  tag: "@slow",
}, async ({ page, paper, openBrowser }) => {
  await enterNewsroom(page, paper, "editor");
  await page.goto("/redaktion/beitraege");
  await button(page, "Neuer Beitrag").click();
  await expect(findText(page)).toHaveAttribute("contenteditable", "true");
  await page.getByLabel("Titel").fill("In Eile");
  await page.getByLabel("Ressort", { exact: true }).selectOption({ index: 1 });
  await expectSaved(page);

  await test.step("the page is loaded anew with the last letter, twice", async () => {
    for (const words of ["Erster Satz.", " Zweiter Satz."]) {
      await findText(page).click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(words);
      await page.reload();
      await expect(findText(page)).toContainText(words.trim());
      await expect(findText(page)).toHaveAttribute("contenteditable", "true");
    }
    await expect(findText(page)).toHaveText("Erster Satz. Zweiter Satz.");
    await expect(page.getByText("eigener Stand")).toHaveCount(0);
    await expectSaved(page);
  });

  await test.step("a link and a button are set by Enter, and what is typed then goes below", async () => {
    await findText(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+k");
    await page.getByLabel("Adresse", { exact: true }).first().fill("orf.at");
    await page.keyboard.press("Enter");
    await expect(findText(page).getByRole("link", { name: "https://orf.at" })).toBeVisible();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await insert(page, "knopf");
    await page.getByLabel("Wohin führt er?").fill("/abo");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Knopf" })).toBeVisible();
    await page.keyboard.type("Dritter Satz.");
    await expect(page.getByRole("group", { name: "Knopf" })).toBeVisible();
    await expect(findText(page).getByText("Dritter Satz.")).toBeVisible();
    await expectSaved(page);
  });

  await test.step("without a line the pictures say so, and the text stays", async () => {
    const fault = page.getByText("Die Bilder ließen sich nicht laden. Dein Text ist unverändert.");
    await page.context().setOffline(true);
    await button(page, "Bild wählen").click();
    await expect(fault).toBeVisible();
    await button(page, "Noch einmal versuchen").click();
    await expect(page.getByText(RELOAD_ADVICE)).toBeVisible();
    await button(page, "Schließen").click();
    await button(page, "Bild wählen").click();
    await expect(fault).toBeVisible();
    await page.context().setOffline(false);
    await button(page, "Noch einmal versuchen").click();
    await expect(page.getByLabel("Bilder hochladen")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(findText(page).getByText("Dritter Satz.")).toBeVisible();
  });

  await test.step("a page that the browser shows again as it was left comes anew", async () => {
    const isAnew = page.waitForEvent("load");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await isAnew;
    await expect(findText(page)).toHaveAttribute("contenteditable", "true");
  });

  await test.step("a moment that is over comes back in its field, with the focus", async () => {
    await page.locator("summary").filter({ hasText: "Planen" }).click();
    await page.getByLabel("Erscheint am").fill("2020-01-01T10:00");
    await button(page, "Planen").click();
    await expect(page.getByText(/^Dieser Zeitpunkt ist vorbei/)).toBeVisible();
    await expect(page.getByLabel("Erscheint am")).toBeFocused();
    await expect(findText(page)).toHaveAttribute("contenteditable", "true");
  });

  await test.step("pressed twice it is published once", async () => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.method() === "POST") sent.push(request.postData() ?? "");
    });
    await button(page, "Jetzt veröffentlichen").dblclick();
    await expect(page.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  await test.step("a ticker begins in the text; whoever takes it out is told of its entries, and has them back", async () => {
    await findText(page).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await insert(page, "live");
    const ticker = findText(page).getByRole("group", { name: "Liveticker" });
    await expect(ticker).toContainText("0 Einträge");
    await expectSaved(page);
    await button(page, "Änderungen veröffentlichen").click();
    await expect(page.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    const post = (await page.getByRole("link", { name: "Seite ansehen" }).getAttribute("href"))?.split("/").at(-1) ?? "";
    const writer = await openBrowser({ baseURL: paper.origin });
    await enterNewsroom(writer, paper, "editor");
    await writer.goto(`/redaktion/ticker/${post}`);
    await writer.getByRole("textbox", { name: "Neuer Eintrag" }).fill("Der Damm hält.");
    await button(writer, "Senden").click();
    await expect(writer.locator("[data-entry]").filter({ hasText: "Der Damm hält." })).toBeVisible();
    await expect(writer.locator("[data-outbox=waiting]")).toHaveCount(0);

    await page.reload();
    await expect(findText(page)).toHaveAttribute("contenteditable", "true");
    await ticker.click();
    await page.keyboard.press("Delete");
    await expect(ticker).toHaveCount(0);
    const fault = page.getByText(/^Der Ticker steht nicht mehr im Text/);
    await expect(fault).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(ticker).toBeVisible();
    await expect(fault).toHaveCount(0);
  });
});
