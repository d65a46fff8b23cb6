/** Disturbances of buses and trains: read, and chosen by line and place; all of it without script as well. */
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findWider } from "#tests/support/pages/page-faults.ts";

test("a reader sees what does not run, and asks for a line and a place", { tag: ["@script", "@no-script-mobile"] }, async ({
  page,
}) => {
  await page.goto("/bus-bahn");
  await expect(page.getByText("Beispieldaten:")).toBeVisible();
  const train = page.getByRole("region", { name: "Bahn", exact: true }).getByRole("article");
  await expect(train.first()).toContainText("Ausfall");
  await expect(train.first()).toContainText("S1: Kein Zugverkehr zwischen Feldkirch und Bludenz");
  await expect(train.first().getByRole("link")).toHaveText("Mehr bei bahn.talblick.example");
  await expect(train.first()).toContainText("Haltestellen: Bludenz Bahnhof, Feldkirch Bahnhof");
  expect(await findWider(page)).toEqual([]);

  await page.getByLabel("Linie").selectOption("830");
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(page).toHaveURL(/linie=830/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Verspätung");

  await page.getByLabel("Linie").selectOption("");
  await page.getByLabel("Ort oder Haltestelle").fill("Lech");
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(page.getByRole("region", { name: "Seilbahn" }).getByRole("article")).toHaveCount(1);

  await page.getByLabel("Ort oder Haltestelle").fill("Nirgendwo");
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(page.getByText("Zu dieser Auswahl ist keine Störung gemeldet.")).toBeVisible();
});
