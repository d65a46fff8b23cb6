/** How a session goes on by itself: from the cookies alone, in other tabs, and how it ends everywhere (rules 4). */

import { ask } from "#tests/support/edge/ask.ts";
import {
  collectGraphql,
  fetchPair,
  headerLink,
  logInByDialog,
  logOut,
  readOperationNames,
  readSessionCookies,
  readStatus,
  registerReader,
  toBrowserCookies,
} from "#tests/support/journeys/account-calls.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";
import { openComfortably, waitForSession } from "#tests/support/journeys/wait-for-comfort.ts";

test("A reader whose browser has only the two cookies is signed in once the page has loaded, and asks again after five minutes", async ({
  page,
  open,
  portal,
}) => {
  const { username, hash, token, image } = await registerReader(portal.origin, portal.state);
  await page.context().addCookies(toBrowserCookies(portal.origin, await fetchPair(portal.origin, image)));
  const requests = collectGraphql(page);
  await open("/impressum");
  await waitForSession(page, "signed-in");
  await headerLink(page, "Profil").waitFor();
  expect(readOperationNames(requests)).toEqual(["autologin"]);
  // The pair proves the session as the token's own cookie does.
  expect(await requests[0]?.allHeaders()).toMatchObject({ authorization: `Bearer ${token}`, "x-mutation": "true" });
  expect(await readStatus(page)).toMatchObject({ email: username, hash, token });
  expect((await page.context().cookies()).find(({ name }) => name === "apollo:default.token")).toMatchObject({
    value: token,
    secure: true,
  });

  await open("/themen");
  await waitForSession(page, "signed-in");
  await headerLink(page, "Profil").waitFor();
  expect(requests).toHaveLength(1);

  await page.clock.setFixedTime(Date.now() + 6 * 60 * 1000);
  await open("/themen");
  await waitForSession(page, "signed-in");
  expect(readOperationNames(requests)).toEqual(["autologin", "autologin"]);
  expect(await requests[1]?.allHeaders()).toMatchObject({ authorization: `Bearer ${token}` });
});

test("A reader of www. is signed in for the whole domain, and logging out removes every variant of the cookies", async ({
  page,
  open,
  portal,
}) => {
  const reader = await registerReader(portal.origin, portal.state);
  const { port } = new URL(portal.origin);
  const www = `http://www.talblick.localhost:${port}`;
  await open(`${www}/`);
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

  await open(`${www}/profil`);
  await logOut(page, `${www}/`);
  await headerLink(page, "Anmelden").waitFor();
  expect(await readSessionCookies(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("talblick:user-status");

  // The session is over in the back end, too.
  const cookie = pair.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { status, headers } = await ask(portal.origin, "/profil", { headers: { cookie } });
  expect([status, headers.location]).toEqual([303, "/profil?dialog=login&sitzung=beendet&returnTo=%2Fprofil"]);
});

test("Two tabs of a reader are signed in and out together, and neither shows the profile any longer", async ({
  page,
  open,
  portal,
}) => {
  const reader = await registerReader(portal.origin, portal.state);
  const other = await page.context().newPage();
  await open("/impressum");
  await openComfortably(other, "/themen");
  await logInByDialog(page, reader);
  await headerLink(other, "Profil").waitFor();
  expect(new URL(other.url()).pathname).toBe("/themen");

  await open("/profil");
  await expect(page.getByRole("main")).toContainText(reader.username);
  await openComfortably(other, "/profil");
  await logOut(other, "/");
  await page.waitForURL("/profil?dialog=login&returnTo=%2Fprofil");
  await headerLink(page, "Anmelden").waitFor();
  await expect(page.getByRole("main")).not.toContainText(reader.username);
});
