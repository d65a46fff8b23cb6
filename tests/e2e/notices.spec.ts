/** Everybody reports what is against the law or the rules, with script and without; the newsroom decides, and the sender is told. */
import type { Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { findStory, stories } from "#tests/support/pages/page-kinds.ts";
import { readMails } from "#tests/support/read-mail.ts";

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page, ["light"])).toEqual([]);
}

async function fillIn(page: Page, { explanation, mail }: { explanation: string; mail: string }): Promise<void> {
  await page.getByLabel("Worum geht es?").selectOption("Beleidigung oder Hass");
  await page.getByLabel("Was ist daran nicht in Ordnung?").fill(explanation);
  await page.getByLabel("Dein Name").fill("Maria Fink");
  await page.getByLabel("Deine E-Mail-Adresse").fill(mail);
  await page.getByLabel("Ich versichere in gutem Glauben").check();
}

async function readNumber(page: Page): Promise<number> {
  await expect(page.getByRole("heading", { name: "Danke, deine Meldung ist eingelangt" })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get("nummer"));
}

test("a comment is reported, decided, and its sender is told; two editors do not decide over each other", async ({
  page,
  portal,
  openBrowser,
}) => {
  const mail = `${crypto.randomUUID()}@example.com`;
  await page.goto(`${await findStory(portal.origin, stories.commented)}/kommentare`);
  await page
    .getByRole("link", { name: /^Melden/ })
    .first()
    .click();
  await page.locator("[data-island=notice-form][data-awake]").waitFor({ state: "attached" });

  await test.step("what is missing is said at its field, before anything is sent", async () => {
    await page.getByRole("button", { name: "Meldung senden" }).click();
    for (const words of ["Wähle, worum es geht.", "Gib deinen Namen ein.", "Bestätige, dass deine Angaben"])
      await expect(page.getByText(words)).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel("Worum geht es?").selectOption("Sexueller Missbrauch von Minderjährigen");
    await expect(page.getByText("kannst du Name und E-Mail-Adresse leer lassen")).toBeVisible();
  });
  await fillIn(page, { explanation: "Das ist eine Beleidigung.", mail });
  const comment = await page.locator("[data-reported] blockquote").innerText();
  await page.getByRole("button", { name: "Meldung senden" }).click();
  const number = await readNumber(page);
  await expectNoViolations(page);

  await test.step("receipt and decision are mails to the sender", async () => {
    const findMail = async (subject: string) =>
      (await readMails(portal.state)).find((one) => one.to === mail && one.subject === subject)?.text ?? "";
    await expect.poll(() => findMail("Deine Meldung ist eingelangt")).toContain(`Nr. ${number}`);
    const one = await openBrowser();
    await enterNewsroom(one, portal, "editor");
    await one.goto("/redaktion/meldungen");
    await one.getByRole("link", { name: new RegExp(`^Nr\\. ${number}:`) }).click();
    await expect(one.getByText(comment)).toBeVisible();
    await expectNoViolations(one);
    const other = await openBrowser();
    await enterNewsroom(other, portal, "editor");
    await other.goto(`/redaktion/meldungen/${number}`);
    for (const [editor, reason] of [
      [one, "Das ist eine erlaubte Meinung."],
      [other, "Das sehe ich anders."],
    ] as const) {
      await editor.getByLabel("Warum").fill(reason);
      await editor.getByRole("button", { name: "Entscheiden und antworten" }).click();
    }
    await expect(one.getByRole("heading", { name: "Entschieden: Nichts veranlasst" })).toBeVisible();
    await expect(other.getByText("Das ist eine erlaubte Meinung.")).toBeVisible();
    await expect.poll(() => findMail("Entscheidung über deine Meldung")).toContain("Das ist eine erlaubte Meinung.");
    await one.getByRole("link", { name: "Offene Meldungen" }).click();
    await expect(one.getByRole("link", { name: new RegExp(`^Nr\\. ${number}:`) })).toHaveCount(0);
    await one.getByRole("link", { name: "Zahlen des Jahres" }).click();
    await expect(one.getByRole("row", { name: /^Beleidigung oder Hass [1-9]/ })).toBeVisible();
    const file = one.waitForEvent("download");
    await one.getByRole("link", { name: "Als Tabelle laden" }).click();
    expect((await file).suggestedFilename()).toMatch(/^moderation-\d{4}\.csv$/);
  });
});

test("a notice is a form as any other", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/inhalt-melden");
  await page.getByLabel("Wo steht es?").fill("https://boese.example/");
  await fillIn(page, { explanation: "Ohne Skript.", mail: `${crypto.randomUUID()}@example.com` });
  await page.getByRole("button", { name: "Meldung senden" }).click();
  await expect(page.getByText("Das ist keine Adresse von")).toBeVisible();
  await expect(page.getByLabel("Was ist daran nicht in Ordnung?")).toHaveValue("Ohne Skript.");
  await expect(page.getByLabel("Ich versichere in gutem Glauben")).toBeChecked();
  await page.getByLabel("Wo steht es?").fill("/impressum");
  await page.getByRole("button", { name: "Meldung senden" }).click();
  expect(await readNumber(page)).toBeGreaterThan(0);
});
