/** Films and recordings at the desk: brought over a line that is lost, put into a text, and heard by readers, on a paper of its own. */
import { readFileSync } from "node:fs";
import type { Locator } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { button, expectSaved, findText } from "#tests/support/journeys/typed-text.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { createMp3 } from "#workers/backend/newsroom/recordings/recording-files-for-test.ts";

const STATE = "**/redaktion/aufnahmen/stand*";
/** Three parts, of two minutes and a half. */
const talk = { name: "gespräch.mp3", mimeType: "audio/mpeg", buffer: Buffer.from(createMp3({ frames: 11_000 })) };

test("An editor brings a recording by keyboard over a line that is lost, says what it is, and readers hear it", {
  tag: "@slow",
}, async ({ page, paper, openBrowser }) => {
  await enterNewsroom(page, paper, "editor");
  await page.goto("/redaktion/beitraege");
  await button(page, "Neuer Beitrag").click();
  await expect(findText(page)).toHaveAttribute("contenteditable", "true");
  await page.getByLabel("Titel").fill("Zum Hören");
  await page.getByLabel("Ressort", { exact: true }).selectOption({ index: 1 });
  await findText(page).click();
  await page.keyboard.type("Ein Gespräch am Damm.");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Aufnahme" });
  const field = dialog.getByLabel("Datei", { exact: true });

  await test.step("what is no recording is refused in words, and the text stays as it is", async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog", { name: "Baustein einfügen" })).toBeVisible();
    await page.keyboard.type("podcast");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button(page, "Hochladen").click();
    await expect(dialog.getByText("Wähl eine Datei aus.")).toBeVisible();
    await field.setInputFiles({ name: "text.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("Das ist ein Text.") });
    await button(page, "Hochladen").click();
    await expect(dialog.getByText("Das kann nicht jeder Browser abspielen.")).toBeVisible();
    await expect(findText(page).locator("figure")).toHaveCount(0);
  });

  await test.step("the line is lost in the middle, and the file goes on from there", async () => {
    let sent = 0;
    let isLost = true;
    await page.route(STATE, (route) => {
      sent += 1;
      return isLost && sent > 2 ? route.abort() : route.continue();
    });
    await field.setInputFiles(talk);
    await button(page, "Hochladen").click();
    await expect(dialog.getByText("Keine Verbindung: Die Datei ist noch nicht ganz da.")).toBeVisible({ timeout: 30_000 });
    isLost = false;
    const first = page.waitForRequest((request) => request.url().includes("ab="));
    await button(page, "Weiter hochladen").click();
    expect((await first).url()).toContain("ab=2097152");
    await expect(dialog).toBeHidden({ timeout: 20_000 });
  });

  const card = findText(page).getByRole("group", { name: "Aufnahme" });
  await test.step("it is heard in the text, and gets its words", async () => {
    await expect(card.locator("audio")).toHaveAttribute("src", /^\/media\/aufnahmen\/[0-9a-f]{64}\.mp3$/);
    await expect(card).toContainText("4:47 Min.");
    await card.locator("[data-title]").click();
    await page.keyboard.type("Gespräch mit der Wacht");
    await card.locator("figcaption").click();
    await page.keyboard.type("Aufgenommen am Abend.");
    await expectSaved(page);
    await page.reload();
    await expect(card.locator("audio")).toHaveAttribute("src", /^\/media\/aufnahmen\//);
    await expect(card).toContainText("Gespräch mit der Wacht");
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await card.boundingBox())?.width).toBeLessThan(390);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("it is the whole article, and another file takes its place; the same one is there once", async () => {
    const before = await card.locator("audio").getAttribute("src");
    await card.getByLabel("Der ganze Artikel, vorgelesen").check();
    const spoken = findText(page).getByRole("group", { name: "Aufnahme des ganzen Artikels" });
    const exchange = async (file: typeof talk) => {
      await spoken.getByRole("button", { name: "Datei tauschen" }).click();
      await field.setInputFiles(file);
      await button(page, "Hochladen").click();
      await expect(dialog).toBeHidden({ timeout: 20_000 });
    };
    await exchange({ ...talk, buffer: Buffer.from(createMp3({ frames: 400 })) });
    await expect(spoken).toContainText("0:10 Min.");
    await exchange(talk);
    await expect(spoken.locator("audio")).toHaveAttribute("src", before ?? "");
    await expect(spoken).toContainText("Gespräch mit der Wacht");
    await spoken.getByLabel("Der ganze Artikel, vorgelesen").uncheck();
    await expect(card).toBeVisible();
  });

  await test.step("a film takes its place, with subtitles and a picture, and sound again", async () => {
    const exchange = async (button: Locator, label: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await button.click();
      await page.getByLabel(label, { exact: true }).setInputFiles(file);
      await page.getByRole("button", { name: "Hochladen", exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 20_000 });
    };
    const read = (name: string, mimeType: string) => ({ name, mimeType, buffer: readFileSync(`workers/demo/films/${name}`) });
    await exchange(card.getByRole("button", { name: "Datei tauschen" }), "Datei", read("zug.mp4", "video/mp4"));
    const film = findText(page).getByRole("group", { name: "Film" });
    await expect(film.locator("video")).toHaveAttribute("src", /^\/media\/aufnahmen\/[0-9a-f]{64}\.mp4$/);
    const add = film.getByRole("button", { name: "Untertitel hinzufügen" });
    await exchange(add, "Datei mit Untertiteln", read("zug.vtt", "text/vtt"));
    await expect(film).toContainText("Untertitel: Deutsch");
    await film.getByRole("button", { name: "Titelbild wählen" }).click();
    const library = page.getByRole("dialog", { name: "Bild wählen" });
    await library.locator("li button").first().click();
    await page.getByRole("button", { name: "Bild nehmen" }).click();
    await expect(film.getByRole("button", { name: "Titelbild entfernen" })).toBeVisible();
    await exchange(film.getByRole("button", { name: "Datei tauschen" }), "Datei", talk);
    await expect(card).toContainText("Gespräch mit der Wacht");
    await expectSaved(page);
  });

  await test.step("readers hear it, and their browser asks for parts", async () => {
    await button(page, "Jetzt veröffentlichen").click();
    await expect(page.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
    const link = (await page.getByRole("link", { name: "Seite ansehen" }).getAttribute("href")) ?? "";
    const reader = await openBrowser({ baseURL: paper.origin });
    await reader.goto(link);
    const audio = reader.locator("[data-content] audio");
    const src = (await audio.locator("source").getAttribute("src")) ?? "";
    expect([src, await audio.locator("source").getAttribute("type")]).toEqual([
      expect.stringMatching(/^\/media\/aufnahmen\//),
      "audio/mpeg",
    ]);
    const part = await reader.request.get(src, { headers: { range: "bytes=100-199" } });
    expect([part.status(), part.headers()["content-type"], (await part.body()).length]).toEqual([206, "audio/mpeg", 100]);
    await audio.evaluate((element: HTMLAudioElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(await audio.evaluate((element: HTMLAudioElement) => Math.round(element.duration))).toBe(287);
  });
});
