import { describe, expect, test, vi } from "vitest";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { askAccount, prepareAnna, registerReader, testPassword } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import {
  cookieMarkup,
  expectLogout,
  expectUser,
  noPiano,
  notActivatedText,
  technicalError,
} from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import { callSso, postSso } from "./call-sso-for-test.ts";

const { env, mails, anna } = prepareAnna();

describe("POST login", () => {
  test("answers with the reader and the cookies' image", async () => {
    const { status, headers, body } = await postSso(env, "login", { log: "anna@example.org", password: testPassword });
    const { fullname: _, ...userData } = expectUser("anna");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toStrictEqual({
      data: {
        login_result: {
          error: "0",
          error_text: null,
          success: "1",
          action: "login",
          cookie: expect.stringMatching(cookieMarkup),
          login: "anna",
        },
        user_data: userData,
        piano: noPiano,
        attributes: [],
      },
      message: null,
    });
  });

  test.each([
    ["a wrong password", "anna", "falsch-falsch", "201", "Benutzername oder Passwort ist falsch."],
    ["an unknown name", "niemand", testPassword, "201", "Benutzername oder Passwort ist falsch."],
    ["a print card without an account", "700100", "Fink", "218", notActivatedText],
  ])("%s is a refusal with HTTP 200", async (_, log, password, error, text) => {
    await env.DB.exec(
      "INSERT OR IGNORE INTO print_cards (number, lastname, lastname_key, starts_at) VALUES ('700100', 'Fink', 'fink', 0)",
    );
    const { status, body } = await postSso(env, "login", { log, password });
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      data: {
        login_result: { error, error_text: text, success: "0", action: "login", cookie: null, login: null },
        user_data: null,
        piano: null,
        attributes: null,
      },
      message: text,
    });
  });
});

test.each([
  { log: "", password: "" },
  { log: " ", password: testPassword },
  { log: "anna", password: "" },
  { log: "anna" },
  { password: testPassword },
  {},
])("POST login with %j says what it needs", async (fields) => {
  const { status, body } = await postSso(env, "login", fields);
  expect([status, body.data.login_result.error, body.data.user_data]).toEqual([200, "200", null]);
  expect([body.message, body.data.login_result.error_text]).toEqual(Array(2).fill("Username and password are required"));
});

describe("POST logout", () => {
  const reply = (login: string | null) => ({ data: { logout_result: expectLogout(login) }, message: null });

  test("ends the session of the Authorization header, without a body", async () => {
    const { user } = await askAccount(env, "login", { username: "anna", password: testPassword });
    const { status, headers, body } = await callSso(env, "logout", {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toStrictEqual(reply("anna"));
    expect((await askAccount(env, "autologin", { hash: user.hash, token: user.token })).code).toBe("no_session");
  });

  test.each([
    ["nothing at all", {}],
    ["an Authorization header without a token", { authorization: "Bearer" }],
    ["a token that proves nothing", { authorization: "Bearer none" }],
    ["a page of this site", { "sec-fetch-site": "same-origin" }],
    ["a type and no body", { "content-type": "application/json" }],
  ])("succeeds without a session, with %s", async (_, headers) => {
    const { status, body } = await callSso(env, "logout", { method: "POST", headers });
    expect(status).toBe(200);
    expect(body).toStrictEqual(reply(null));
  });

  test.each(["cross-site", "same-site"])("by a %s page is refused, and ends no session", async (site) => {
    const { user } = await askAccount(env, "login", { username: "anna", password: testPassword });
    const headers = { "sec-fetch-site": site, authorization: `Bearer ${user.token}` };
    const { status, body } = await callSso(env, "logout", { method: "POST", headers });
    expect([status, body.code]).toEqual([403, "rest_forbidden"]);
    expect((await askAccount(env, "autologin", { hash: user.hash, token: user.token })).code).toBe("autologin_successfull");
  });

  test("with cookies alone ends no session: another site could make the browser send them", async () => {
    const { user } = await askAccount(env, "login", { username: "anna", password: testPassword });
    const cookie = `EvoSSO=${encodeURIComponent(`username=anna&id=1&h=${user.hash}&t=${user.token}`)}; SsoSessionCookie=${user.hash}`;
    expect((await callSso(env, "logout", { method: "POST", headers: { cookie } })).body).toStrictEqual(reply(null));
    expect((await askAccount(env, "autologin", { hash: user.hash, token: user.token })).code).toBe("autologin_successfull");
  });
});

describe("POST forget-password", () => {
  test("answers the same for every name, and the mail tells the rest", async () => {
    const known = await postSso(env, "forget-password", { log: "anna" });
    expect([known.status, known.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(known.body).toStrictEqual({
      sent: true,
      message: "Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail mit einem Link geschickt.",
    });
    expect((await postSso(env, "forget-password", { log: "niemand" })).body).toStrictEqual(known.body);
    expect(mails).toEqual([
      { kind: "reset", login: "anna", origin: testOrigin },
      { kind: "reset", login: "niemand", origin: testOrigin },
    ]);
  });

  test("without a name nothing is sent", async () => {
    expect((await postSso(env, "forget-password", { log: " " })).body).toStrictEqual({
      sent: false,
      message: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein",
    });
    expect(mails).toEqual([]);
  });

  test("without the portal's token with its origin it is a technical error, and the log has the reason", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { status, body } = await postSso(env, "forget-password", { log: "anna" }, { "x-caller": "forged" });
    expect([status, body]).toStrictEqual([200, { sent: false, message: technicalError }]);
    expect(logged.mock.calls).toEqual([[expect.stringContaining("x-caller is missing: mails need to know the portal's origin")]]);
    expect(mails).toEqual([]);
    logged.mockRestore();
  });
});

describe("POST change-pw/user", () => {
  const reply = (result: { success: string; error: string }, text: string | null) => ({
    additional_data: { sso: { change_password_result: { ...result, action: "change_password" }, user_error_text: text } },
  });
  const fields = (changes: Record<string, string>) => ({
    new_password: "noch-geheimer",
    new_password_again: "noch-geheimer",
    ...changes,
  });

  test("changes the password within a session", async () => {
    const berta = await registerReader(env, "berta");
    const keys = { hash: berta.hash, token: berta.token };
    const wrong = await postSso(env, "change-pw/user", fields({ ...keys, old_password: "falsch-falsch" }));
    expect(wrong.status).toBe(200);
    expect(wrong.body).toStrictEqual(reply({ success: "0", error: "202" }, "Das aktuelle Passwort ist falsch."));
    const right = await postSso(env, "change-pw/user", fields({ ...keys, old_password: testPassword }));
    expect([right.status, right.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(right.body).toStrictEqual(reply({ success: "1", error: "0" }, null));
    expect((await askAccount(env, "login", { username: "berta", password: "noch-geheimer" })).success).toBe("1");
  });

  test("needs the session, even with a right password", async () => {
    const { body } = await postSso(env, "change-pw/user", fields({ hash: anna.hash, token: "x", old_password: testPassword }));
    expect(body).toStrictEqual(
      reply({ success: "0", error: "203" }, "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an."),
    );
  });

  test("sets a new password with the key of a mail, once", async () => {
    const carl = await registerReader(env, "carl");
    const now = Math.floor(Date.now() / 1000);
    const key = await createKey(env.DB, { purpose: "reset", accountId: carl.user_id, lifetimeS: 60, now });
    const differing = await postSso(env, "change-pw/user", fields({ hash: key, new_password_again: "anders-anders" }));
    expect(differing.body).toStrictEqual(reply({ success: "0", error: "200" }, "Die Passwörter stimmen nicht überein"));
    expect((await postSso(env, "change-pw/user", fields({ hash: key }))).body).toStrictEqual(
      reply({ success: "1", error: "0" }, null),
    );
    expect((await askAccount(env, "login", { username: "carl", password: "noch-geheimer" })).success).toBe("1");
    expect((await postSso(env, "change-pw/user", fields({ hash: key }))).body).toStrictEqual(
      reply({ success: "0", error: "204" }, "Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an."),
    );
  });

  test("a session's hash is not accepted as the key of a mail", async () => {
    expect((await postSso(env, "change-pw/user", fields({ hash: anna.hash }))).body).toMatchObject(
      reply({ success: "0", error: "204" }, expect.any(String) as unknown as string),
    );
  });

  test.each(["old_password", "token"])("the field %s requires the other one", async (name) => {
    const { status, body } = await postSso(env, "change-pw/user", fields({ hash: "h", [name]: "x" }));
    expect([status, body.code]).toEqual([400, "rest_invalid_param"]);
  });
});

describe("GET cookie", () => {
  test("sets the cookies of a login, once", async () => {
    const { cookie, user } = await askAccount(env, "login", { username: "anna", password: testPassword });
    const path = /src="\/wp-json\/sso\/v1\/([^"]+)"/.exec(cookie)?.[1] ?? "";
    const first = await callSso(env, path);
    expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
      200,
      "image/gif",
      "no-store",
    ]);
    const names = first.headers.getSetCookie().map((text) => text.split("=")[0]);
    expect(names).toEqual(["EvoSSO", "SsoSessionCookie", "PortalDevice"]);
    expect(first.headers.getSetCookie()[1]).toContain(`SsoSessionCookie=${user.hash};`);
    const second = await callSso(env, path);
    expect([second.status, second.headers.getSetCookie()]).toEqual([410, []]);
  });

  test("sets nothing without a key that is ours", async () => {
    for (const path of ["cookie", "cookie?key=", "cookie?key=abc", "cookie?key=%00", `cookie?key=${"a".repeat(9000)}`]) {
      const { status, headers } = await callSso(env, path);
      expect([status, headers.getSetCookie()], path).toEqual([410, []]);
    }
  });

  test("is not used up by asking for its headers", async () => {
    const { cookie } = await askAccount(env, "login", { username: "anna", password: testPassword });
    const path = /src="\/wp-json\/sso\/v1\/([^"]+)"/.exec(cookie)?.[1] ?? "";
    expect((await callSso(env, path, { method: "HEAD" })).status).toBe(405);
    expect((await callSso(env, path)).status).toBe(200);
  });
});
