/** How a session goes on by itself: from the cookies alone, in other tabs, and how it ends everywhere (spec 4). */
import { expect, inject } from "vitest";
import {
  collectGraphql,
  fetchPair,
  headerLink,
  logInByDialog,
  logOut,
  openComfortably,
  readOperationNames,
  readSessionCookies,
  readStatus,
  registerReader,
  toBrowserCookies,
  waitForSession,
} from "../../support/account-calls.ts";
import { ask } from "../../support/ask.ts";
import { test } from "../../support/test-own-page.ts";

const origin = inject("portalOrigin");
const state = inject("portalState");

test("A reader whose browser has only the two cookies is signed in once the page has loaded, and asks again after five minutes", async ({
  page,
}) => {
  const { username, hash, token, image } = await registerReader(origin, state);
  await page.context().addCookies(toBrowserCookies(origin, await fetchPair(origin, image)));
  const requests = collectGraphql(page);
  await openComfortably(page, "/");
  await waitForSession(page, "signed-in");
  await headerLink(page, "Profil").waitFor();
  expect(readOperationNames(requests)).toEqual(["autologin"]);
  expect(await requests[0]?.allHeaders()).toMatchObject({ authorization: "Bearer", "x-mutation": "true" });
  expect(await readStatus(page)).toMatchObject({ email: username, hash, token });
  expect((await page.context().cookies()).find(({ name }) => name === "apollo:default.token")).toMatchObject({
    value: token,
    secure: true,
  });

  await openComfortably(page, "/themen");
  await waitForSession(page, "signed-in");
  await headerLink(page, "Profil").waitFor();
  expect(requests).toHaveLength(1);

  await page.clock.setFixedTime(Date.now() + 6 * 60 * 1000);
  await openComfortably(page, "/themen");
  await waitForSession(page, "signed-in");
  expect(readOperationNames(requests)).toEqual(["autologin", "autologin"]);
  expect(await requests[1]?.allHeaders()).toMatchObject({ authorization: `Bearer ${token}` });
});

test("A reader of www. is signed in for the whole domain, and logging out removes every variant of the cookies", async ({
  page,
}) => {
  const reader = await registerReader(origin, state);
  const { port } = new URL(origin);
  const www = `http://www.talblick.localhost:${port}`;
  await openComfortably(page, `${www}/`);
  await logInByDialog(page, reader);
  await waitForSession(page, "signed-in");
  const cookies = await page.context().cookies();
  const pair = cookies.filter(({ name }) => ["EvoSSO", "SsoSessionCookie"].includes(name));
  expect(pair.map(({ domain, path }) => [domain, path])).toEqual(Array(2).fill([".talblick.localhost", "/"]));
  const places = [
    { domain: "www.talblick.localhost", path: "/" },
    { domain: "www.talblick.localhost", path: "/profil" },
    { domain: ".talblick.localhost", path: "/profil" },
    { domain: ".www.talblick.localhost", path: "/" },
  ];
  await page.context().addCookies(pair.flatMap(({ name, value }) => places.map((place) => ({ name, value, ...place }))));
  expect(await readSessionCookies(page)).toHaveLength(11);

  await openComfortably(page, `${www}/profil`);
  await logOut(page, `${www}/`);
  await headerLink(page, "Anmelden").waitFor();
  expect(await readSessionCookies(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("talblick:user-status");

  // The session is over in the back end, too.
  const cookie = pair.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { status, headers } = await ask(origin, "/profil", { headers: { cookie } });
  expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
});

test("Two tabs of a reader are signed in and out together, and neither shows the profile any longer", async ({ page }) => {
  const reader = await registerReader(origin, state);
  const other = await page.context().newPage();
  await openComfortably(page, "/");
  await openComfortably(other, "/themen");
  await logInByDialog(page, reader);
  await headerLink(other, "Profil").waitFor();
  expect(new URL(other.url()).pathname).toBe("/themen");

  await openComfortably(page, "/profil");
  expect(await page.getByRole("main").textContent()).toContain(reader.username);
  await openComfortably(other, "/profil");
  await logOut(other, "/");
  await page.waitForURL("/profil?dialog=login&returnTo=%2Fprofil");
  await headerLink(page, "Anmelden").waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain(reader.username);
});
