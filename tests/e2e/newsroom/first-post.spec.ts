/** A paper that starts with nothing (`DEMO=off`): from the link of the invitation to the first published post, by keyboard alone. */
import { execFileSync } from "node:child_process";
import type { Locator, Page } from "playwright/test";
import { expect } from "#tests/support/journeys/journeys.ts";
import { test } from "#tests/support/journeys/own-paper.ts";
import { toTotpCode } from "#workers/programs/local/hire-staff.ts";

const variables = {
  DEMO: "off",
  PUBLIC_ORIGIN: "http://localhost:8787",
  MAIL_FROM: "Bote <post@bote.internal>",
  MAIL_IMPRINT: "Bote Verlag",
  TIPS_MAIL_TO: "",
  CANCELLATIONS_MAIL_TO: "",
  GRANT_SECRET: "a-grant-secret-of-a-first-post",
  ADMIN_TOKEN: "an-admin-token-of-a-first-post",
  STAFF_SECRET: "a-staff-secret-of-thirty-two-letters",
};

test.use({ paperOptions: { isEmpty: true, variables } });

/** As an operator makes it. */
function invite(state: string): string {
  const asked = [
    "workers/programs/commands/staff.ts",
    "--add",
    "Rosa Erst",
    "--mail",
    "rosa@bote.internal",
    "--role",
    "verwaltung",
  ];
  const env = { ...process.env, ...variables, TALBLICK_STATE: state };
  const said = execFileSync("node", asked, { env, encoding: "utf8" });
  return new URL(/https?:\S+\/redaktion\/einladung\/\S+/.exec(said)?.[0] ?? "").pathname;
}

/** To where the keyboard gets by Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("The first member of staff comes by an invitation, writes, and readers have the first post", async ({
  page,
  paper,
  openBrowser,
}) => {
  const reader = await openBrowser({ baseURL: paper.origin });
  await test.step("there is nothing to read yet", async () => {
    await reader.goto("/");
    await expect(reader.getByText("Hier erscheint bald die erste Ausgabe")).toBeVisible();
  });
  await test.step("she sets up her access", async () => {
    await page.goto(invite(paper.state));
    const key = (await page.locator("[data-totp-key]").innerText()).replaceAll(" ", "");
    await tabTo(page, page.getByLabel("Passwort", { exact: true }));
    await page.keyboard.type("ein ganz langes Passwort");
    await tabTo(page, page.getByLabel("Noch einmal"));
    await page.keyboard.type("ein ganz langes Passwort");
    await tabTo(page, page.getByRole("textbox", { name: "Code" }));
    await page.keyboard.type(toTotpCode(key));
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("link", { name: "Ich habe die Codes, weiter" }));
  });
  await test.step("what the paper lacks says where the first post is written", async () => {
    await press(page, page.getByRole("link", { name: /^Einrichten/ }));
    await expect(page.getByText("noch kein Beitrag")).toBeVisible();
    await press(page, page.getByRole("link", { name: "Beiträge", exact: true }).first());
  });
  await test.step("she writes", async () => {
    await press(page, page.getByRole("button", { name: "Neuer Beitrag" }));
    const text = page.getByRole("textbox", { name: /^Text des Beitrags/ });
    await expect(text).toBeVisible();
    await expect(page.locator("[data-save-phase]")).toContainText("Gespeichert");
    await tabTo(page, page.getByLabel("Titel", { exact: true }));
    await page.keyboard.type("Die erste Ausgabe");
    await tabTo(page, text);
    await page.keyboard.type("Heute beginnt sie.");
    await tabTo(page, page.getByLabel("Ressort: Neues Ressort").or(page.getByLabel("Ressort: eins dazu")).last());
    await page.keyboard.type("Lokales");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Lokales")).toBeChecked();
    await press(page, page.getByRole("button", { name: "Jetzt veröffentlichen" }));
    await expect(page.getByText("Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.")).toBeVisible();
  });
  await test.step("readers have it", async () => {
    await expect(async () => {
      await reader.goto("/");
      await expect(reader.getByRole("main").getByRole("link", { name: "Die erste Ausgabe" }).first()).toBeVisible({
        timeout: 100,
      });
    }).toPass({ timeout: 2000 });
    await reader.getByRole("main").getByRole("link", { name: "Die erste Ausgabe" }).first().click();
    await expect(reader.getByText("Heute beginnt sie.")).toBeVisible();
    expect(await (await reader.request.get("/news/lokales")).text()).toContain("Die erste Ausgabe");
    expect(await (await reader.request.get("/feed")).text()).toContain("Die erste Ausgabe");
    expect(await (await reader.request.get("/suche?q=Ausgabe")).text()).toContain("Heute beginnt sie");
  });
});
