/** Petrol prices: near the reader, who is asked when they want it, and by municipality. */
import { expect, test } from "#tests/support/journeys/journeys.ts";

test("a reader finds the cheapest stations near them, and in their municipality", async ({ page, open, context }) => {
  await context.setGeolocation({ latitude: 47.4125, longitude: 9.7438 });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await open("/spritpreise");
  const near = page.getByRole("button", { name: "Günstigste in meiner Nähe" });

  await test.step("who does not give their position is shown another way", async () => {
    await near.click();
    await expect(page.getByText("Wähle stattdessen deine Gemeinde.")).toBeVisible();
  });

  await test.step("a reader who gives it sees what is near, and no other party learns where they are", async () => {
    await context.grantPermissions(["geolocation"]);
    await near.click();
    await expect(page.getByText("In deiner Nähe, Entfernung in Luftlinie")).toBeVisible();
    await expect(page.getByText(/·\s\d+(,\d)?\s(km|m)$/)).toHaveCount(5);
    expect(sent.filter((text) => /47\.41|9\.74/.test(text))).toEqual([]);
  });

  await test.step("the prices of the last days stand in a table as well", async () => {
    await page.getByText("Werte als Tabelle").click();
    expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(20);
  });

  await test.step("a municipality has an address of its own", async () => {
    await page.getByRole("combobox", { name: "Gemeinde" }).selectOption({ label: "Lustenau" });
    await page.getByRole("button", { name: "Suchen" }).click();
    await expect(page).toHaveURL(/gemeinde=lustenau/);
    await expect(page.getByRole("heading", { level: 2, name: "Diesel in und um Lustenau" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Gemeinde" })).toHaveValue("lustenau");
  });
});
