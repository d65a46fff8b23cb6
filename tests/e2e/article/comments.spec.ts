/** Comments (decision 100): written, kept as a draft, changed and withdrawn, with and without script. */

import { randomUUID } from "node:crypto";
import { bothReaders, enterAsNewReader, expect, test as journeys } from "#tests/support/journeys/account-browser.ts";
import { logInByDialog } from "#tests/support/journeys/account-calls.ts";
import { findForm } from "#tests/support/journeys/forms.ts";
import { test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";

journeys(
  "A reader answers a comment, reads what became of it, changes it and takes it back",
  bothReaders,
  async ({ journey, portal }) => {
    const { page } = journey;
    await enterAsNewReader(journey, portal.state);
    const post = await findStory(portal.origin, stories.free);
    await journey.open(post);
    await page.getByRole("link", { name: "Kommentieren oder danken" }).click();
    await page.waitForURL(/\/kommentare$/);
    await findForm(page, "comment").getByLabel("Dein Kommentar").fill("Mein Rad steht jetzt im Keller.\n\nSchade eigentlich.");
    await page.getByRole("button", { name: "Kommentar senden" }).click();

    // Who has no name yet is asked for one, when the form comes back.
    await expect(page.getByText("Bitte gib einen Namen ein, unter dem dein Kommentar steht")).toBeVisible();
    const name = findForm(page, "comment").getByLabel("Dein öffentlicher Name");
    await name.fill(`Leserin ${randomUUID().slice(0, 8)}`);
    await page.getByRole("button", { name: "Kommentar senden" }).click();
    await page.waitForURL(/\/profil\/kommentare\/\d+$/);
    await expect(page.getByText("Dein Kommentar wartet auf die Redaktion.")).toBeVisible();
    await expect(page.getByText("Deinen ersten Kommentar liest die Redaktion")).toBeVisible();
    await expect(page.getByText("Schade eigentlich.", { exact: true })).toBeVisible();
    expect(await findWider(page)).toEqual([]);
    if (journey.hasScript) expect(await findViolations(page)).toEqual([]);

    const address = page.url();
    await page.getByText(/^Ändern \(bis /).click();
    await findForm(page, "edit-comment").getByLabel("Dein Kommentar").fill("Mein Rad steht jetzt im Zimmer.");
    await page.getByRole("button", { name: "Änderung speichern" }).click();
    await expect(page.getByText("Mein Rad steht jetzt im Zimmer.", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/, geändert$/)).toBeVisible();

    await page.getByText("Zurückziehen", { exact: true }).click();
    await page.getByRole("button", { name: "Ja, zurückziehen" }).click();
    await page.waitForURL(/\/profil\/kommentare\?done=/);
    await expect(page.getByText("Dein Kommentar ist zurückgezogen.")).toBeVisible();
    await expect(page.getByText("Du hast noch keinen Kommentar geschrieben.")).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  },
);

journeys("A guest is told to sign in, and what was typed stays", { tag: "@no-script-mobile" }, async ({ journey, portal }) => {
  const { page } = journey;
  await journey.open(`${await findStory(portal.origin, stories.free)}/kommentare`);
  await findForm(page, "comment").getByLabel("Dein Kommentar").fill("Ohne Konto.");
  await page.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(page.getByRole("alert")).toContainText("Melde dich in einem neuen Tab an");
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /dialog=login&returnTo=/);
  await expect(findForm(page, "comment").getByLabel("Dein Kommentar")).toHaveValue("Ohne Konto.");
});

test("A draft outlives a reload, a lost connection and the login", { tag: "@mobile" }, async ({
  page,
  portal,
  open,
  context,
}) => {
  const path = `${await findStory(portal.origin, stories.free)}/kommentare`;
  const text = page.getByLabel("Dein Kommentar");
  await open(path);
  await text.click();
  await text.pressSequentially("Das hier ist erst ein Entwurf.");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("talblick:kommentar-entwuerfe"))).toContain("ein Entwurf.");
  // It comes back by itself.
  await open(path);
  await expect(text).toHaveValue("Das hier ist erst ein Entwurf.");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Keine Verbindung" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await logInByDialog(page, { username: "bernhard@leser.talblick.example", password: "talblick-demo" });
  await waitForSession(page, "signed-in");
  await text.focus();
  await expect(text).toHaveValue("Das hier ist erst ein Entwurf.");
});

test("Lesenswert and thanks are a reader's own, taken back by the same button", { tag: "@mobile" }, async ({
  page,
  portal,
  open,
  signedInAs,
}) => {
  await signedInAs("claudia@leser.talblick.example");
  const post = await findStory(portal.origin, stories.commented);
  await open(`${post}/kommentare`);
  const mark = page.getByRole("button", { name: /^Lesenswert.*Kommentar von Hannes Natter/ });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(mark).toContainText("(1)");
  await open(`${post}/kommentare`);
  await mark.focus();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(mark).toHaveAttribute("aria-pressed", "false");

  await open(post);
  const thanks = page.getByRole("button", { name: /^Danke/ });
  const before = await thanks.innerText();
  await thanks.click();
  await expect(thanks).toHaveText(/^Danke gesagt \(/);
  await thanks.click();
  await expect(thanks).toHaveText(before);
});

journeys(
  "Without script too, what was marked and thanked for is taken back",
  { tag: "@no-script-mobile" },
  async ({ journey, portal }) => {
    const { page } = journey;
    await enterAsNewReader(journey, portal.state);
    const post = await findStory(portal.origin, stories.commented);
    await journey.open(`${post}/kommentare`);
    const mark = page.getByRole("button", { name: /^Lesenswert.*Kommentar von Hannes Natter/ });
    const note = page.getByRole("status").filter({ hasText: /\S/ });
    for (const _ of ["once", "and again"]) {
      await mark.click();
      await expect(note).toContainText("Du findest den Kommentar von Hannes Natter lesenswert.");
    }
    expect(await findWider(page)).toEqual([]);
    await note.getByRole("button", { name: "Zurücknehmen" }).click();
    await page.waitForURL(/kommentare#kommentar-\d+$/);
    await expect(note).toHaveCount(0);

    await journey.open(post);
    await page.getByRole("button", { name: /^Danke/ }).click();
    await expect(note).toContainText("Danke gesagt.");
    await note.getByRole("button", { name: "Zurücknehmen" }).click();
    await page.waitForURL(/kommentare$/);
    await expect(note).toHaveCount(0);
  },
);
