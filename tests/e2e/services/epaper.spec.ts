/** The printed paper on the screen: what everybody sees of it, who reads it and how, with and without script. */
import { signIn } from "#tests/support/journeys/demo-readers.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";

const premium = "claudia@leser.talblick.example";

test("somebody without an account sees the issues, and learns what is needed to read them", async ({ page, open }) => {
  await open("/service");
  await page.getByRole("main").getByRole("link", { name: "E-Paper" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Paper");
  const newest = page.getByRole("region", { name: /\d{4}$/ }).first();
  await expect(newest.getByText("Alle Seiten liest du mit Talblick Plus Premium")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await newest.getByRole("link", { name: "Die erste Seite der neuesten Ausgabe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\p{L}+, \d+\. \p{L}+ \d{4}$/u);
  await expect(page.getByRole("link", { name: "Seite 1" })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Abos ansehen" }).click();
  await expect(page.getByText("Das E-Paper ab 20 Uhr am Vorabend")).toBeVisible();
});

test("a Plus Premium reader reads it page by page, larger, and as text", async ({ page, open, portal }) => {
  await signIn(page, portal.origin, premium);
  await open("/epaper/heute");
  await expect(page).toHaveURL(/\/epaper\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("list").getByRole("link", { name: /^Seite \d$/ })).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);

  await test.step("the picture of a page is there", async () => {
    await page.getByRole("link", { name: "Jetzt lesen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Seite 1 von 4$/);
    const picture = page.getByRole("img", { name: "Seite 1 als Bild; der Text steht darunter" });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("its text can be read", async () => {
    await page.getByText("Text dieser Seite").click();
    await expect(page.getByText("26 Kilometer Vertrauen")).toBeVisible();
  });

  await test.step("a page leads to the next, large as well", async () => {
    await page.getByRole("img", { name: /^Seite 1 als Bild/ }).click();
    await expect(page.getByRole("region", { name: "Seite 1, vergrößert" })).toBeVisible();
    await page.getByRole("link", { name: "Weiter" }).first().click();
    await expect(page.getByRole("region", { name: "Seite 2, vergrößert" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Ganze Seite zeigen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Seite 2 von 4$/);
    await page.getByRole("link", { name: "Zurück" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Seite 1 von 4$/);
  });

  await test.step("the profile leads to it", async () => {
    await open("/profil");
    await expect(page.getByText("Dazu gehört das E-Paper")).toBeVisible();
  });
});

test("a Plus reader, whose subscription has it not, gets no page, no picture and no text", async ({ page, portal }) => {
  await signIn(page, portal.origin, "bernhard@leser.talblick.example");
  await page.goto("/epaper/heute");
  const issue = new URL(page.url()).pathname;
  await page.goto(`${issue}/1`);
  await expect(page).toHaveURL(new RegExp(`${issue}$`));
  await expect(page.getByText("Alle Seiten liest du mit Talblick Plus Premium")).toBeVisible();
  expect((await page.request.get(`${issue}/bild/1-900.webp`)).status()).toBe(403);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is read the same", async ({ page, portal }) => {
    await signIn(page, portal.origin, premium);
    await page.goto("/epaper");
    await page.getByRole("link", { name: "Jetzt lesen" }).click();
    await page.getByRole("link", { name: "Weiter" }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Seite 2 von 4$/);
    await page.getByText("Text dieser Seite").click();
    await expect(page.getByText("Ein Klassenzimmer in 38 Stunden")).toBeVisible();
    await page.getByRole("link", { name: "Alle Seiten" }).click();
    await page.getByRole("link", { name: "Seite 4" }).click();
    await expect(page.getByRole("link", { name: "Weiter" })).toHaveCount(0);
  });
});
