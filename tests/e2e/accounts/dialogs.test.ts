/** The modal host (spec 2.3): how the named dialogs open, one at a time, and what they are without script. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { findDialog, openComfortably } from "../../support/account-pages.ts";
import { launchBrowser, openPage, widths } from "../../support/browser.ts";

const origin = inject("portalOrigin");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const loginLink = () => page.getByRole("banner").getByRole("link", { name: "Anmelden" });

describe("Without script", () => {
  beforeEach(async () => {
    page = await openPage(browser, origin, { javaScriptEnabled: false });
  });

  test.each([
    ["Generic", "generic", "Hinweis"],
    ["Login", "login", "Anmelden"],
    ["SimpleLogin", "simple-login", "Anmelden"],
    ["Register", "register", "Registrieren"],
    ["ForgetPassword", "forget-password", "Passwort Zurücksetzen"],
    ["PurePreferences", "pure-preferences", "Einwilligungen"],
    ["UpsellAlreadySubscribed", "upsell-already-subscribed", "Du hast schon digitalen Zugang"],
    ["AbocardActivation", "abocard-activation", "Abokarte aktivieren"],
    ["AbocardActivationRegister", "abocard-activation-register", "Mit der Abokarte registrieren"],
  ])("%s is a page of its own", async (name, slug, title) => {
    const answer = await page.goto(`/profil?dialog=${slug}`);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).search).toBe(`?dialog=${slug}`);
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([title]);
    expect(await page.title()).toContain(title);
    expect(await page.getByRole("main").getByRole("region", { name: title }).getAttribute("data-dialog")).toBe(name);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test.each(["upsell-save", "upsell-save-confirm"])("%s leads to the print card while no offer runs", async (slug) => {
    const answer = await page.goto(`/profil?dialog=${slug}`);
    expect(answer?.status()).toBe(200);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(303);
    expect(new URL(page.url()).search).toBe("?dialog=abocard-activation");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Abokarte aktivieren");
  });

  test.each(["nirgendwo", "", "Login", "toString"])("a dialog named '%s' is not found", async (slug) => {
    const answer = await page.goto(`/profil?dialog=${slug}`);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("404 - Seite nicht gefunden.");
  });

  test("the links of the dialogs lead from one to the next, and keep where the reader came from", async () => {
    await page.goto("/impressum");
    await loginLink().click();
    await page.waitForURL("/profil?dialog=login&returnTo=%2Fprofil");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Registrieren" }).click();
    await page.waitForURL("/profil?dialog=register&returnTo=%2Fprofil");
    await main.getByRole("link", { name: "Passwort vergessen?" }).click();
    await page.waitForURL("/profil?dialog=forget-password&returnTo=%2Fprofil");
  });
});

describe.each([widths.mobile, widths.desktop])("With script at %i px", (width) => {
  beforeEach(async () => {
    page = await openPage(browser, origin, { reducedMotion: "reduce", viewport: { width, height: 844 } });
    await openComfortably(page, "/impressum");
  });

  const readWidth = async () => (await findDialog(page).boundingBox())?.width;

  test("the header's link opens Login over the page: 48rem wide, the next one 32rem, as far as there is room", async () => {
    await loginLink().click();
    await page.getByRole("dialog", { name: "Anmelden" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/impressum");
    expect(await readWidth()).toBe(Math.min(48 * 16, width));
    await findDialog(page).getByRole("link", { name: "Registrieren" }).click();
    await page.getByRole("dialog", { name: "Registrieren" }).waitFor();
    expect(await readWidth()).toBe(Math.min(32 * 16, width));
  });

  test("from Login to Register to ForgetPassword and back there is one dialog, with one heading and one name", async () => {
    await loginLink().click();
    await page.getByRole("dialog", { name: "Anmelden" }).waitFor();
    for (const [link, title] of [
      ["Registrieren", "Registrieren"],
      ["Passwort vergessen?", "Passwort Zurücksetzen"],
      ["Zurück zur Anmeldung", "Anmelden"],
    ] as const) {
      await findDialog(page).getByRole("link", { name: link }).click();
      await page.getByRole("dialog", { name: title, exact: true }).waitFor();
      expect(await page.locator("dialog").count(), title).toBe(1);
      expect(await findDialog(page).getByRole("heading", { level: 1 }).allTextContents()).toEqual([title]);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
  });

  test("opening a dialog hides the open list of municipalities", async () => {
    const dropdown = page.getByRole("banner").locator("details");
    await dropdown.locator("summary").click();
    await expect.poll(() => dropdown.getAttribute("open")).not.toBeNull();
    await page.evaluate(() => window.dispatchEvent(new Event("open_login_form")));
    await page.getByRole("dialog", { name: "Anmelden" }).waitFor();
    expect(await dropdown.getAttribute("open")).toBeNull();
  });
});

describe("With script", () => {
  beforeEach(async () => {
    page = await openPage(browser, origin, { reducedMotion: "reduce", viewport: { width: widths.mobile, height: 844 } });
    await openComfortably(page, "/impressum");
  });

  test("opening a dialog hides a phone's open menu", async () => {
    await page.getByRole("button", { name: "Menü", exact: true }).click();
    expect(await page.locator("#menu").isVisible()).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event("open_login_form")));
    await page.getByRole("dialog", { name: "Anmelden" }).waitFor();
    expect(await page.locator("#menu").isVisible()).toBe(false);
  });

  test.each(["window", "document"] as const)("the event open_login_form on the %s opens Login", async (target) => {
    await page.evaluate((name) => globalThis[name].dispatchEvent(new CustomEvent("open_login_form")), target);
    await page.getByRole("dialog", { name: "Anmelden" }).waitFor();
    expect(await findDialog(page).locator("[data-dialog=Login]").count()).toBe(1);
  });

  test("on the page of Login the event leads to its form, not to a second one", async () => {
    await openComfortably(page, "/profil?dialog=login");
    await page.evaluate(() => window.dispatchEvent(new Event("open_login_form")));
    await expect.poll(() => page.getByLabel("E-Mail oder Benutzername").evaluate((field) => field.matches(":focus"))).toBe(true);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test.each([
    { how: "with Ctrl", click: () => loginLink().click({ modifiers: ["Control"] }) },
    { how: "with the middle button", click: () => loginLink().click({ button: "middle" }) },
  ])("clicked $how the link opens in a tab of its own", async ({ click }) => {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), click()]);
    await tab.waitForURL("/profil?dialog=login&returnTo=%2Fprofil");
    expect(await tab.getByRole("heading", { level: 1 }).textContent()).toBe("Anmelden");
    expect(await page.locator("dialog").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/impressum");
  });

  test.each([
    { fault: "its page fails", answer: { status: 500, body: "Fehler" } },
    { fault: "what comes is no dialog", answer: { status: 200, contentType: "text/html", body: "<p>Wartung</p>" } },
  ])("where $fault, the reader lands on the dialog's page, and goes on to where they were", async ({ answer }) => {
    await page.route(/\/profil\?dialog=/, (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill(answer) : route.continue(),
    );
    await loginLink().click();
    await page.waitForURL("/profil?dialog=login&returnTo=%2Fimpressum");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Anmelden");
    expect(await page.getByRole("main").locator("input[name=returnTo]").inputValue()).toBe("/impressum");
  });
});
