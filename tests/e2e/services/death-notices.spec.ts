/** Death notices: found by name and place, read in peace, printed alone; all of it without script as well. */
import type { Page } from "playwright/test";
import { allConsents } from "#app/domain/consent/change-consent.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";

const NAME = "Musterina Beispielhuber";

test("a reader finds a notice by name and place, and prints it alone", async ({ page, open }) => {
  const main = page.getByRole("main");
  await open("/trauer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Traueranzeigen");
  await expect(page.getByText("Beispieldaten")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await test.step("by the beginnings of words, however they are typed", async () => {
    await main.getByLabel("Name oder Ort").fill("beispielh Götz");
    await page.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(page.getByText("1 Anzeige zu „beispielh Götz“")).toBeVisible();
    await main.getByLabel("Gemeinde").selectOption({ label: "Lech" });
    await page.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(page.getByText("Zu diesem Namen steht hier keine Anzeige.")).toBeVisible();
    await page.goto("/trauer?gemeinde=gotzis");
    await page.getByRole("link", { name: NAME }).click();
  });

  await test.step("it says what the family says, and machines leave it out", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
    await expect(page.getByText(/geboren 12\. April 1938/)).toBeVisible();
    await expect(page.getByRole("img", { name: "Eine Alpwiese im Sommer, ihr liebster Ort" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Abschied" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await findViolations(page)).toEqual([]);
    await page.getByText("Beileid aussprechen").click();
    await expect(page.getByLabel("Deine Worte")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("its button prints it", async () => {
    // On whatever document the click comes to.
    await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
    await open(new URL(page.url()).pathname);
    await page.getByRole("button", { name: "Drucken" }).click();
    await expect(page.locator("body[data-printed]")).toBeVisible();
  });

  await test.step("on paper there is nothing but the notice", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Kerzen" })).toBeHidden();
    await expect(page.getByText("Beileid aussprechen")).toBeHidden();
    await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden();
  });
});

test("a municipality's page leads to its notices, and the services name them", async ({ page, open }) => {
  await open("/gemeinde/dornbirn");
  await page.getByRole("link", { name: "Todesanzeigen aus Dornbirn" }).click();
  await expect(page.getByRole("link", { name: "Frieda Probegast" })).toBeVisible();
  await page.goto("/service");
  await page.getByRole("main").getByRole("link", { name: "Traueranzeigen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Traueranzeigen");
});

/** What pages send as they are left; kept beyond the page. */
async function keepBeacons(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url) => {
      sessionStorage.setItem("beacons", `${sessionStorage.getItem("beacons") ?? ""}${url} `);
      return true;
    };
  });
  return () => page.evaluate(() => (sessionStorage.getItem("beacons") ?? "").split(" ").filter((url) => url !== ""));
}

test("who allows everything is measured on other pages, and by no one beside a death notice", async ({ openBrowser, portal }) => {
  const page = await openBrowser({ baseURL: portal.origin, consent: allConsents });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (/^https?:/.test(request.url()) && origin !== portal.origin) elsewhere.push(request.url());
  });
  const readBeacons = await keepBeacons(page);
  const stay = async (path: string) => {
    // Asked for in the moment in which the measures begin.
    const listening = page.waitForResponse(/\/builds\/meta\//);
    await page.goto(path);
    await (await listening).finished();
  };

  for (const path of ["/trauer", "/trauer/1", "/trauer/999999"]) await stay(path);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(elsewhere).toEqual([]);
  await stay("/impressum");
  expect(await readBeacons()).toEqual([]);
  await expect.poll(() => elsewhere.some((url) => url.startsWith(portal.analyticsOrigin))).toBe(true);
  await page.goto("/trauer");
  expect(await readBeacons()).toEqual(["/api/metrics"]);
});

test.describe("who has not answered", () => {
  test.use({ consent: null });

  test("is not asked for consent there", async ({ page, open }) => {
    const banner = page.getByText("Was dürfen wir laden?");
    await open("/impressum");
    await expect(banner).toBeVisible();
    await open("/trauer/1");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search and the notice are the same, but for the button that prints", async ({ page }) => {
    await page.goto("/trauer");
    await page.getByRole("main").getByLabel("Name oder Ort").fill("Musterle");
    await page.getByRole("button", { name: "Suchen", exact: true }).click();
    await page.getByRole("link", { name: /Musterle/ }).click();
    await expect(page.getByText("gestorben")).toBeVisible();
    await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Eine Kerze anzünden" })).toBeVisible();
  });
});
