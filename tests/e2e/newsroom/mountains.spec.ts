/** Passes and webcams in the newsroom, from the form to their readers, on a paper of its own. */
import type { Page } from "playwright/test";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";

/** Answers for the host of others, and counts what it was asked. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://bilder.bergbahn.example/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    });
  });
  return asked;
}

test("an editor keeps passes and webcams; who is slower keeps what they typed", async ({ editor, page }) => {
  await test.step("a form that is not complete says what is missing", async () => {
    await editor.goto("/redaktion/berge");
    await editor.getByRole("link", { name: "Pass eintragen" }).click();
    await editor.getByLabel("Hinweis").fill("Lawinengefahr.");
    await editor.getByRole("button", { name: "Eintragen" }).click();
    await expect(editor.getByText("Wie heißt es?")).toBeVisible();
    await expect(editor.getByLabel("Hinweis")).toHaveValue("Lawinengefahr.");
  });

  await test.step("what is entered is there for readers at once", async () => {
    await editor.getByLabel("Name").fill("Probejoch");
    await editor.getByLabel("Höhe in Metern").fill("1500");
    await editor.getByLabel("Zustand").selectOption("closed");
    await editor.getByRole("button", { name: "Eintragen" }).click();
    await expect(editor.getByText("Alle sehen es jetzt.")).toBeVisible();
    await page.goto("/berge");
    await expect(page.getByRole("row", { name: /^Probejoch/ })).toContainText("gesperrt");
  });

  await test.step("two who change it at once: the second is told, and keeps what they typed", async () => {
    const address = new URL(editor.url()).pathname;
    const other = await editor.context().newPage();
    await other.goto(address);
    await editor.goto(address);
    await editor.getByLabel("Zustand").selectOption("chains");
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByText("So sehen es jetzt alle")).toBeVisible();
    await other.getByLabel("Hinweis").fill("Zu spät.");
    await other.getByRole("button", { name: "Speichern" }).click();
    await expect(other.getByText("Das hat inzwischen jemand geändert.")).toBeVisible();
    await expect(other.getByLabel("Hinweis")).toHaveValue("Zu spät.");
    await other.close();
    await page.goto("/berge");
    await expect(page.getByRole("row", { name: /^Probejoch/ })).toContainText("Schneeketten nötig");
    await editor.getByText("Zurückziehen", { exact: true }).click();
    await editor.getByRole("button", { name: "Ja, zurückziehen" }).click();
    await expect(editor.getByText("Niemand sieht es mehr.")).toBeVisible();
    await page.goto("/berge");
    await expect(page.getByRole("row", { name: /^Probejoch/ })).toHaveCount(0);
  });

  await test.step("nothing is asked of a webcam of others before its reader wants it", async () => {
    await editor.goto("/redaktion/berge/neu?art=webcam");
    await editor.getByLabel("Name").fill("Blick vom Probeberg");
    await editor.getByLabel("Wem die Kamera gehört").fill("Bergbahn");
    await editor.getByLabel("Seite der Webcam").fill("https://bergbahn.example/webcam");
    await editor.getByLabel("Adresse des Bildes").fill("https://bilder.bergbahn.example/jetzt.svg");
    await editor.getByRole("button", { name: "Eintragen" }).click();
    await expect(editor.getByText("Alle sehen es jetzt.")).toBeVisible();
    const asked = await standIn(page);
    await page.goto("/berge");
    const card = page.getByRole("article").filter({ hasText: "Blick vom Probeberg" });
    await expect(card).toContainText("Lädst du das Bild, erfährt bilder.bergbahn.example deine Adresse im Netz.");
    await expect(card.getByRole("link")).toHaveAttribute("href", "https://bergbahn.example/webcam");
    expect(asked).toEqual([]);
    await card.getByRole("button", { name: "Bild laden: Blick vom Probeberg" }).click();
    await expect(card.getByRole("img")).toBeVisible();
    await expect(page).toHaveURL(/\/berge#webcam-\d+$/);
    await expect.poll(() => asked).toEqual(["/jetzt.svg"]);
    await page.goto("/berge");
    await expect(card.getByRole("button", { name: /^Bild laden/ })).toBeVisible();
  });
});
