/** The line of services on the front page: a reader arranges it in this browser or in the account, with and without script. */
import type { Page } from "playwright/test";
import { bothReaders, enterAsNewReader, startJourney } from "#tests/support/journeys/account-browser.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findWider, rowsThatScroll } from "#tests/support/pages/page-faults.ts";

const readLine = (page: Page) =>
  page.getByRole("navigation", { name: "Services", exact: true }).getByRole("link").allTextContents();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test(
  "A reader arranges the services, finds them so on the front page, and takes them into the account",
  bothReaders,
  async ({ page, portal }, { project }) => {
    await page.goto("/");
    expect(await readLine(page)).toEqual(["Wetter", "Verkehr", "Spritpreise", "Termine", "Anordnen"]);
    await page.getByRole("link", { name: "Anordnen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services anordnen");
    await press(page, "Nach oben: Termine");
    await press(page, "Ausblenden: Verkehr");
    await press(page, "In die Zeile: Mondkalender");
    await expect(page.getByText("Das merkt sich nur dieser Browser.")).toBeVisible();
    expect(await findWider(page)).toEqual([]);
    const arranged = ["Wetter", "Termine", "Spritpreise", "Mondkalender", "Anordnen"];
    await page.goto("/");
    expect(await readLine(page)).toEqual(arranged);
    expect(await findWider(page, rowsThatScroll)).toEqual([]);

    await enterAsNewReader(startJourney(page, project.name !== "no-script-mobile"), portal.state);
    await page.goto("/service/anordnen");
    await expect(page.getByText("Das merkt sich dein Konto, für alle deine Geräte.")).toBeVisible();
    await press(page, "Nach unten: Wetter");
    await expect(page.getByRole("button", { name: "Nach oben: Termine" })).toBeDisabled();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain("PortalServices");
    await page.goto("/");
    expect(await readLine(page)).toEqual(["Termine", "Wetter", "Spritpreise", "Mondkalender", "Anordnen"]);
    await page.goto("/service/anordnen");
    await press(page, "Wie am Anfang");
    await expect(page.getByRole("button", { name: "Wie am Anfang" })).toHaveCount(0);
    await page.goto("/");
    expect(await readLine(page)).toEqual(["Wetter", "Verkehr", "Spritpreise", "Termine", "Anordnen"]);
  },
);

test("Who arranged the line has a front page that is theirs alone, and everybody else the shared one", async ({ request }) => {
  const shared = await request.get("/");
  const own = await request.get("/", { headers: { cookie: "PortalServices=horoskop" } });
  const again = await request.get("/");
  expect([own.headers()["x-cache"], own.headers()["cache-control"]]).toEqual([undefined, expect.stringContaining("private")]);
  expect(await own.text()).toMatch(/aria-label="Services"[^>]*><ul><li><a href="\/horoskop"/);
  expect([shared, again].map((response) => response.headers()["x-cache"] !== undefined)).toEqual([true, true]);
  expect(await again.text()).toMatch(/aria-label="Services"[^>]*><ul><li><a href="\/wetter"/);
});

test("The chosen municipality's weather stands in the line", async ({ page, context, portal }) => {
  await context.addCookies([{ name: "CurrentCity", value: "lech", url: portal.origin }]);
  await page.goto("/");
  expect((await readLine(page))[0]).toMatch(/^Lech −?\d+° /);
});
