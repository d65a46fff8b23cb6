/** Events in the newsroom, from the form to their readers, on a paper of its own. */
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";

test("an editor enters an event, changes it and takes it back; who is slower keeps what they typed", async ({ editor, page }) => {
  await editor.goto("/redaktion/termine/neu");
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

  await test.step("a form that is not complete says what is missing", async () => {
    await editor.getByLabel("Beschreibung").fill("Mit Musik.");
    await editor.getByRole("button", { name: "Eintragen" }).click();
    await expect(editor.getByText("Wie heißt der Termin?")).toBeVisible();
    await expect(editor.getByLabel("Beschreibung")).toHaveValue("Mit Musik.");
  });

  await test.step("what is entered is there for readers at once", async () => {
    await editor.getByLabel("Titel").fill("Dorffest im Probedorf");
    await editor.getByLabel("Beginn", { exact: true }).fill(day);
    await editor.getByLabel("Uhrzeit des Beginns").fill("18:00");
    await editor.getByLabel("Gemeinde").selectOption("egg");
    await editor.getByRole("button", { name: "Eintragen" }).click();
    await expect(editor.getByText("Alle sehen den Termin jetzt.")).toBeVisible();
    await page.goto("/termine?gemeinde=egg");
    await expect(page.getByRole("link", { name: "Dorffest im Probedorf" })).toBeVisible();
  });

  const address = new URL(editor.url()).pathname;
  await test.step("two who change it at once: the second is told, and keeps what they typed", async () => {
    const other = await editor.context().newPage();
    await other.goto(address);
    await editor.goto(address);
    await editor.getByLabel("Titel").fill("Dorffest im Musterdorf");
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByText("So sehen ihn jetzt alle")).toBeVisible();
    await other.getByLabel("Titel").fill("Dorffest anderswo");
    await other.getByRole("button", { name: "Speichern" }).click();
    await expect(other.getByText("Das hat inzwischen jemand geändert.")).toBeVisible();
    await expect(other.getByLabel("Titel")).toHaveValue("Dorffest anderswo");
    await other.close();
    await page.goto("/termine?gemeinde=egg");
    await expect(page.getByRole("link", { name: "Dorffest im Musterdorf" })).toBeVisible();
  });

  await test.step("what is called off says so, and what is withdrawn is gone", async () => {
    await editor.goto(address);
    await editor.getByLabel(/^Abgesagt/).check();
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByText("So sehen ihn jetzt alle")).toBeVisible();
    const id = /\d+$/.exec(address)?.[0];
    await page.goto(`/termine/${id}`);
    await expect(page.getByText("Dieser Termin findet nicht statt.")).toBeVisible();
    await editor.getByText("Zurückziehen", { exact: true }).click();
    await editor.getByRole("button", { name: "Ja, zurückziehen" }).click();
    await expect(editor.getByText("Niemand sieht den Termin mehr.")).toBeVisible();
    expect((await page.goto(`/termine/${id}`))?.status()).toBe(404);
    await editor.goto("/redaktion/termine?stand=zurueckgezogen");
    await expect(editor.getByRole("link", { name: /Dorffest im Musterdorf/ })).toBeVisible();
  });
});

test("an editor enters a weekly event without script, and readers find each of its dates by a word", async ({
  openBrowser,
  paper,
}) => {
  const editor = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  await enterNewsroom(editor, paper, "editor");
  const reader = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await editor.goto("/redaktion/termine/neu");
  await editor.getByLabel("Titel").fill("Nähstube im Pfarrheim");
  await editor.getByLabel("Beginn", { exact: true }).fill(inDays(2));
  await editor.getByLabel("Uhrzeit des Beginns").fill("18:00");
  await editor.getByLabel("Wie oft").selectOption("woche");
  await editor.getByRole("button", { name: "Eintragen" }).click();
  await expect(editor.getByText("Bis zu welchem Tag?")).toBeVisible();
  await editor.getByLabel("Zum letzten Mal").fill(inDays(17));
  await editor.getByRole("button", { name: "Eintragen" }).click();
  await expect(editor.getByText("Alle sehen die Termine jetzt.")).toBeVisible();
  await reader.goto("/suche?q=Nähstube");
  await expect(reader.getByRole("link", { name: "Nähstube im Pfarrheim" })).toHaveCount(3);
  await reader.getByRole("link", { name: "Alle Termine" }).click();
  await expect(reader.getByText(/^3 Termine vom .* zu „Nähstube“$/)).toBeVisible();
});

test("a reader sends an event without script; the newsroom shows it", async ({ editor, openBrowser, paper }) => {
  const reader = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await reader.goto("/termine");
  await reader.getByRole("link", { name: "Einen Termin melden" }).click();
  await reader.getByLabel("Titel").fill("Offene Werkstatt");
  await reader.getByRole("button", { name: "Termin senden" }).click();
  await expect(reader.getByText("Gib deinen Namen ein.")).toBeVisible();
  await expect(reader.getByLabel("Titel")).toHaveValue("Offene Werkstatt");
  await reader.getByLabel("Beginn", { exact: true }).fill(day);
  await reader.getByLabel("Dein Name").fill("Maria Muster");
  await reader.getByLabel("Deine E-Mail-Adresse").fill("maria@leser.example");
  await reader.getByRole("button", { name: "Termin senden" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Danke, dein Termin ist eingelangt");
  await reader.goto("/termine");
  await expect(reader.getByRole("link", { name: "Offene Werkstatt" })).toHaveCount(0);
  await editor.goto("/redaktion/termine");
  await editor.getByRole("link", { name: /Offene Werkstatt/ }).click();
  await expect(editor.getByText("Geschickt von Maria Muster")).toBeVisible();
  await editor.getByRole("button", { name: "Freigeben" }).click();
  await expect(editor.getByText("Freigegeben: Alle sehen den Termin jetzt.")).toBeVisible();
  await reader.goto("/termine");
  await expect(reader.getByRole("link", { name: "Offene Werkstatt" })).toBeVisible();
});
