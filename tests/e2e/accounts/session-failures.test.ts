/** The session when something fails or is missing: the cookie image, the back end, script. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import {
  collectGraphql,
  headerLink,
  logInByDialog,
  openComfortably,
  openFromOwnAddress,
  type Reader,
  readOperationNames,
  readSessionCookies,
  readStatus,
  registerReader,
  sendLogin,
  waitForSession,
} from "../../support/account-calls.ts";
import { launchBrowser } from "../../support/browser.ts";

const origin = inject("portalOrigin");
const TECHNICAL_ERROR = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";
let browser: Browser;
let reader: Reader;

beforeAll(async () => {
  browser = await launchBrowser();
  reader = await registerReader(origin, inject("portalState"));
});
afterAll(() => browser.close());

async function expectNobodyIsSignedIn(page: Page): Promise<void> {
  expect(await readSessionCookies(page)).toEqual([]);
  expect(await readStatus(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("apollo:default.token"))).toBeNull();
  expect(await page.locator("html").getAttribute("data-session")).toBe("signed-out");
  expect(await headerLink(page, "Anmelden").count()).toBe(1);
}

describe("With script", () => {
  let page: Page;
  beforeEach(async () => {
    page = await openFromOwnAddress(browser, origin);
    return () => page.context().close();
  });

  test("a reader whose cookies do not come is told so, and is not signed in by half", async () => {
    await page.route("**/wp-json/sso/v1/cookie?*", (route) => route.abort());
    await openComfortably(page, "/");
    const requests = collectGraphql(page);
    await logInByDialog(page, reader);
    const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: "technisch" });
    await alert.waitFor();
    expect(await alert.textContent()).toBe(TECHNICAL_ERROR);
    await expectNobodyIsSignedIn(page);
    // The session that was begun is ended again.
    expect(readOperationNames(requests)).toEqual(["login", "logout"]);
    expect((await requests[1]?.allHeaders())?.authorization).toMatch(/^Bearer /);
  });

  test.each([
    ["cannot be reached", null],
    ["fails", { status: 503, contentType: "application/json", body: '{"error":"The back end does not answer"}' }],
  ])("a reader who logs in while the back end %s is told so and may try again", async (_, answer) => {
    await openComfortably(page, "/");
    await page.route("**/graphql", (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await logInByDialog(page, reader);
    const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: /./ });
    await alert.waitFor();
    expect(await alert.textContent()).toBe(TECHNICAL_ERROR);
    await expectNobodyIsSignedIn(page);

    await page.unroute("**/graphql");
    await page.getByRole("dialog").getByRole("button", { name: "Anmelden", exact: true }).click();
    await headerLink(page, "Profil").waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("a reader gets out of this browser also while the back end is down", async () => {
    await openComfortably(page, "/profil?dialog=login");
    await sendLogin(page, reader);
    await page.waitForURL("/profil");
    await openComfortably(page, "/profil");
    await page.route("**/graphql", (route) => route.abort());
    await page.getByRole("button", { name: "Abmelden", exact: true }).click();
    await page.waitForURL("/");
    await waitForSession(page, "signed-out");
    await headerLink(page, "Anmelden").waitFor();
    await expectNobodyIsSignedIn(page);
    await page.goto("/profil");
    expect(page.url()).toBe(`${origin}/profil?dialog=login&returnTo=%2Fprofil`);
  });
});

test("Without script a reader logs in, sees the profile and logs out", async () => {
  const page = await openFromOwnAddress(browser, origin, { javaScriptEnabled: false });
  await page.goto("/themen");
  await headerLink(page, "Anmelden").click();
  await page.waitForURL("/profil?dialog=login&returnTo=%2Fprofil");
  await sendLogin(page, { ...reader, password: "Seehund-48" });
  const alert = page.getByRole("alert").filter({ hasText: /./ });
  await alert.waitFor();
  expect(await alert.textContent()).toBe("Benutzername oder Passwort ist falsch.");
  expect(await page.getByLabel("E-Mail oder Benutzername", { exact: true }).inputValue()).toBe(reader.username);

  await sendLogin(page, reader);
  await page.waitForURL("/profil");
  expect(await page.getByRole("main").textContent()).toContain(reader.username);
  const cookies = await page.context().cookies();
  const facts = cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]);
  expect(facts.sort()).toEqual([
    ["EvoSSO", false, "Lax"],
    ["SsoSessionCookie", false, "Lax"],
    ["TalblickSession", true, "Lax"],
    ["apollo:default.token", false, "Lax"],
  ]);

  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await page.waitForURL("/");
  expect(await page.context().cookies()).toEqual([]);
  await page.goto("/profil");
  expect(page.url()).toBe(`${origin}/profil?dialog=login&returnTo=%2Fprofil`);
  await page.context().close();
});
