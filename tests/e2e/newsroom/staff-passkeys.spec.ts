/** A member of the newsroom makes a passkey, signs in with it in one step, loses the device, and the administration removes it. */
import { enterNewsroom } from "#tests/support/journeys/enter-newsroom.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { addAuthenticator } from "#tests/support/journeys/virtual-authenticator.ts";
import { findInvalidHtml } from "#tests/support/pages/document-faults.ts";
import { findViolations, findWider } from "#tests/support/pages/page-faults.ts";

test("an editor adds a passkey, signs in by it where she wanted to go, and the administration removes it", async ({
  page,
  portal,
  openBrowser,
}) => {
  const device = await addAuthenticator(page);
  const staff = await enterNewsroom(page, portal, "editor");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const signOut = async () => {
    await page.goto("/redaktion");
    await button("Abmelden").click();
    await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  };

  await test.step("she adds it to her account", async () => {
    await page.goto("/redaktion/konto");
    await button("Passkey hinzufügen").click();
    await page.getByLabel("Wie soll der Passkey heißen?").fill("Dienstlaptop");
    expect(await findViolations(page)).toEqual([]);
    expect(await findWider(page)).toEqual([]);
    await button("Passkey jetzt anlegen").click();
    await expect(page.getByText("Dein Passkey ist angelegt.")).toBeVisible();
    await expect(page.locator("[data-passkey]")).toContainText("Dienstlaptop");
    expect(await device.count()).toBe(1);
  });
  await test.step("she renames it", async () => {
    await page.locator("[data-passkey]").getByText("Ändern").click();
    await page.getByLabel("Neuer Name für Dienstlaptop").fill("Laptop im Newsroom");
    await button("Umbenennen").click();
    await expect(page.locator("[data-passkey]")).toContainText("Laptop im Newsroom");
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step("she signs in by it, to where she wanted to go", async () => {
    await signOut();
    await page.goto("/redaktion/konto");
    await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await button("Mit Passkey anmelden").click();
    await expect(page).toHaveURL("/redaktion/konto");
    await expect(page.locator("[data-passkey]")).toContainText("zuletzt verwendet");
    expect(await findInvalidHtml(await (await page.request.get("/redaktion/konto")).text())).toEqual([]);
  });
  await test.step("the administration sees it, removes it, and the log says so", async () => {
    const chief = await openBrowser();
    await enterNewsroom(chief, portal, "administrator");
    await chief.goto("/redaktion/team");
    const member = chief.locator(`[data-member="${staff.mail}"]`);
    await expect(member).toContainText("1 Passkey");
    await member.getByText("Ändern").click();
    await member.getByRole("button", { name: "Passkeys entfernen" }).click();
    await expect(chief.locator(`[data-member="${staff.mail}"]`)).not.toContainText("1 Passkey");
    await chief.goto("/redaktion/protokoll");
    for (const what of ["Team: Passkeys entfernt", "Mit Passkey angemeldet", "Passkey angelegt"])
      await expect(chief.locator("[data-log-line]").filter({ hasText: what }).first()).toBeVisible();
  });
  await test.step("then it opens nothing any more, and password and code are still there", async () => {
    await signOut();
    await button("Mit Passkey anmelden").click();
    await expect(page.getByText("Mit diesem Passkey geht es nicht. Melde dich mit Passwort und Code an.")).toBeVisible();
    await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
  });
});

test("without script password and code are all there is", { tag: "@no-script" }, async ({ page, portal }) => {
  await page.goto("/redaktion");
  await expect(page.getByLabel("Passwort", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mit Passkey anmelden" })).toHaveCount(0);
  await enterNewsroom(page, portal, "editor");
  await page.goto("/redaktion/konto");
  await expect(page.getByText("Um einen Passkey anzulegen, braucht dein Browser JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Passkey hinzufügen" })).toBeHidden();
});
