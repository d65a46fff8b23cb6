/** The account forms (rules 2.4): their titles, and fields that people and password managers know how to fill in. */
import { findField, findForm, findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

test.use({ reducedMotion: "reduce" });

/** Form, address, title, and what a password manager is told of each field. */
const fields = [
  ["login", "/profil?dialog=login", "Anmelden", { username: "username", password: "current-password" }],
  ["login", "/profil?dialog=simple-login", "Anmelden", { username: "username", password: "current-password" }],
  [
    "upsell-entitlement",
    "/profil?dialog=abocard-activation",
    "Anmelden",
    { subscriberNumber: "username", lastName: "family-name" },
  ],
  ["register", "/profil?dialog=register", "Registrieren", { email: "email", password: "new-password" }],
  ["register", "/profil?dialog=abocard-activation-register", "Registrieren", { email: "email", password: "new-password" }],
  ["forget-password", "/profil?dialog=forget-password", "Passwort Zurücksetzen", { username: "username" }],
  [
    "change-password",
    "/profil",
    "Passwort ändern",
    { currentPassword: "current-password", newPassword: "new-password", newPasswordAgain: "new-password" },
  ],
  [
    "reset-password",
    "/profil?dialog=reset-password&key=x",
    "Passwort Zurücksetzen",
    { newPassword: "new-password", newPasswordAgain: "new-password" },
  ],
] as const;

test.describe("Without script", { tag: "@no-script" }, () => {
  test("each form has its title, and password managers know its fields", async ({ page, signedInAs }) => {
    for (const [name, path, title, expected] of fields) {
      if (path === "/profil") await signedInAs("anna");
      await page.goto(path);
      const form = findForm(page, name);
      const titled = page.locator("main section", { has: form }).getByRole("heading", { name: title, exact: true });
      await expect.soft(titled, path).toHaveCount(1);
      const inputs = form.locator("input[name]:not([type=hidden], [type=checkbox])");
      const found = await inputs.evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute("name"), element.getAttribute("autocomplete")]),
      );
      expect.soft(Object.fromEntries(found), path).toEqual(expected);
      for (const input of await inputs.all()) {
        const isPassword = (await input.getAttribute("autocomplete"))?.endsWith("-password") ?? false;
        expect.soft((await input.getAttribute("type")) === "password", path).toBe(isPassword);
        await expect.soft(page.locator(`label[for="${await input.getAttribute("id")}"]`), path).not.toHaveText("");
      }
      // Without script it could not be enabled.
      await expect.soft(findSubmit(form), path).toBeEnabled();
      await expect.soft(page.getByRole("button", { name: /anzeigen$/ }), path).toHaveCount(0);
    }
  });

  test("who changes a password sees three fields; password managers are told whose password it is", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("anna");
    await page.goto("/profil");
    const form = findForm(page, "change-password");
    const name = form.locator("input[autocomplete=username]");
    await expect(name).toHaveValue("anna");
    await expect(name).toBeHidden();
    await expect(form.locator("input:visible")).toHaveCount(3);
  });
});

test("The button at a password shows and hides it, says so, and hides it before the form is sent", async ({ page, open }) => {
  await open("/profil?dialog=login");
  const form = findForm(page, "login");
  const password = findField(form, "password");
  const toggle = form.getByRole("button", { name: "Passwort anzeigen" });
  const expectShown = async (isShown: boolean) => {
    await expect(password).toHaveAttribute("type", isShown ? "text" : "password");
    await expect(toggle).toHaveAttribute("aria-pressed", String(isShown));
  };
  await findField(form, "username").fill("   ");
  await password.fill("Bregenz-1956");
  await expectShown(false);
  await toggle.click();
  await expectShown(true);
  await expect(password).toHaveValue("Bregenz-1956");
  await toggle.press("Enter");
  await expectShown(false);
  await toggle.click();
  await findSubmit(form).click();
  await expectShown(false);
});
