/** Readers give tips: over a line that breaks, and where no script comes; and the newsroom reads them. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { type Mail, readMails } from "#tests/support/read-mail.ts";
import { createMp4, SECRET } from "#workers/backend/newsroom/tips/files/video-for-test.ts";

const film = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from(createMp4({ pictures: 5_000_000 })) };

/** A photo that says where it was taken. */
async function takePhoto() {
  const exif = { IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } };
  const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "#486" } }).withMetadata({ exif });
  return { name: "foto.jpg", mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

const text = (page: Page) => page.getByRole("textbox", { name: "Worum geht es?" });
const readReceipt = (page: Page) => page.locator("[data-receipt]").innerText();

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page, ["light"])).toEqual([]);
}

test("a tip with files survives a broken line and a reload; the newsroom reads it, and its sender takes it back", {
  tag: "@slow",
}, async ({ page, portal, openBrowser }) => {
  const subject = `Ladendiebe im Zentrum ${test.info().retry}`;
  let isBroken = true;
  let parts = 0;
  await page.route("**/api/tips/files/*", (route) => {
    parts += 1;
    // The photo and the film's first part come through.
    return isBroken && parts > 2 ? route.abort("connectionreset") : route.continue();
  });
  await page.goto("/tipp-geben");
  await page.locator("[data-island=tip-form][data-awake]").waitFor({ state: "attached" });

  await test.step("what is missing is said, and nothing is lost", async () => {
    await page.getByLabel("Ort (optional)", { exact: true }).fill("Dornbirn");
    await page.getByRole("button", { name: "Tipp senden" }).click();
    await expect(text(page)).toBeFocused();
    await expect(page.getByText("Schreib uns, worum es geht.")).toBeVisible();
    await text(page).fill(`${subject}\n\nJeden <b>Abend</b> um sieben.`);
    await page.reload();
    await expect(text(page)).toHaveValue(`${subject}\n\nJeden <b>Abend</b> um sieben.`);
    await expect(page.getByLabel("Ort (optional)", { exact: true })).toHaveValue("Dornbirn");
    await page.getByLabel("Telefon oder E-Mail").fill("maria@example.com");
  });
  await test.step("files are listed before they go", async () => {
    const wrong = { name: "schadprogramm.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ\u0000\u0003") };
    await page.getByLabel("Bilder, Videos, Dokumente").setInputFiles([await takePhoto(), film, wrong]);
    await expect(page.getByRole("list", { name: "Gewählte Dateien" }).getByRole("listitem")).toHaveCount(3);
    await expectNoViolations(page);
  });
  await test.step("the line breaks, the page is loaded again, and it goes on where it was", async () => {
    await page.getByRole("button", { name: "Tipp senden" }).click();
    await expect(page.getByText("Gerade gibt es keine Verbindung.")).toBeVisible();
    await expect(page.getByText("Dein Text ist angekommen. 1 von 3 Dateien")).toBeVisible();
    await expectNoViolations(page);
    isBroken = false;
    parts = 0;
    await page.reload();
    await expect(page.getByRole("heading", { name: "Danke, dein Tipp ist angekommen" })).toBeVisible();
    // The film's second and third part, and the one of the file that is refused: none came twice.
    expect(parts).toBe(3);
    await expect(page.getByText("Diese Art von Datei nehmen wir nicht an")).toBeVisible();
    await expectNoViolations(page);
  });
  const code = await readReceipt(page);

  await test.step("the newsroom is told, and reads it", async () => {
    // Others send tips as well.
    const findMail = async () => (await readMails(portal.state)).find((one) => one.text.includes(subject)) ?? null;
    await expect.poll(findMail).not.toBeNull();
    const mail = (await findMail()) as Mail;
    expect([mail.to, mail.subject.startsWith("Neuer Tipp")]).toEqual(["redaktion@talblick.example", true]);
    expect(mail.text).not.toContain("maria@example.com");
    const link = mail.links.find((address) => address.includes("/redaktion/tipps/")) ?? "";
    const newsroom = await openBrowser();
    await enterNewsroom(newsroom, portal, "editor");
    await newsroom.goto(`${portal.origin}${new URL(link).pathname}`);
    await expect(newsroom.locator("[data-tip-text]")).toHaveText(`${subject}\n\nJeden <b>Abend</b> um sieben.`);
    await expect(newsroom.getByText("maria@example.com")).toBeVisible();
    for (const name of ["foto.jpg", "film.mp4"]) {
      const [download] = await Promise.all([
        newsroom.waitForEvent("download"),
        newsroom.getByRole("link", { name, exact: true }).click(),
      ]);
      const bytes = readFileSync(await download.path());
      expect([download.suggestedFilename(), bytes.includes(SECRET)]).toEqual([name, false]);
      if (name === "film.mp4") expect(bytes.length).toBe(film.buffer.length);
    }
    await expect(newsroom.getByText("1 weitere Datei ist nicht angekommen.")).toBeVisible();
    await expectNoViolations(newsroom);
    await newsroom.getByRole("button", { name: "Als gelesen vermerken" }).click();
    await expect(newsroom.getByText("gelesen", { exact: true })).toBeVisible();
    await newsroom.getByRole("link", { name: "Tipps" }).click();
    await expect(newsroom.getByRole("link", { name: subject })).toBeVisible();
    await expectNoViolations(newsroom);
  });
  await test.step("its sender sees that, and takes it back", async () => {
    await page.getByRole("link", { name: "Stand deines Tipps" }).first().click();
    await page.getByLabel("Code deines Tipps").fill(code.toLowerCase().replaceAll("-", " "));
    await page.getByRole("button", { name: "Nachsehen" }).click();
    await expect(page.getByRole("heading", { name: "Gelesen" })).toBeVisible();
    await expectNoViolations(page);
    await page.getByText("Tipp zurückziehen").click();
    await page.getByRole("button", { name: "Ja, löschen" }).click();
    await expect(page.getByText("Dein Tipp ist gelöscht")).toBeVisible();
  });
});

test("a tip is a form as any other", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/tipp-geben");
  await text(page).fill("Ohne Skript.");
  await page.getByLabel("Bilder, Videos, Dokumente").setInputFiles([await takePhoto()]);
  await page.getByRole("button", { name: "Tipp senden" }).click();
  await expect(page.getByRole("heading", { name: "Danke für deinen Tipp" })).toBeVisible();
  const code = await readReceipt(page);
  expect(page.url()).not.toContain(code);
  await page.getByRole("link", { name: "Stand deines Tipps" }).first().click();
  await page.getByLabel("Code deines Tipps").fill("TB-2222-2222-2222");
  await page.getByRole("button", { name: "Nachsehen" }).click();
  await expect(page.getByText("Zu diesem Code gibt es keinen Tipp.")).toBeVisible();
  await page.getByLabel("Code deines Tipps").fill(code);
  await page.getByRole("button", { name: "Nachsehen" }).click();
  await expect(page.getByText("1 Datei angekommen")).toBeVisible();
});
