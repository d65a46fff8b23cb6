/** The modal host (rules 2.3): how the named dialogs open, one at a time, and what they are without script. */
import type { Locator, Page } from "playwright/test";
import { findChunk } from "#tests/support/find-chunk.ts";
import { emitOpenLoginForm, findDialog, findDialogTitled, findNamedDialog, openDialog } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { readTab } from "#tests/support/journeys/wait-for-comfort.ts";

const findLoginLink = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Anmelden" });
const noDialog = (page: Page) => expect(page.getByRole("dialog")).toHaveCount(0);

/** Name, address and title of the dialogs that need no key. */
const pages = [
  ["Generic", "generic", "Hinweis"],
  ["Login", "login", "Anmelden"],
  ["SimpleLogin", "simple-login", "Anmelden"],
  ["Register", "register", "Registrieren"],
  ["ForgetPassword", "forget-password", "Passwort Zurücksetzen"],
  ["PurePreferences", "pure-preferences", "Einwilligungen"],
  ["UpsellAlreadySubscribed", "upsell-already-subscribed", "Du hast schon digitalen Zugang"],
  ["AbocardActivation", "abocard-activation", "Abokarte aktivieren"],
  ["AbocardActivationRegister", "abocard-activation-register", "Mit der Abokarte registrieren"],
] as const;

test.describe("Without script", { tag: "@no-script" }, () => {
  test("each dialog is a page of its own", async ({ page }) => {
    for (const [name, slug, title] of pages) {
      const answer = await page.goto(`/profil?dialog=${slug}`);
      expect.soft(answer?.status(), name).toBe(200);
      expect.soft(new URL(page.url()).search, name).toBe(`?dialog=${slug}`);
      await expect.soft(page.getByRole("heading", { level: 1 }), name).toHaveText([title]);
      expect.soft(await page.title(), name).toContain(title);
      const region = page.getByRole("main").getByRole("region", { name: title });
      await expect.soft(region.and(findNamedDialog(page, name)), name).toHaveCount(1);
      await expect.soft(findDialog(page), name).toHaveCount(0);
    }
  });

  test("both dialogs of an offer lead to the print card while no offer runs", async ({ page }) => {
    for (const slug of ["upsell-save", "upsell-save-confirm"]) {
      const answer = await page.goto(`/profil?dialog=${slug}`);
      expect(answer?.status(), slug).toBe(200);
      expect((await answer?.request().redirectedFrom()?.response())?.status(), slug).toBe(303);
      expect(new URL(page.url()).search, slug).toBe("?dialog=abocard-activation");
      await expect(page.getByRole("heading", { level: 1 }), slug).toHaveText("Abokarte aktivieren");
    }
  });

  test("a dialog of any other name is not found", async ({ page }) => {
    for (const slug of ["nirgendwo", "", "Login", "toString"]) {
      const answer = await page.goto(`/profil?dialog=${slug}`);
      expect(answer?.status(), slug).toBe(404);
      await expect(page.getByRole("heading", { level: 1 }), slug).toHaveText("404 - Seite nicht gefunden.");
    }
  });

  test("the links of the dialogs lead from one to the next, and keep where the reader came from", async ({ page }) => {
    await page.goto("/impressum");
    await findLoginLink(page).click();
    await page.waitForURL("/profil?dialog=login&returnTo=%2Fimpressum");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Registrieren" }).click();
    await page.waitForURL("/profil?dialog=register&returnTo=%2Fimpressum");
    await main.getByRole("link", { name: "Passwort vergessen?" }).click();
    await page.waitForURL("/profil?dialog=forget-password&returnTo=%2Fimpressum");
  });
});

test.describe("With script", () => {
  test.use({ reducedMotion: "reduce" });
  test.beforeEach(({ open }) => open("/impressum"));

  test("the header's link opens Login over the page: 48rem wide, the next one 32rem, as far as there is room", {
    tag: ["@script", "@mobile"],
  }, async ({ page }) => {
    const width = page.viewportSize()?.width ?? 0;
    const readWidth = async () => (await findDialog(page).boundingBox())?.width;
    await openDialog(page);
    expect(new URL(page.url()).pathname).toBe("/impressum");
    await expect.poll(readWidth).toBe(Math.min(48 * 16, width));
    await findDialog(page).getByRole("link", { name: "Registrieren" }).click();
    await findDialogTitled(page, "Registrieren").waitFor();
    await expect.poll(readWidth).toBe(Math.min(32 * 16, width));
  });

  test("what the focus or the pointer announces is at hand, and neither seen nor reached before it is asked for", async ({
    page,
  }) => {
    const link = findLoginLink(page);
    await link.focus();
    const atHand = page.locator("dialog:not([open])");
    await expect(atHand.locator("input[name=email], input[type=email], input[type=text]").first()).toBeAttached();
    await noDialog(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") ?? null)).toBeNull();
    await link.click();
    await expect(findDialog(page).getByRole("textbox").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await noDialog(page);
    await expect(link).toBeFocused();
  });

  test("from Login to Register to ForgetPassword and back there is one dialog, with one heading and one name", {
    tag: ["@script", "@mobile"],
  }, async ({ page }) => {
    await openDialog(page);
    for (const [link, title] of [
      ["Registrieren", "Registrieren"],
      ["Passwort vergessen?", "Passwort Zurücksetzen"],
      ["Zurück zur Anmeldung", "Anmelden"],
    ] as const) {
      await findDialog(page).getByRole("link", { name: link }).click();
      await findDialogTitled(page, title).waitFor();
      await expect(findDialog(page), title).toHaveCount(1);
      await expect(findDialog(page).getByRole("heading", { level: 1 })).toHaveText([title]);
    }
    await page.keyboard.press("Escape");
    await expect(findDialog(page)).toHaveCount(0);
  });

  test("opening a dialog hides the open list of municipalities", async ({ page }) => {
    const dropdown = page.getByRole("banner").locator("details");
    await dropdown.locator("summary").click();
    await expect(dropdown).toHaveAttribute("open");
    await emitOpenLoginForm(page);
    await findDialogTitled(page, "Anmelden").waitFor();
    await expect(dropdown).not.toHaveAttribute("open");
  });

  test("the event open_login_form opens Login, on the window as on the document", async ({ page, open }) => {
    for (const target of ["window", "document"] as const) {
      await open("/impressum");
      await emitOpenLoginForm(page, target);
      await findDialogTitled(page, "Anmelden").waitFor();
      await expect(findNamedDialog(page, "Login"), target).toBeVisible();
    }
  });

  test("on the page of Login the event leads to its form, not to a second one", async ({ page, open }) => {
    await open("/profil?dialog=login");
    await emitOpenLoginForm(page);
    await expect(page.getByLabel("E-Mail oder Benutzername")).toBeFocused();
    await expect(findDialog(page)).toHaveCount(0);
  });

  test("the link opens in a tab of its own when clicked with Ctrl or with the middle button", async ({ page }) => {
    for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), findLoginLink(page).click(how)]);
      const address = "/profil?dialog=login&returnTo=%2Fimpressum";
      await expect.poll(() => readTab(tab)).toEqual({ address, heading: "Anmelden" });
      await noDialog(page);
      expect(new URL(page.url()).pathname).toBe("/impressum");
      await tab.close();
    }
  });

  for (const module of ["modal-host.island.tsx", "login-dialog.island.tsx"]) {
    test(`where ${module} does not come, the reader lands on the dialog's page, and goes on to where they were`, async ({
      page,
    }) => {
      await page.route(`**/assets/${findChunk(module)}`, (route) => route.abort());
      await findLoginLink(page).click();
      await page.waitForURL("/profil?dialog=login&returnTo=%2Fimpressum");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
      await expect(page.getByRole("main").locator("input[name=returnTo]")).toHaveValue("/impressum");
    });
  }
});

test("Opening a dialog hides a phone's open menu", { tag: "@mobile" }, async ({ page, open }) => {
  await open("/impressum");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible();
  await emitOpenLoginForm(page);
  await findDialogTitled(page, "Anmelden").waitFor();
  await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeHidden();
});
