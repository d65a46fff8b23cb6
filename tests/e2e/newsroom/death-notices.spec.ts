/** A death notice from the newsroom's form to its end, on a paper of its own: what readers bring, they bring without script. */
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";

test("an editor enters a notice; readers light candles and write; it ends when the family says", async ({
  editor,
  openBrowser,
  paper,
}) => {
  const reader = await openBrowser({ baseURL: paper.origin, javaScriptEnabled: false });

  await test.step("a form that is not complete says what is missing, and keeps what was typed", async () => {
    await editor.goto("/redaktion/trauer/neu");
    await editor.getByLabel("Text der Familie").fill("In Liebe.");
    await editor.getByLabel(/^Geboren/).fill("irgendwann");
    await editor.getByRole("button", { name: "Eintragen und freigeben" }).click();
    await expect(editor.getByText("Um wen geht es?")).toBeVisible();
    await expect(editor.getByText("Ein Tag wie 12.4.1938, oder nur das Jahr.", { exact: true }).last()).toBeVisible();
    await expect(editor.getByLabel("Text der Familie")).toHaveValue("In Liebe.");
    expect(await findViolations(editor)).toEqual([]);
  });

  await test.step("a draft is seen by nobody; freed, by everybody", async () => {
    await editor.getByLabel("Name", { exact: true }).fill("Paula Probedorf");
    await editor.getByLabel(/^Geboren/).fill("3.2.1941");
    await editor.getByLabel(/^Gestorben/).fill("2025");
    await editor.getByLabel(/^Gemeinde/).selectOption("egg");
    await editor.getByRole("button", { name: "Als Entwurf speichern" }).click();
    await expect(editor.getByText("Niemand sieht die Anzeige, bis du sie freigibst.")).toBeVisible();
    await reader.goto("/trauer?name=probedorf");
    await expect(reader.getByRole("link", { name: "Paula Probedorf" })).toHaveCount(0);
    await editor.getByRole("button", { name: "Freigeben" }).click();
    await expect(editor.getByText("Alle sehen die Anzeige jetzt, bis sie zu Ende ist.")).toBeVisible();
    await reader.goto("/trauer?name=probedorf");
    await reader.getByRole("link", { name: "Paula Probedorf" }).click();
    await expect(reader.getByText("3. Februar 1941")).toBeVisible();
  });

  const address = new URL(editor.url()).pathname;
  await test.step("a candle is counted", async () => {
    await reader.getByRole("button", { name: "Eine Kerze anzünden" }).click();
    await expect(reader.getByText("Deine Kerze brennt.")).toBeVisible();
    await expect(reader.getByText("1 Kerze", { exact: true })).toBeVisible();
  });

  await test.step("words wait for the newsroom", async () => {
    await reader.getByText("Beileid aussprechen").click();
    await reader.getByLabel("Deine Worte").fill("Sie fehlt uns.");
    await reader.getByRole("button", { name: "Senden" }).click();
    await expect(reader.getByText("Gib deinen Namen ein.")).toBeVisible();
    await expect(reader.getByLabel("Deine Worte")).toHaveValue("Sie fehlt uns.");
    await reader.getByLabel("Dein Name").fill("Beat Beispiel");
    await reader.getByLabel(/^Deine E-Mail-Adresse/).fill("beat@leser.example");
    await reader.getByRole("button", { name: "Senden" }).click();
    await expect(reader.getByText("Jemand liest deine Worte, bevor sie hier stehen.")).toBeVisible();
    await expect(reader.getByText("Sie fehlt uns.")).toHaveCount(0);
    await editor.goto("/redaktion/trauer");
    await editor.getByRole("link", { name: "1 Beileid wartet" }).click();
    await expect(editor.getByRole("link", { name: "beat@leser.example" })).toBeVisible();
    expect(await findViolations(editor)).toEqual([]);
    await editor.getByRole("button", { name: "Freigeben" }).click();
    await expect(editor.getByText("Die Worte stehen jetzt bei der Anzeige.")).toBeVisible();
    await reader.goto("/trauer?name=probedorf");
    await reader.getByRole("link", { name: "Paula Probedorf" }).click();
    await expect(reader.getByText("Sie fehlt uns.")).toBeVisible();
    await expect(reader.getByText(/^Beat Beispiel/)).toBeVisible();
  });

  const seen = new URL(reader.url()).pathname;
  await test.step("two who change it at once: the second is told, and keeps what they typed", async () => {
    const other = await editor.context().newPage();
    await other.goto(address);
    await editor.goto(address);
    await editor.getByLabel("Name", { exact: true }).fill("Paula Probedörfer");
    await editor.getByRole("button", { name: "Speichern" }).click();
    await expect(editor.getByText("So sehen sie jetzt alle")).toBeVisible();
    await other.getByLabel("Name", { exact: true }).fill("Paul");
    await other.getByRole("button", { name: "Speichern" }).click();
    await expect(other.getByText("Das hat inzwischen jemand geändert.")).toBeVisible();
    await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Paul");
    await other.close();
    await reader.goto("/trauer?name=probedoerfer");
    await expect(reader.getByRole("link", { name: "Paula Probedörfer" })).toBeVisible();
  });

  await test.step("withdrawn it is gone at once, everywhere", async () => {
    await editor.getByText("Zurückziehen", { exact: true }).click();
    await editor.getByRole("button", { name: "Ja, zurückziehen" }).click();
    await expect(editor.getByText("Niemand sieht die Anzeige mehr.")).toBeVisible();
    expect((await reader.goto(seen))?.status()).toBe(410);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Diese Anzeige steht hier nicht mehr.");
    await reader.goto("/trauer?name=paula");
    await expect(reader.getByText("Zu diesem Namen steht hier keine Anzeige.")).toBeVisible();
  });
});
