import { expect, test } from "vitest";
import { sessionCookiesContext } from "#app/context.ts";
import { runMiddleware } from "#tests/support/units/run-middleware.ts";
import { sessionCookiesMiddleware } from "./session-cookies.ts";

const sessionOf = async (cookie?: string) =>
  (await runMiddleware(sessionCookiesMiddleware, { headers: { cookie } })).context.get(sessionCookiesContext);

test("both single sign-on cookies together make a session", async () => {
  const cookie = "a=b; EvoSSO=username%3Danna%26id%3D42%26h%3Dx%26t%3Dy; SsoSessionCookie=x";
  expect(await sessionOf(cookie)).toMatchObject({ username: "anna", id: 42, hash: "x", token: "y" });
});

test.each([
  [undefined],
  ["EvoSSO=username%3Danna%26id%3D42%26h%3Dx%26t%3Dy"],
  ["SsoSessionCookie=x"],
  ["EvoSSO=%E0%A4%A; SsoSessionCookie=x"],
  ["EvoSSO=username%3Danna%26id%3D42%26h%3Dx%26t%3Dy; SsoSessionCookie=z"],
  [";;;="],
])("the cookies %j make no session, and no error", async (cookie) => {
  expect(await sessionOf(cookie)).toBeNull();
});
