/** The account forms (spec 2.4) in the browser: when they may be sent, and what they say. */
import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { openComfortably, openDialogByLinks } from "../../support/account-pages.ts";
import { launchBrowser, openPage } from "../../support/browser.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

async function open(path: string): Promise<void> {
  page = await openPage(browser, origin, { reducedMotion: "reduce" });
  await openComfortably(page, path);
}

const formOf = (name: string) => page.locator(`form[data-form="${name}"]`);
const field = (form: string, name: string) => formOf(form).locator(`input[name="${name}"]`);
const button = (form: string) => formOf(form).locator("[type=submit]");
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
/** Nobody of that name: a login attempt that spends no reader's limit. */
const nobody = () => `niemand-${randomUUID().slice(0, 8)}`;

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
  test("leads to its first wrong field, then to the next one", async () => {
    await open("/profil?dialog=register");
    await field("register", "email").fill("ilga@");
    await field("register", "password").fill("kurz");
    await field("register", "agbAccepted").check();
    await button("register").click();
    expect(await isFocused(field("register", "email"))).toBe(true);
    expect(await formOf("register").locator("[data-error-for]:visible").allTextContents()).toEqual([
      "Bitte gib eine gültige E-Mail Adresse ein",
      "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    ]);
    await field("register", "email").fill("ilga@leserin.example");
    await button("register").click();
    expect(await isFocused(field("register", "password"))).toBe(true);
  });

  test("does not take blanks for an answer", async () => {
    await open("/profil?dialog=abocard-activation");
    await field("upsell-entitlement", "subscriberNumber").fill("  ");
    await field("upsell-entitlement", "lastName").fill("  ");
    await button("upsell-entitlement").click();
    expect(await formOf("upsell-entitlement").locator("[data-error-for]:visible").allTextContents()).toEqual([
      "Bitte gib deine Abonummer ein",
      "Bitte gib deinen Nachnamen ein",
    ]);
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
