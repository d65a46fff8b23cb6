/** The account forms (rules 2.4) in the browser: when they may be sent, and what they say. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { findDialogTitled, openDialog } from "#tests/support/journeys/dialogs.ts";
import { findField, findForm, findMessage, findMessages, findSubmit } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

test.use({ reducedMotion: "reduce" });

const field = (page: Page, form: string, name: string) => findField(findForm(page, form), name);
const button = (page: Page, form: string) => findSubmit(findForm(page, form));
/** Nobody of that name: a login attempt that spends no reader's limit. */
const unknownName = () => `niemand-${randomUUID().slice(0, 8)}`;

test.describe("The button for sending", () => {
  test("is disabled as long as a required field is empty", async ({ page, open }) => {
    await open("/profil?dialog=register");
    await expect(button(page, "register")).toBeDisabled();
    await field(page, "register", "email").pressSequentially("a");
    await field(page, "register", "password").pressSequentially("b");
    await expect(button(page, "register")).toBeDisabled();
    await field(page, "register", "agbAccepted").check();
    await expect(button(page, "register")).toBeEnabled();
    await field(page, "register", "email").press("Backspace");
    await expect(button(page, "register")).toBeDisabled();
  });

  test("is enabled by values that come without a key, with the events change and input", async ({ page, open }) => {
    for (const type of ["change", "input"]) {
      await open("/profil?dialog=login");
      await expect(button(page, "login")).toBeDisabled();
      await findForm(page, "login").evaluate((form, event) => {
        for (const input of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")) {
          input.value = "ausgefüllt";
          input.dispatchEvent(new Event(event, { bubbles: true }));
        }
      }, type);
      await expect(button(page, "login"), type).toBeEnabled();
    }
  });

  test("is disabled while the form is being sent, so that a double click sends it once", async ({ page, open }) => {
    await open("/profil?dialog=login");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let requests = 0;
    await page.route("**/graphql", async (route) => {
      requests += 1;
      await released;
      await route.continue();
    });
    await field(page, "login", "username").fill(unknownName());
    await field(page, "login", "password").fill("Bregenz-1956");
    await button(page, "login").dblclick();
    await expect.poll(() => requests).toBe(1);
    await expect(button(page, "login")).toBeDisabled();
    await expect(findForm(page, "login")).toHaveAttribute("aria-busy", "true");
    await findForm(page, "login").evaluate((form) => (form as HTMLFormElement).requestSubmit());
    release();
    await expect(findForm(page, "login").getByRole("alert")).toHaveText("Benutzername oder Passwort ist falsch.");
    await expect(button(page, "login")).toBeEnabled();
    await expect(findForm(page, "login")).not.toHaveAttribute("aria-busy");
    expect(requests).toBe(1);
  });
});

test.describe("A form with something wrong", () => {
  test("leads to its first wrong field, then to the next one", async ({ page, open }) => {
    await open("/profil?dialog=register");
    await field(page, "register", "email").fill("ilga@");
    await field(page, "register", "password").fill("kurz");
    await field(page, "register", "agbAccepted").check();
    await button(page, "register").click();
    await expect(field(page, "register", "email")).toBeFocused();
    await expect(findMessages(findForm(page, "register"))).toHaveText([
      "Bitte gib eine gültige E-Mail Adresse ein",
      "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    ]);
    await field(page, "register", "email").fill("ilga@leserin.example");
    await button(page, "register").click();
    await expect(field(page, "register", "password")).toBeFocused();
  });

  test("does not take blanks for an answer", async ({ page, open }) => {
    await open("/profil?dialog=abocard-activation");
    await field(page, "upsell-entitlement", "subscriberNumber").fill("  ");
    await field(page, "upsell-entitlement", "lastName").fill("  ");
    await button(page, "upsell-entitlement").click();
    await expect(findMessages(findForm(page, "upsell-entitlement"))).toHaveText([
      "Bitte gib deine Abonummer ein",
      "Bitte gib deinen Nachnamen ein",
    ]);
  });

  test("says so within the open dialog, which is all that is read out then", async ({ page, open }) => {
    await open("/impressum");
    await openDialog(page, "ForgetPassword");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    const dialog = findDialogTitled(page, "Passwort Zurücksetzen");
    const message = "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein";
    await expect(findMessage(dialog, "username")).toHaveText(message);
    await expect.poll(() => dialog.getByRole("status").allTextContents()).toContain(message);
  });

  test("says nothing of a field that the reader has only passed", async ({ page, open }) => {
    await open("/profil?dialog=login");
    await field(page, "login", "username").focus();
    await button(page, "login").evaluate((element) => (element as HTMLElement).scrollIntoView());
    await field(page, "login", "password").focus();
    await field(page, "login", "username").focus();
    await expect(findMessages(findForm(page, "login"))).toHaveCount(0);
  });
});

test("An error that is passed in stands under the fields as HTML, with its links and without anything that could run", async ({
  page,
  open,
}) => {
  await open("/profil?dialog=login");
  const message =
    'Bitte <a href="/zugang-aktivieren">hier</a>.<img src="x" onerror="document.title=1"><script>document.title=2</script>';
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace('"Benutzername oder Passwort ist falsch."', JSON.stringify(message)),
    });
  });
  await field(page, "login", "username").fill(unknownName());
  await field(page, "login", "password").fill("Bregenz-1956");
  await field(page, "login", "password").press("Enter");
  const alert = findForm(page, "login").getByRole("alert");
  await expect(alert).toHaveText("Bitte hier.");
  await expect(alert.getByRole("link", { name: "hier" })).toHaveAttribute("href", "/zugang-aktivieren");
  await expect(alert.locator("img, script")).toHaveCount(0);
  const [place, last] = await Promise.all([alert.boundingBox(), field(page, "login", "password").boundingBox()]);
  expect(place?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
});
