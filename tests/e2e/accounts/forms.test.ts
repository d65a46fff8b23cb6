/** The account forms (spec 2.4) in the browser: when they may be sent, who fills them in, and what they say. */
import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openComfortably, openDialogByLinks, signIn } from "../../support/account-journey-journey3.ts";
import { launchBrowser, openPage } from "../../support/browser.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

async function open(path: string, hasScript = true): Promise<void> {
  page = await openPage(browser, origin, { javaScriptEnabled: hasScript, reducedMotion: "reduce" });
  if (path === "/profil") await signIn(page, origin, "anna");
  if (hasScript) await openComfortably(page, path);
  else await page.goto(path);
}

const formOf = (name: string) => page.locator(`form[data-form="${name}"]`);
const field = (form: string, name: string) => formOf(form).locator(`input[name="${name}"]`);
const button = (form: string) => formOf(form).locator("[type=submit]");
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
/** Nobody of that name: a login attempt that spends no reader's limit. */
const nobody = () => `niemand-${randomUUID().slice(0, 8)}`;

const fields = [
  ["login", "/profil?dialog=login", "Anmelden", { username: "username", password: "current-password" }],
  ["login", "/profil?dialog=simple-login", "Anmelden", { username: "username", password: "current-password" }],
  [
    "subscriber-card",
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

test.each(fields)("%s at %s is titled '%s', and password managers know its fields", async (name, path, title, expected) => {
  await open(path, false);
  const titled = page.locator("main section", { has: formOf(name) }).getByRole("heading", { name: title, exact: true });
  expect(await titled.count()).toBe(1);
  const inputs = formOf(name).locator("input:not([type=hidden], [type=checkbox])");
  const found = await inputs.evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute("name"), element.getAttribute("autocomplete")]),
  );
  expect(Object.fromEntries(found)).toEqual(expected);
  for (const input of await inputs.all()) {
    const isPassword = (await input.getAttribute("autocomplete"))?.endsWith("-password") ?? false;
    expect((await input.getAttribute("type")) === "password").toBe(isPassword);
    expect(await page.locator(`label[for="${await input.getAttribute("id")}"]`).textContent()).not.toBe("");
  }
  // Without script nobody could enable it.
  expect(await button(name).isEnabled()).toBe(true);
  expect(await page.getByRole("button", { name: /anzeigen$/ }).count()).toBe(0);
});

describe("The button for sending", () => {
  test("is disabled as long as a required field is empty", async () => {
    await open("/profil?dialog=register");
    await expect.poll(() => button("register").isDisabled()).toBe(true);
    await field("register", "email").pressSequentially("a");
    await field("register", "password").pressSequentially("b");
    expect(await button("register").isDisabled()).toBe(true);
    await field("register", "agbAccepted").check();
    expect(await button("register").isEnabled()).toBe(true);
    await field("register", "email").press("Backspace");
    expect(await button("register").isDisabled()).toBe(true);
  });

  test.each(["change", "input"])("is enabled by values that come without a key, with the event %s", async (type) => {
    await open("/profil?dialog=login");
    await expect.poll(() => button("login").isDisabled()).toBe(true);
    await formOf("login").evaluate((form, event) => {
      for (const input of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")) {
        input.value = "ausgefüllt";
        input.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }, type);
    expect(await button("login").isEnabled()).toBe(true);
  });

  test("is disabled while the form is under way, so that a double click sends it once", async () => {
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
    await field("login", "username").fill(nobody());
    await field("login", "password").fill("Bregenz-1956");
    await button("login").dblclick();
    await expect.poll(() => requests).toBe(1);
    expect(await button("login").isDisabled()).toBe(true);
    expect(await formOf("login").getAttribute("aria-busy")).toBe("true");
    await formOf("login").evaluate((form) => (form as HTMLFormElement).requestSubmit());
    release();
    await expect.poll(() => formOf("login").getByRole("alert").textContent()).toBe("Benutzername oder Passwort ist falsch.");
    expect(await button("login").isEnabled()).toBe(true);
    expect(await formOf("login").getAttribute("aria-busy")).toBe("false");
    expect(requests).toBe(1);
  });
});

describe("A form with something wrong", () => {
  test("leads to its first wrong field, then to the next one, and does not take blanks for an answer", async () => {
    await open("/profil?dialog=register");
    await field("register", "email").fill("   ");
    await field("register", "password").fill("kurz");
    await field("register", "agbAccepted").check();
    await button("register").click();
    expect(await isFocused(field("register", "email"))).toBe(true);
    expect(await formOf("register").locator("[data-error-for]:visible").allTextContents()).toEqual([
      "Bitte gib eine Email-Adresse ein",
      "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    ]);
    await field("register", "email").fill("ilga@leserin.example");
    await button("register").click();
    expect(await isFocused(field("register", "password"))).toBe(true);
  });

  test("says so within the open dialog, which is all that is read out then", async () => {
    await open("/impressum");
    await openDialogByLinks(page, ["Passwort vergessen?"]);
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Tab");
    const dialog = page.getByRole("dialog", { name: "Passwort Zurücksetzen" });
    const message = "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein";
    expect(await dialog.locator("[data-error-for=username]").textContent()).toBe(message);
    await expect.poll(() => dialog.getByRole("status").allTextContents()).toContain(message);
  });

  test("says nothing of a field that the reader has only passed", async () => {
    await open("/profil?dialog=login");
    await field("login", "username").focus();
    await button("login").evaluate((element) => (element as HTMLElement).scrollIntoView());
    await field("login", "password").focus();
    await field("login", "username").focus();
    expect(await formOf("login").locator("[data-error-for]:visible").count()).toBe(0);
  });
});

test("An error that is passed in stands under the fields as HTML, with its links and without anything that could run", async () => {
  await open("/profil?dialog=login");
  const message = 'Bitte <a href="/zugang-aktivieren">hier</a>.<img src="x" onerror="document.title=1"><script>document.title=2</script>';
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace('"Benutzername oder Passwort ist falsch."', JSON.stringify(message)),
    });
  });
  await field("login", "username").fill(nobody());
  await field("login", "password").fill("Bregenz-1956");
  await field("login", "password").press("Enter");
  const alert = formOf("login").getByRole("alert");
  await expect.poll(() => alert.textContent()).toBe("Bitte hier.");
  expect(await alert.getByRole("link", { name: "hier" }).getAttribute("href")).toBe("/zugang-aktivieren");
  expect(await alert.locator("img, script").count()).toBe(0);
  const [place, last] = await Promise.all([alert.boundingBox(), field("login", "password").boundingBox()]);
  expect(place?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
});

test("The button at a password shows and hides it, says so, and hides it before the form is sent", async () => {
  await open("/profil?dialog=login");
  const toggle = formOf("login").getByRole("button", { name: "Passwort anzeigen" });
  const readType = () => field("login", "password").getAttribute("type");
  await field("login", "username").fill("   ");
  await field("login", "password").fill("Bregenz-1956");
  expect(await toggle.getAttribute("aria-pressed")).toBe("false");
  await toggle.click();
  expect([await readType(), await toggle.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  expect(await field("login", "password").inputValue()).toBe("Bregenz-1956");
  await toggle.press("Enter");
  expect([await readType(), await toggle.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await toggle.click();
  await button("login").click();
  expect([await readType(), await toggle.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
});
