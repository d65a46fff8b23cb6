/** What a signed-in reader changes about the account: password, sessions, newsletters, data, the account itself. */
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { enterAsNewReader, type Journey, type Reader, readers, startJourney } from "../../support/account-browser.ts";
import { launchBrowser } from "../../support/browser.ts";
import { waitForMail } from "../../support/read-mail.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const NEW_PASSWORD = "Neuer-Föhnsturm2";
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(readers)("$reader", ({ hasScript, width }) => {
  let journey: Journey;
  /** The same reader at another device. */
  let elsewhere: Journey;

  beforeEach(async () => {
    [journey, elsewhere] = await Promise.all([
      startJourney(browser, origin, { hasScript, width }),
      startJourney(browser, origin, { hasScript, width, userAgent: FIREFOX }),
    ]);
  });
  afterEach(async () => {
    await Promise.all([journey, elsewhere].map(({ page }) => page.context().close()));
  });

  async function expectSignedOut({ page }: Journey): Promise<void> {
    await page.goto("/profil");
    expect(new URL(page.url()).search).toBe("?dialog=login&returnTo=%2Fprofil");
    const names = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ["EvoSSO", "SsoSessionCookie"]) expect(names).not.toContain(name);
  }

  async function expectRefused(login: Reader): Promise<void> {
    await journey.tryLogin(login);
    expect(await journey.errorOf("login").textContent()).toBe("Benutzername oder Passwort ist falsch.");
  }

  const section = (name: string) => journey.page.getByRole("region", { name, exact: true });

  test("changes the password, which ends the other session and shuts out the old password", async () => {
    const { page, arrive, send, errorOf, signIn, signOut } = journey;
    const reader = await enterAsNewReader(elsewhere, state);
    await signIn(reader);
    expect(await section("Angemeldete Geräte").getByRole("listitem").count()).toBe(2);

    const chosen = { "Neues Passwort": NEW_PASSWORD, "Neues Passwort wiederholen": NEW_PASSWORD };
    await send("change-password", { "Aktuelles Passwort": "Nicht-meines-3", ...chosen });
    expect(await errorOf("change-password").textContent()).toBe("Das aktuelle Passwort ist falsch.");
    await send("change-password", { "Aktuelles Passwort": reader.password, ...chosen });
    await arrive("/profil?done=password-changed");
    expect(await section("Passwort ändern").locator(".form-notice:visible").textContent()).toBe("Dein Passwort wurde geändert.");
    expect(await section("Angemeldete Geräte").getByRole("listitem").count()).toBe(1);
    expect(await page.getByRole("button", { name: "Alle anderen beenden" }).count()).toBe(0);
    await expectSignedOut(elsewhere);
    expect((await waitForMail(state, { to: reader.email })).subject).toBe("Dein Passwort wurde geändert");

    await signOut();
    await expectRefused(reader);
    await signIn({ ...reader, password: NEW_PASSWORD });
  });

  test("forgets the password and sets a new one with the mail's link, which ends all sessions and works once", async () => {
    const { page, open, form, send, errorOf, signIn } = journey;
    const reader = await enterAsNewReader(elsewhere, state);
    await open("/profil?dialog=login");
    await page.getByRole("link", { name: "Passwort vergessen?", exact: true }).click();
    await journey.arrive("/profil?dialog=forget-password");
    await send("forget-password", { "E-Mail oder Benutzername": reader.email });
    expect(await form("forget-password").locator("[data-form-notice]:visible").textContent()).toBe(
      "Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail mit einem Link geschickt.",
    );

    const mail = await waitForMail(state, { to: reader.email });
    const link = mail.links[0] ?? "";
    expect(mail.subject).toBe("Neues Passwort festlegen");
    expect(mail.text).toContain("Der Link ist 2 Stunden gültig und lässt sich einmal verwenden.");
    expect(link).toMatch(new RegExp(`^${origin}/profil\\?dialog=reset-password&key=[\\w-]{43}$`));
    expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);

    // Opening it uses nothing up.
    await open(link);
    await open(link);
    const chosen = { "Neues Passwort": NEW_PASSWORD, "Neues Passwort wiederholen": NEW_PASSWORD };
    await send("reset-password", chosen);
    await journey.arrive("/profil?dialog=generic&message=password-reset");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Passwort gespeichert");
    expect(await page.locator(".dialog-text").textContent()).toBe("Dein neues Passwort gilt ab sofort. Jetzt anmelden");
    await expectSignedOut(elsewhere);
    await expectRefused(reader);

    await open(link);
    await send("reset-password", { "Neues Passwort": "Noch-eines-4", "Neues Passwort wiederholen": "Noch-eines-4" });
    expect(await errorOf("reset-password").textContent()).toBe(
      "Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.",
    );
    await signIn({ ...reader, password: NEW_PASSWORD });
  });

  test("deletes the account with the right password only, and cannot sign in any more", async () => {
    const { page, arrive, send, errorOf, open } = journey;
    const reader = await enterAsNewReader(journey, state);
    await open("/profil");
    await page.locator("summary", { hasText: "Konto löschen" }).click();
    await send("delete-account", { "Aktuelles Passwort": "Nicht-meines-3" });
    expect(await errorOf("delete-account").textContent()).toBe("Das aktuelle Passwort ist falsch.");
    await send("delete-account", { "Aktuelles Passwort": reader.password });
    await arrive("/profil?dialog=generic&message=account-deleted");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Konto gelöscht");
    expect(await page.locator(".dialog-text").textContent()).toBe(
      "Dein Benutzerkonto und alles, was dazugehört, wurde gelöscht.",
    );
    expect((await waitForMail(state, { to: reader.email })).subject).toBe("Dein Benutzerkonto wurde gelöscht");
    await expectSignedOut(journey);
    await expectRefused(reader);
  });

  test("takes along everything that is kept about the account, without keys to it", async () => {
    const { page, open } = journey;
    const reader = await enterAsNewReader(journey, state);
    await open("/profil");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Daten herunterladen", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^talblick-daten-\d+\.json$/);
    const text = await readFile(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({
      account: [{ login: reader.email, email: reader.email, state: "active" }],
      sessions: [{ method: "registration" }],
    });
    expect(text).not.toMatch(/password_hash|scrypt|token|\$/);
  });

  test("subscribes to a newsletter and leaves it again, and finds both after a reload", async () => {
    const { page, open } = journey;
    await enterAsNewReader(journey, state);
    const newsletters = section("Newsletter");
    const switches = newsletters.getByRole("switch");
    for (const isChosen of [true, false]) {
      await open("/profil");
      expect(await switches.count()).toBeGreaterThan(1);
      expect(await newsletters.getByRole("switch", { checked: true }).count()).toBe(isChosen ? 0 : 1);
      await switches.first().click();
      await page.getByRole("status").filter({ hasText: "Deine Auswahl ist gespeichert." }).waitFor();
      await page.reload();
      expect(await switches.first().getAttribute("aria-checked")).toBe(String(isChosen));
      expect(await newsletters.getByRole("switch", { checked: true }).count()).toBe(isChosen ? 1 : 0);
    }
  });

  test("ends a session at another device from the list", async () => {
    const { page, signIn } = journey;
    const reader = await enterAsNewReader(elsewhere, state);
    await signIn(reader);
    const rows = section("Angemeldete Geräte").getByRole("listitem");
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain("Dieses Gerät");
    const other = rows.filter({ has: page.getByRole("heading", { name: "Firefox auf Windows", exact: true }) });
    await other.getByRole("button", { name: "Beenden", exact: true }).click();
    await section("Angemeldete Geräte").getByRole("status").filter({ hasText: "Die Anmeldung ist beendet." }).waitFor();
    expect(await rows.count()).toBe(1);
    await expectSignedOut(elsewhere);
  });
});
