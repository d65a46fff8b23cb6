/** How readers come into their session by script, and what their browser then keeps (rules 3, 4, 7.1, 9). */
import type { Page } from "playwright/test";
import {
  collectGraphql,
  headerLink,
  logInByDialog,
  logOut,
  readOperationNames,
  readStatus,
  registerReader,
  sendLogin,
} from "#tests/support/journeys/account-calls.ts";
import { findDialog } from "#tests/support/journeys/dialogs.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";
import { noStatus } from "#tests/support/units/no-rights.ts";

/** Has Plus (docs/demo.md); these journeys change nothing of him. */
const bernhard = { username: "bernhard", password: "talblick-demo" };
const DAY_S = 24 * 60 * 60;
const readCookie = async (page: Page, name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name);
const secondsLeft = (expires = 0) => expires - Date.now() / 1000;

test.describe("A reader who logs in from the header", () => {
  test("stays on the front page, sees the header change and is told so", async ({ page, open }) => {
    await open("/");
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    await logInByDialog(page, bernhard);
    await page
      .getByRole("status")
      .filter({ hasText: /^Du bist angemeldet\.$/ })
      .waitFor();
    await expect(findDialog(page)).toHaveCount(0);
    await headerLink(page, "Profil").locator("[data-avatar]").filter({ hasText: /^B$/ }).waitFor();
    await expect(page.locator("body[data-same-page]")).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("costs one request, which carries Authorization and X-Mutation, and the next page none", async ({ page, open }) => {
    await open("/impressum");
    const requests = collectGraphql(page);
    await logInByDialog(page, bernhard);
    await waitForSession(page, "signed-in");
    await open("/themen");
    await waitForSession(page, "signed-in");
    expect(readOperationNames(requests)).toEqual(["login"]);
    expect(await requests[0]?.allHeaders()).toMatchObject({ authorization: "Bearer", "x-mutation": "true" });

    await open("/profil");
    await logOut(page, "/");
    expect(readOperationNames(requests)).toEqual(["login", "logout"]);
    const headers = await requests[1]?.allHeaders();
    expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer [\w-]{40,}$/), "x-mutation": "true" });
  });

  test("leaves status, token and cookies in the browser, as specified", async ({ page, open }) => {
    await open("/impressum");
    await logInByDialog(page, bernhard);
    await waitForSession(page, "signed-in");
    const status = await readStatus(page);
    expect(status).toEqual({
      ...noStatus,
      plusSubscriber: true,
      hasPlusAccess: true,
      ssoId: expect.any(Number),
      email: "bernhard@leser.talblick.example",
      hash: expect.stringMatching(/^[\w-]{20,}$/),
      token: expect.stringMatching(/^[\w-]{40,}$/),
      fullname: "Bernhard Fessler",
      checkedAt: expect.any(Number),
    });

    const token = await readCookie(page, "apollo:default.token");
    expect(token).toMatchObject({ value: status?.token, path: "/", sameSite: "Lax", httpOnly: false });
    expect(Math.abs(secondsLeft(token?.expires) - 604_800)).toBeLessThan(60);

    const sso = await readCookie(page, "EvoSSO");
    expect(sso).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
    expect(Math.abs(secondsLeft(sso?.expires) - 30 * DAY_S)).toBeLessThan(60);
    expect(Object.fromEntries(new URLSearchParams(decodeURIComponent(sso?.value ?? "")))).toEqual({
      username: "bernhard",
      fullname: "Bernhard Fessler",
      id: String(status?.ssoId),
      email: "bernhard@leser.talblick.example",
      h: status?.hash,
      t: status?.token,
    });
    expect(await readCookie(page, "SsoSessionCookie")).toMatchObject({ value: status?.hash, path: "/", sameSite: "Lax" });

    await page.goto("/themen");
    expect(await readCookie(page, "PortalSession")).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: true });
  });
});

test("A reader who was sent to the login page goes on where they wanted to go", async ({ page, open, portal }) => {
  const reader = await registerReader(portal.origin, portal.state);
  await open("/profil?dialog=login&returnTo=%2Fthemen%2Fwohnen%3Fa%3D1");
  await sendLogin(page, reader);
  await page.waitForURL("/themen/wohnen?a=1");
  await headerLink(page, "Profil").waitFor();
});

test("A reader who has to sign in first comes to the place on the profile that they asked for", { tag: ["@script"] }, async ({
  page,
  open,
  portal,
}) => {
  const reader = await registerReader(portal.origin, portal.state);
  await open("/profil#abo");
  await expect(page).toHaveURL("/profil?dialog=login&returnTo=%2Fprofil#abo");
  await sendLogin(page, reader);
  await page.waitForURL("/profil#abo");
});
