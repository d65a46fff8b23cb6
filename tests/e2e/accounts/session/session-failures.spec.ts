/** The session when something fails or is missing: the cookie image, the back end, script. */
import type { Page } from "playwright/test";
import {
  collectGraphql,
  headerLink,
  logInByDialog,
  type Reader,
  readOperationNames,
  readSessionCookies,
  readStatus,
  registerReader,
  sendLogin,
} from "#tests/support/journeys/account-calls.ts";
import { findDialog } from "#tests/support/journeys/dialogs.ts";
import { findForm } from "#tests/support/journeys/forms.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";

const TECHNICAL_ERROR = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";
let reader: Reader;

test.beforeAll(async ({ portal }) => {
  reader = await registerReader(portal.origin, portal.state);
});

async function expectNobodyIsSignedIn(page: Page): Promise<void> {
  expect(await readSessionCookies(page)).toEqual([]);
  expect(await readStatus(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("apollo:default.token"))).toBeNull();
  await waitForSession(page, "signed-out");
  await expect(headerLink(page, "Anmelden")).toHaveCount(1);
}

test.describe("With script", () => {
  test("a reader whose cookies do not come is told so, and is not signed in by half", async ({ page, open }) => {
    await page.route("**/wp-json/sso/v1/cookie?*", (route) => route.abort());
    await open("/impressum");
    const requests = collectGraphql(page);
    await logInByDialog(page, reader);
    const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: "technisch" });
    await expect(alert).toHaveText(TECHNICAL_ERROR);
    await expectNobodyIsSignedIn(page);
    // The session that was begun is ended again.
    expect(readOperationNames(requests)).toEqual(["login", "logout"]);
    expect((await requests[1]?.allHeaders())?.authorization).toMatch(/^Bearer /);
  });

  const faults = [
    { fault: "cannot be reached", answer: null },
    {
      fault: "fails",
      answer: { status: 503, contentType: "application/json", body: '{"error":"The back end does not answer"}' },
    },
  ];
  for (const { fault, answer } of faults) {
    test(`a reader who logs in while the back end ${fault} is told so and may try again`, async ({ page, open }) => {
      await open("/impressum");
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        await released;
        await (answer === null ? route.abort() : route.fulfill(answer));
      });
      await logInByDialog(page, reader);
      // They see and hear that something is under way, in the place of the button.
      await expect(findForm(page, "login")).toHaveAttribute("data-late", "Du wirst angemeldet …");
      await expect(findDialog(page).locator("[data-announcement]")).toHaveText("Du wirst angemeldet …");
      release();
      const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: /./ });
      await expect(alert).toHaveText(TECHNICAL_ERROR);
      await expect(findForm(page, "login")).not.toHaveAttribute("data-late");
      await expectNobodyIsSignedIn(page);

      await page.unroute("**/graphql");
      await page.getByRole("dialog").getByRole("button", { name: "Anmelden", exact: true }).click();
      await headerLink(page, "Profil").waitFor();
      await expect(findDialog(page)).toHaveCount(0);
    });
  }

  test("a reader gets out of this browser also while the back end is down", async ({ page, open }) => {
    await open("/profil?dialog=login");
    await sendLogin(page, reader);
    await page.waitForURL("/profil");
    await open("/profil");
    await page.route("**/graphql", (route) => route.abort());
    await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    await page.waitForURL("/");
    await waitForSession(page, "signed-out");
    await headerLink(page, "Anmelden").waitFor();
    await expectNobodyIsSignedIn(page);
    await page.goto("/profil");
    await expect(page).toHaveURL("/profil?dialog=login&returnTo=%2Fprofil");
  });
});

test("Without script a reader logs in from a page and comes back to it, sees the profile and logs out", {
  tag: "@no-script",
}, async ({ page }) => {
  await page.goto("/themen");
  await headerLink(page, "Anmelden").click();
  await page.waitForURL("/profil?dialog=login&returnTo=%2Fthemen");
  await sendLogin(page, { ...reader, password: "Seehund-48" });
  const alert = page.getByRole("alert").filter({ hasText: /./ });
  await expect(alert).toHaveText("Benutzername oder Passwort ist falsch.");
  await expect(page.getByLabel("E-Mail oder Benutzername", { exact: true })).toHaveValue(reader.username);

  await sendLogin(page, reader);
  await page.waitForURL("/themen");
  await page.goto("/profil");
  await expect(page.getByRole("main")).toContainText(reader.username);
  const cookies = await page.context().cookies();
  const facts = cookies.map(({ name, httpOnly, sameSite, secure }) => [name, httpOnly, sameSite, secure]);
  expect(facts.sort()).toEqual([
    ["EvoSSO", false, "Lax", false],
    ["PortalDevice", true, "Lax", false],
    ["PortalSession", true, "Lax", false],
    ["SsoSessionCookie", false, "Lax", false],
    // A browser takes this machine for safe.
    ["apollo:default.token", false, "Lax", true],
  ]);

  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await page.waitForURL("/");
  // The device stays known.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["PortalDevice"]);
  await page.goto("/profil");
  await expect(page).toHaveURL("/profil?dialog=login&returnTo=%2Fprofil");
});
