/** What is on: chosen by a form, read one by one, taken into a calendar; all of it without script as well. */
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";

test("a reader finds what is on in their municipality, and takes it into their calendar", async ({ page, open }) => {
  const main = page.getByRole("main");
  await open("/termine");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Termine");
  await expect(page.getByText("Beispieldaten")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^Heute, /);

  await test.step("the form chooses days, place and kind", async () => {
    await main.getByLabel("Wie lange").selectOption({ label: "30 Tage" });
    await main.getByLabel("Gemeinde").selectOption({ label: "Egg" });
    await main.getByLabel("Art").selectOption({ label: "Fest" });
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/gemeinde=egg/);
    await expect(page.getByText(/^1 Termin \(Fest\) vom .* in Egg$/)).toBeVisible();
  });

  await test.step("one event says all that is known, to machines as well", async () => {
    await page.getByRole("link", { name: "Hoffest mit Käsanschnitt" }).click();
    await expect(page.getByText("Sennerei, Egg")).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)["@type"])).toContain("Event");
    expect(await findViolations(page)).toEqual([]);
    const link = await page.getByRole("link", { name: "In den eigenen Kalender laden" }).getAttribute("href");
    const file = await page.request.get(link ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(await file.text()).toContain("SUMMARY:Hoffest mit Käsanschnitt\r\n");
  });

  await test.step("its municipality's page tells of it", async () => {
    await page.getByRole("link", { name: "Mehr aus Egg" }).click();
    await expect(
      page.getByRole("region", { name: "Termine" }).getByRole("link", { name: "Hoffest mit Käsanschnitt" }),
    ).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form and its pages are the same", async ({ page }) => {
    const main = page.getByRole("main");
    await page.goto("/termine");
    await main.getByLabel("Gemeinde").selectOption("lech");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page.getByRole("link", { name: /^Lawinen lesen/ })).toBeVisible();
    // Nothing is on there on any day: a run that goes over midnight finds the same.
    await main.getByLabel("Gemeinde").selectOption("damuls");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await page.getByRole("link", { name: "Morgen", exact: true }).click();
    await expect(page.getByText("Versuch es mit mehr Tagen oder allen Gemeinden.")).toBeVisible();
  });
});
