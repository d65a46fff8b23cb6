/** Somebody joins the newsroom, works there, and is shut out again; all of it without script. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { findViolations } from "#tests/support/pages/page-faults.ts";
import { toTotpCode } from "#workers/programs/local/hire-staff.ts";

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page, ["light"])).toEqual([]);
}

test("an editor is invited, enrols, signs in again, and is locked; the log says so", async ({ page, portal, openBrowser }) => {
  const mail = `lena-${crypto.randomUUID()}@redaktion.example`;
  const password = "ein ganz langes Passwort";
  const lena = await openBrowser();

  const link = await test.step("the administration makes a link", async () => {
    await enterNewsroom(page, portal, "administrator");
    await page.goto("/redaktion");
    await page.getByRole("link", { name: /^Team/ }).click();
    await page.getByLabel("Name").fill("Lena Moosbrugger");
    await page.getByRole("button", { name: "Link erzeugen" }).click();
    await expect(page.getByText("Das ist keine E-Mail-Adresse.")).toBeVisible();
    await page.getByLabel("E-Mail").fill(mail);
    await page.getByRole("button", { name: "Link erzeugen" }).click();
    await expectNoViolations(page);
    return page.locator("[data-invitation-link]").innerText();
  });
  const secret = await test.step("she sets up password and authenticator", async () => {
    await lena.goto(link);
    await expectNoViolations(lena);
    const key = (await lena.locator("[data-totp-key]").innerText()).replaceAll(" ", "");
    await lena.getByLabel("Passwort", { exact: true }).fill("kurz");
    await lena.getByRole("button", { name: "Zugang einrichten" }).click();
    await expect(lena.getByText("Mindestens 10 Zeichen.", { exact: true })).toBeVisible();
    // What was scanned stays.
    expect((await lena.locator("[data-totp-key]").innerText()).replaceAll(" ", "")).toBe(key);
    await lena.getByLabel("Passwort", { exact: true }).fill(password);
    await lena.getByLabel("Noch einmal").fill(password);
    await lena.getByRole("textbox", { name: "Code" }).fill(toTotpCode(key));
    await lena.getByRole("button", { name: "Zugang einrichten" }).click();
    await expect(lena.locator("[data-recovery-codes] li")).toHaveCount(10);
    await expectNoViolations(lena);
    return key;
  });
  const [recoveryCode = ""] = await lena.locator("[data-recovery-codes] li").allInnerTexts();

  await test.step("she sees what is hers, and signs out", async () => {
    await lena.getByRole("link", { name: "Ich habe die Codes, weiter" }).click();
    await expect(lena.getByRole("link", { name: /^Tipps/ })).toBeVisible();
    await expect(lena.getByRole("link", { name: /^Team/ })).toHaveCount(0);
    await expectNoViolations(lena);
    await lena.getByRole("button", { name: "Abmelden" }).click();
  });
  await test.step("she comes back by password and code, to where she wanted to go", async () => {
    await lena.goto(`${portal.origin}/redaktion/konto`);
    await expectNoViolations(lena);
    await lena.getByLabel("E-Mail").fill(mail);
    await lena.getByLabel("Passwort", { exact: true }).fill(password);
    await lena.getByRole("button", { name: "Weiter" }).click();
    await lena.getByRole("textbox", { name: "Code" }).fill(toTotpCode(secret, Date.now() - 300_000));
    await lena.getByRole("button", { name: "Anmelden" }).click();
    await expect(lena.getByText("Dieser Code stimmt nicht")).toBeVisible();
    await lena.getByRole("textbox", { name: "Code" }).fill(recoveryCode);
    await lena.getByRole("button", { name: "Anmelden" }).click();
    await expect(lena.getByText("Noch 9 von 10 Codes gelten.")).toBeVisible();
    await expectNoViolations(lena);
  });
  await test.step("she is locked, and out at once", async () => {
    await page.goto("/redaktion/team");
    const member = page.locator(`[data-member="${mail}"]`);
    await member.getByText("Ändern").click();
    await member.getByRole("button", { name: "Sperren" }).click();
    await expect(member.getByText("gesperrt", { exact: true })).toBeVisible();
    await lena.reload();
    await expect(lena.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  });
  await test.step("the log says who did it", async () => {
    await page.getByRole("link", { name: "Protokoll" }).click();
    await page.getByLabel("Was").selectOption({ label: "Team: gesperrt" });
    await page.getByRole("button", { name: "Zeigen" }).click();
    await expect(page.locator("[data-log-line]").first()).toContainText("Lena Moosbrugger");
    await expectNoViolations(page);
  });
});

test("the demo's way in is what its program shows", async ({ page, portal }) => {
  const demo = JSON.parse(readFileSync(join(portal.state, "demo-staff.json"), "utf8")) as Record<
    "mail" | "password" | "secret",
    string
  >;
  await page.goto("/redaktion");
  await page.getByLabel("E-Mail").fill(demo.mail);
  await page.getByLabel("Passwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(toTotpCode(demo.secret));
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("Angemeldet als Demo Verwaltung")).toBeVisible();
});
