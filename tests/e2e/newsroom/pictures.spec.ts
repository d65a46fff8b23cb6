/** The desk's pictures: brought, described, cut and taken, with script, without it, and by keyboard alone. */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findInvalidHtml } from "#tests/support/pages/document-faults.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

const LIST = "/redaktion/bilder";
const STATE = "**/redaktion/bilder/stand";

/** A picture that no other test has: blue, with a red quarter on its upper left. */
async function paint(name: string, words: { caption?: string; by?: string } = {}) {
  const colour = `#${crypto.randomUUID().slice(0, 6)}`;
  const red = { create: { width: 400, height: 250, channels: 3, background: "#ff0000" } } as const;
  const canvas = sharp({ create: { width: 800, height: 500, channels: 3, background: colour } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
  const exif = { IFD0: { ...(words.caption && { ImageDescription: words.caption }), ...(words.by && { Artist: words.by }) } };
  return { name, mimeType: "image/jpeg", buffer: await canvas.jpeg().withExif(exif).toBuffer() };
}

async function openList(page: Page): Promise<Locator> {
  await page.goto(LIST);
  await expect(page.locator("[data-upload-area=awake]")).toBeVisible();
  return page.getByLabel("Bilder hochladen");
}
const readNumbers = (page: Page) =>
  page.locator("[data-form=cut] input[inputmode]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
async function openPicture(page: Page, path: string | null): Promise<void> {
  await page.goto(path ?? "");
  await expect(page.locator("[data-cut-stage=ready]")).toBeVisible();
}

test("A reporter brings pictures over a line that is lost, describes one, cuts it by pointer, and finds it by its words", async ({
  page,
  portal,
}) => {
  await enterNewsroom(page, portal, "reporter");
  const field = await openList(page);
  const word = `Ufer${crypto.randomUUID().slice(0, 8)}`;
  let isLost = true;
  await page.route(STATE, (route) => (isLost && route.request().method() === "POST" ? route.abort() : route.continue()));
  const wrong = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") };
  const damm = await paint("damm.jpg", { caption: `Der Damm, ${word}`, by: "Anna Muster" });
  await field.setInputFiles([damm, await paint("rhein.jpg"), wrong]);
  await expect(page.getByText("Keine Verbindung. Es wird von selbst noch einmal versucht.").first()).toBeVisible();
  isLost = false;
  await expect(page.locator("[data-upload=done]")).toHaveCount(2, { timeout: 20_000 });
  await expect(page.locator("[data-upload=refused]")).toContainText("Speichere das Bild als PNG.");
  await expect(page.locator("[data-brought]")).toHaveCount(2);

  await page.goto(`${LIST}?von=mir`);
  await expect(page.locator("[data-picture]")).toHaveCount(2);
  const paths = await page.locator("[data-picture] a").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const answers = await Promise.all(paths.map(async (path) => [path, await (await page.request.get(path)).text()] as const));
  const path = answers.find(([, html]) => html.includes(word))?.[0] ?? null;
  expect(await findInvalidHtml(answers[0]?.[1] ?? "")).toEqual([]);
  await openPicture(page, path);
  await expect(page.getByLabel("Bildtext")).toHaveValue(`Der Damm, ${word}`);
  await expect(page.getByLabel("Fotograf oder Quelle")).toHaveValue("Anna Muster");
  await page.getByLabel("Alt-Text").fill("Ein Damm am Fluss");
  await page.getByRole("button", { name: "Texte speichern" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ein Damm am Fluss" })).toBeVisible();

  await expect(page.locator("[data-cut-stage=ready]")).toBeVisible();
  const stage = page.locator("[data-cut-stage]");
  const drag = async (handle: string, x: number, y: number) => {
    const button = page.getByRole("button", { name: handle });
    await button.scrollIntoViewIfNeeded();
    const [box, from] = [await stage.boundingBox(), await button.boundingBox()];
    if (box === null || from === null) throw new Error("The stage is not there");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 5 });
    await page.mouse.up();
  };
  await drag("Blickpunkt verschieben", 0.25, 0.25);
  await drag("Ecke rechts unten", 0.5, 0.5);
  const numbers = (await readNumbers(page)).map((text) => Math.round(Number(text.replace(",", "."))));
  expect(numbers).toEqual([0, 50, 0, 50, 25, 25]);
  await expect(page.locator("[data-crop]")).toHaveCount(5);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Zuschnitt speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  // Of the whole picture a quarter is left, and it is red in every file.
  await expect
    .poll(async () => (await page.goto(path ?? "")) && page.locator("figure img").getAttribute("src"), { timeout: 60_000 })
    .toContain("-0.0.500.500.250.250/");
  const src = (await page.locator("figure img").getAttribute("src")) ?? "";
  for (const name of ["original-400.jpg", "1-1-250.webp"]) {
    const answer = await page.request.get(src.replace(/[^/]+$/, name));
    const [red = 0, green = 255, blue = 255] = await sharp(await answer.body())
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([red > 230, green < 30, blue < 30], name).toEqual([true, true, true]);
  }

  await page.goto(`${LIST}?q=${word.toUpperCase()}`);
  await expect(page.locator("[data-picture]")).toHaveCount(1);
  await page.goto(`${LIST}?von=mir&ohne=alt`);
  await expect(page.locator("[data-picture]")).toHaveCount(1);
});

test("Without script a reporter brings a picture, describes it, cuts it by numbers and removes it", async ({
  openBrowser,
  portal,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false, baseURL: portal.origin });
  await enterNewsroom(page, portal, "reporter");
  await page.goto(LIST);
  const send = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByLabel("Bilder hochladen").setInputFiles(file);
    await page.getByRole("button", { name: "Hochladen", exact: true }).click();
  };
  await send({ name: "text.jpg", mimeType: "image/jpeg", buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1") });
  await expect(page.getByText("HEIC nehmen wir nicht.")).toBeVisible();
  await send(await paint("damm.jpg", { caption: "Der Damm" }));
  await expect(page).toHaveURL(/\/redaktion\/bilder\/\d+$/);
  await page.getByLabel("Alt-Text").fill("Ein Damm");
  await page.getByLabel("Bildtext").fill('Am <a href="/verkehr">Rhein</a>');
  await page.getByRole("button", { name: "Texte speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(page.getByLabel("Bildtext")).toHaveValue('Am <a href="/verkehr">Rhein</a>');
  await page.getByLabel("Links weg (%)").fill("60");
  await page.getByLabel("Rechts weg (%)").fill("35");
  await page.getByRole("button", { name: "Zuschnitt speichern" }).click();
  await expect(page.getByText("Mindestens ein Zehntel der Breite muss bleiben.")).toBeVisible();
  await expect(page.getByLabel("Links weg (%)")).toHaveValue("60");
  await page.getByLabel("Links weg (%)").fill("12,5");
  await page.getByRole("button", { name: "Zuschnitt speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(page.getByLabel("Links weg (%)")).toHaveValue("12,5");
  await page.getByRole("button", { name: "Blickpunkt wieder automatisch" }).click();
  await expect(page.getByLabel("Links weg (%)")).toHaveValue("0");
  const { pathname } = new URL(page.url());
  await page.locator("summary", { hasText: "Bild löschen" }).click();
  await page.getByRole("button", { name: "Ja, Bild löschen" }).click();
  await expect(page).toHaveURL(LIST);
  expect((await page.goto(pathname))?.status()).toBe(404);
});

test("By keyboard alone a picture is cut, and taken from the library into an entry of a ticker", async ({ page, portal }) => {
  await enterNewsroom(page, portal, "editor");
  const field = await openList(page);
  await field.setInputFiles(await paint("damm.jpg"));
  const brought = page.locator("[data-brought] a");
  await expect(brought).toBeVisible();
  await brought.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-cut-stage=ready]")).toBeVisible();
  await page.getByRole("button", { name: "Ausschnitt verschieben" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ecke links oben" })).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Blickpunkt verschieben" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  expect(await readNumbers(page)).toEqual(["10", "0", "1", "0", "49", "50"]);
  await page.getByRole("button", { name: "Zuschnitt speichern" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gespeichert.")).toBeVisible();

  const number = (await findStory(portal.origin, stories.ticker)).split("/").at(-1);
  await page.goto(`/redaktion/ticker/${number}`);
  await page.locator("summary", { hasText: "Titel, Bild und Zeit" }).focus();
  await page.keyboard.press("Enter");
  const open = page.getByRole("button", { name: "Aus der Bilderverwaltung" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bild wählen" });
  await expect(dialog.locator("li button").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Nur meine").focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByLabel("Nur meine")).toBeChecked();
  await expect(dialog.locator("li")).toHaveCount(1);
  await dialog.locator("li button").focus();
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("dialog");
  await expect(chosen.getByLabel("Alt-Text")).toBeFocused();
  await page.keyboard.type("Ein Damm am Fluss");
  await chosen.getByLabel("Fotograf oder Quelle").focus();
  await page.keyboard.type("Anna Muster");
  await chosen.getByRole("button", { name: "Bild nehmen" }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByLabel("Bildbeschreibung")).toHaveValue("Ein Damm am Fluss");
  await expect(page.getByRole("textbox", { name: "Fotograf oder Quelle" })).toHaveValue("Anna Muster");
  await expect(page.locator("[data-entry-form] [name=image]")).toHaveValue(/^newsroom:/);
});
