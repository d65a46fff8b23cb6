/** What a signed-in reader changes about the account: password, sessions, newsletters, data, the account itself. */
import { readFile } from "node:fs/promises";
import {
  bothReaders,
  enterAsNewReader,
  expect,
  type Journey,
  type Reader,
  test,
} from "#tests/support/journeys/account-browser.ts";
import { signInWith } from "#tests/support/journeys/demo-readers.ts";
import { findNamedDialog } from "#tests/support/journeys/dialogs.ts";
import { findFormNotice } from "#tests/support/journeys/forms.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const NEW_PASSWORD = "Neuer-Föhnsturm2";

const LOGIN_PAGE = "/profil?dialog=login&returnTo=%2Fprofil";
const ENDED_PAGE = "/profil?dialog=login&sitzung=beendet&returnTo=%2Fprofil";

test.describe("A reader", bothReaders, () => {
  async function expectSignedOut({ page }: Journey, address = ENDED_PAGE): Promise<void> {
    await page.goto("/profil");
    await expect(page).toHaveURL(address);
    const names = (await page.context().cookies()).map(({ name }) => name);
    for (const name of ["EvoSSO", "SsoSessionCookie"]) expect(names).not.toContain(name);
  }

  async function expectRefused(journey: Journey, login: Reader): Promise<void> {
    await journey.tryLogin(login);
    await expect(journey.errorOf("login")).toHaveText("Benutzername oder Passwort ist falsch.");
  }

  const findSection = ({ page }: Journey, name: string) => page.getByRole("region", { name, exact: true });

  test("changes the password, which ends the other session and shuts out the old password", async ({
    journey,
    startElsewhere,
    portal,
    mailbox,
  }) => {
    const elsewhere = await startElsewhere({ userAgent: FIREFOX });
    const { page, open, arrive, send, errorOf, signIn, signOut } = journey;
    const reader = await enterAsNewReader(elsewhere, portal.state);
    await signInWith(page, portal.origin, { username: reader.email, password: reader.password });
    await open("/profil");
    await expect(findSection(journey, "Angemeldete Geräte").getByRole("listitem")).toHaveCount(2);

    const chosen = { "Neues Passwort": NEW_PASSWORD, "Neues Passwort wiederholen": NEW_PASSWORD };
    await send("change-password", { "Aktuelles Passwort": "Nicht-meines-3", ...chosen });
    await expect(errorOf("change-password")).toHaveText("Das aktuelle Passwort ist falsch.");
    await send("change-password", { "Aktuelles Passwort": reader.password, ...chosen });
    await arrive("/profil?done=password-changed");
    await expect(findSection(journey, "Passwort ändern").getByRole("status")).toHaveText("Dein Passwort wurde geändert.");
    await expect(findSection(journey, "Angemeldete Geräte").getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Alle anderen beenden" })).toHaveCount(0);
    await expectSignedOut(elsewhere);
    expect((await mailbox.waitFor({ to: reader.email })).subject).toBe("Dein Passwort wurde geändert");

    await signOut();
    await expectRefused(journey, reader);
    await signIn({ ...reader, password: NEW_PASSWORD });
  });

  test("forgets the password and sets a new one with the mail's link, which ends all sessions and works once", async ({
    journey,
    startElsewhere,
    portal,
    mailbox,
  }) => {
    const elsewhere = await startElsewhere({ userAgent: FIREFOX });
    const { page, open, form, send, errorOf, signIn } = journey;
    const reader = await enterAsNewReader(elsewhere, portal.state);
    await open("/profil?dialog=login");
    await page.getByRole("link", { name: "Passwort vergessen?", exact: true }).click();
    await journey.arrive("/profil?dialog=forget-password");
    await send("forget-password", { "E-Mail oder Benutzername": reader.email });
    await expect(findFormNotice(form("forget-password"))).toHaveText(
      "Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail mit einem Link geschickt.",
    );

    const mail = await mailbox.waitFor({ to: reader.email });
    const link = mail.links[0] ?? "";
    expect(mail.subject).toBe("Neues Passwort festlegen");
    expect(mail.text).toContain("Der Link ist 2 Stunden gültig und lässt sich einmal verwenden.");
    expect(link).toMatch(new RegExp(`^${portal.origin}/profil\\?dialog=reset-password&key=[\\w-]{43}$`));
    expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);

    // Opening it uses nothing up.
    await open(link);
    await open(link);
    const chosen = { "Neues Passwort": NEW_PASSWORD, "Neues Passwort wiederholen": NEW_PASSWORD };
    await send("reset-password", chosen);
    await journey.arrive("/profil?dialog=generic&message=password-reset");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passwort gespeichert");
    await expect(findNamedDialog(page, "Generic").getByRole("paragraph")).toHaveText(
      "Dein neues Passwort gilt ab sofort. Jetzt anmelden",
    );
    await expectSignedOut(elsewhere);
    await expectRefused(journey, reader);

    await open(link);
    await send("reset-password", { "Neues Passwort": "Noch-eines-4", "Neues Passwort wiederholen": "Noch-eines-4" });
    await expect(errorOf("reset-password")).toHaveText(
      "Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.",
    );
    await signIn({ ...reader, password: NEW_PASSWORD });
  });

  test("deletes the account with the right password only, and cannot sign in any more", async ({ portal, mailbox, journey }) => {
    const { page, arrive, send, errorOf, open } = journey;
    const reader = await enterAsNewReader(journey, portal.state);
    await open("/profil");
    await page.locator("summary", { hasText: "Konto löschen" }).click();
    await send("delete-account", { "Aktuelles Passwort": "Nicht-meines-3" });
    await expect(errorOf("delete-account")).toHaveText("Das aktuelle Passwort ist falsch.");
    await send("delete-account", { "Aktuelles Passwort": reader.password });
    await arrive("/profil?dialog=generic&message=account-deleted");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Konto gelöscht");
    await expect(findNamedDialog(page, "Generic").getByRole("paragraph")).toHaveText(
      "Dein Benutzerkonto und alles, was dazugehört, wurde gelöscht.",
    );
    expect((await mailbox.waitFor({ to: reader.email })).subject).toBe("Dein Benutzerkonto wurde gelöscht");
    await expectSignedOut(journey, LOGIN_PAGE);
    await expectRefused(journey, reader);
  });

  test("takes along everything that is kept about the account, without keys to it", async ({ portal, journey }) => {
    const { page, open } = journey;
    const reader = await enterAsNewReader(journey, portal.state);
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

  test("subscribes to a newsletter and leaves it again, and finds both after a reload", async ({ portal, journey }) => {
    const { page, open } = journey;
    await enterAsNewReader(journey, portal.state);
    const newsletters = findSection(journey, "Newsletter");
    const switches = newsletters.getByRole("switch");
    for (const isChosen of [true, false]) {
      await open("/profil");
      expect(await switches.count()).toBeGreaterThan(1);
      await expect(newsletters.getByRole("switch", { checked: true })).toHaveCount(isChosen ? 0 : 1);
      await switches.first().click();
      await expect(page.getByRole("status").filter({ hasText: "Deine Auswahl ist gespeichert." })).toBeVisible();
      await page.reload();
      await expect(switches.first()).toHaveAttribute("aria-checked", String(isChosen));
      await expect(newsletters.getByRole("switch", { checked: true })).toHaveCount(isChosen ? 1 : 0);
    }
  });

  test("ends a session at another device from the list", async ({ journey, startElsewhere, portal }) => {
    const elsewhere = await startElsewhere({ userAgent: FIREFOX });
    const { page, open } = journey;
    const reader = await enterAsNewReader(elsewhere, portal.state);
    await signInWith(page, portal.origin, { username: reader.email, password: reader.password });
    await open("/profil");
    const rows = findSection(journey, "Angemeldete Geräte").getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText("Dieses Gerät");
    const other = rows.filter({ has: page.getByRole("heading", { name: "Firefox auf Windows", exact: true }) });
    await other.getByRole("button", { name: "Beenden", exact: true }).click();
    await expect(findSection(journey, "Angemeldete Geräte").getByRole("status")).toHaveText("Die Anmeldung ist beendet.");
    await expect(rows).toHaveCount(1);
    await expectSignedOut(elsewhere);
  });
});
