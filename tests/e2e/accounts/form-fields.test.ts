/** The account forms (spec 2.4): their titles, and fields that people and password managers know how to fill in. */
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { openComfortably, signIn } from "../../support/account-pages.ts";
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

test.each(fields)("%s at %s is titled '%s', and password managers know its fields", async (name, path, title, expected) => {
  await open(path, false);
  const titled = page.locator("main section", { has: formOf(name) }).getByRole("heading", { name: title, exact: true });
  expect(await titled.count()).toBe(1);
  const inputs = formOf(name).locator("input[name]:not([type=hidden], [type=checkbox])");
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

test("Who changes a password sees three fields; password managers are told whose password it is", async () => {
  await open("/profil", false);
  const name = formOf("change-password").locator("input[autocomplete=username]");
  expect(await name.inputValue()).toBe("anna");
  expect(await name.isVisible()).toBe(false);
  expect(await formOf("change-password").locator("input:visible").count()).toBe(3);
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
