/** A reader makes a passkey, signs in with it over an article and on the page of the login, and removes it again. */
import { enterAsNewReader, startJourney } from "#tests/support/journeys/account-browser.ts";
import { findNamedDialog, openDialog } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { addAuthenticator } from "#tests/support/journeys/virtual-authenticator.ts";
import { findInvalidHtml, findOutlineFaults } from "#tests/support/pages/document-faults.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

const PATH = "/profil/passkeys";

test("A reader adds a passkey, signs in with it, renames and removes it", { tag: ["@script", "@slow"] }, async ({
  page,
  open,
  portal,
  mailbox,
}) => {
  const device = await addAuthenticator(page);
  const reader = await enterAsNewReader(startJourney(page, true), portal.state);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("the password comes first, then the authenticator", async () => {
    await open("/profil");
    await page.getByRole("link", { name: "Ohne Passwort anmelden: deine Passkeys" }).click();
    await expect(page.getByText("Du hast noch keinen Passkey.")).toBeVisible();
    await page.getByLabel("Aktuelles Passwort").fill("falsch-falsch");
    await button("Weiter").click();
    await expect(page.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel("Aktuelles Passwort").fill(reader.password);
    await button("Weiter").click();
    await page.getByLabel("Wie soll der Passkey heißen?").fill("Mein Telefon");
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("whoever does not unlock the device is told so calmly, and may go on", async () => {
    await device.setVerified(false);
    await button("Passkey jetzt anlegen").click();
    await expect(page.getByRole("alert").filter({ hasText: "Abgebrochen" })).toBeVisible();
    expect(await device.count()).toBe(0);
    await device.setVerified(true);
    await button("Passkey jetzt anlegen").click();
    await expect(page).toHaveURL(`${PATH}?done=angelegt`);
    await expect(page.locator("[data-passkey]")).toContainText("Mein Telefon");
    expect(await device.count()).toBe(1);
    expect((await mailbox.waitFor({ to: reader.email })).subject).toBe("Neuer Passkey für dein Benutzerkonto");
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page)).toEqual([]);
    const html = await (await page.request.get(PATH)).text();
    expect([await findInvalidHtml(html), findOutlineFaults(html)]).toEqual([[], []]);
  });

  await test.step("the same device makes no second one for the account", async () => {
    await page.getByLabel("Aktuelles Passwort").fill(reader.password);
    await button("Weiter").click();
    await button("Passkey jetzt anlegen").click();
    await expect(page.getByRole("alert").filter({ hasText: "schon einen Passkey" })).toBeVisible();
  });

  const signOut = async () => {
    await open("/profil");
    await button("Abmelden").click();
    await expect(page).toHaveURL("/");
  };

  await test.step("it signs in over a page", async () => {
    await signOut();
    await open("/impressum");
    await openDialog(page);
    await findNamedDialog(page, "Login").getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Profil" })).toBeVisible();
    await expect(findNamedDialog(page, "Login")).toHaveCount(0);
    await expect(page).toHaveURL("/impressum");
    await open(PATH);
    await expect(page.locator("[data-passkey]")).toContainText("zuletzt verwendet");
  });

  await test.step("and on the page of the login, which leads to where the reader wanted to go", async () => {
    await signOut();
    await open("/merkliste");
    await open(`/profil?dialog=login&returnTo=${encodeURIComponent(PATH)}`);
    await button("Mit Passkey anmelden").click();
    await expect(page).toHaveURL(PATH);
  });

  await test.step("it is renamed and removed, and then signs nobody in", async () => {
    await page.getByText("Ändern").click();
    await page.getByLabel("Neuer Name für Mein Telefon").fill("Altes Telefon");
    await button("Umbenennen").click();
    await expect(page.locator("[data-passkey]")).toContainText("Altes Telefon");
    await page.getByText("Ändern").click();
    expect(await findViolations(page)).toEqual([]);
    await button("Entfernen").click();
    await expect(page.getByText("Der Passkey ist entfernt.")).toBeVisible();
    await expect(page.locator("[data-passkey]")).toHaveCount(0);
    expect((await mailbox.waitFor({ to: reader.email, subject: "Ein Passkey wurde entfernt" })).text).toContain("Altes Telefon");
    await signOut();
    await open("/profil?dialog=login");
    await button("Mit Passkey anmelden").click();
    await expect(page.getByText("Mit diesem Passkey geht es nicht. Melde dich mit deinem Passwort an.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test("Without script there is the list and what it says, and no passkey is offered", { tag: "@no-script-mobile" }, async ({
  page,
  portal,
}) => {
  const journey = startJourney(page, false);
  await page.goto("/profil?dialog=login");
  await expect(page.getByRole("button", { name: "Mit Passkey anmelden" })).toHaveCount(0);
  await enterAsNewReader(journey, portal.state);
  await page.goto(PATH);
  await expect(page.getByText("Um einen Passkey anzulegen, braucht dein Browser JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Weiter" })).toBeHidden();
});
