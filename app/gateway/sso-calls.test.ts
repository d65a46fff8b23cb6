/** The calls of spec 7.2: what is sent, what is read, and what is made of replies that are none. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { loginReply, validAutologin, wirePiano } from "../../tests/support/account-answers.ts";
import { parseSessionUser, type SessionUser } from "../domain/session-user.ts";
import { openContextForTest } from "./open-context-for-test.ts";
import { ssoChangePassword, ssoResetPassword } from "./sso-change-password.ts";
import { ssoForgetPassword } from "./sso-forget-password.ts";
import { ssoLogin } from "./sso-login.ts";
import { ssoLogout } from "./sso-logout.ts";

const anna = parseSessionUser(validAutologin.data.autologin) as SessionUser;
const passwords = { newPassword: "Geheim456", newPasswordAgain: "Geheim457" };

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const json = (body: unknown, status = 200) => openContextForTest(() => Response.json(body, { status }));

/** Replies that say nothing usable, in every way in which a server has gone wrong. */
const nonsense: [string, () => Response | Promise<Response>][] = [
  ["a page", () => new Response("<h1>Wartung</h1>", { headers: { "content-type": "text/html" } })],
  ["nothing", () => new Response(null)],
  ["half of it", () => new Response('{"data":')],
  ["null", () => Response.json(null)],
  ["a text", () => Response.json("ok")],
  ["a list", () => Response.json([{ data: {} }])],
  ["something else", () => Response.json({ ok: true })],
  ["wrong types", () => Response.json({ data: 1, sent: "yes", message: { a: 1 }, additional_data: "x" })],
  ["500", () => Response.json({ message: "Fatal error" }, { status: 500 })],
  ["503", () => new Response("x", { status: 503 })],
  ["404", () => Response.json({ code: "rest_no_route", message: "No route", data: { status: 404 } }, { status: 404 })],
  ["silence", () => new Promise<never>(() => undefined)],
  ["a broken connection", () => Promise.reject(new TypeError("connection refused"))],
];

describe("login", () => {
  const credentials = { username: "anna", password: "Geheim123" };

  test("sends name and password once, to the configured namespace", async () => {
    const { context, requests } = openContextForTest(() => Response.json(loginReply), { SSO_NAMESPACE: "russmedia" });
    await ssoLogin(context, credentials);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://backend/wp-json/russmedia/v1/login"]);
    expect(await requests[0]?.json()).toEqual({ log: "anna", password: "Geheim123" });
  });

  test("reads the reader and the markup of the cookies", async () => {
    expect(await ssoLogin(json(loginReply).context, credentials)).toEqual({
      kind: "signed-in",
      cookie: loginReply.data.login_result.cookie,
      user: { ...anna, fullname: "Berger", piano: null },
    });
    const data = { ...loginReply.data, piano: wirePiano, attributes: [{ name: "a", value: "b" }] };
    expect(await ssoLogin(json({ data }).context, credentials)).toMatchObject({
      user: { piano: { userRef: "ref-anna" }, attributes: [{ name: "a", value: "b" }] },
    });
  });

  test.each([
    ["201", "201", 200],
    ["218", 218, 200],
    ["219", "219", 429],
    ["00", "00", 200],
  ])("gives error %s with the server's message", async (code, error, status) => {
    const body = { data: { login_result: { error } }, message: "Nein." };
    expect(await ssoLogin(json(body, status).context, credentials)).toEqual({ kind: "refused", error: code, message: "Nein." });
  });

  test("a success that names no reader is none", async () => {
    const data = { ...loginReply.data, user_data: { ...loginReply.data.user_data, token: "" } };
    expect(await ssoLogin(json({ data, message: "Willkommen" }).context, credentials)).toMatchObject({
      kind: "refused",
      message: null,
    });
    expect(log).toHaveBeenCalledOnce();
  });

  test.each(nonsense)("%s is a refusal without reason", async (_name, answer) => {
    const { context, requests } = openContextForTest(answer);
    expect(await ssoLogin(context, credentials)).toEqual({ kind: "refused", error: null, message: null });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("Geheim123");
  });
});

describe("logout", () => {
  test("sends the token and no body, and reads the markup", async () => {
    const { context, requests } = json({ data: { logout_result: { cookie: "<img>" } } });
    expect(await ssoLogout(context, "t-anna")).toBe("<img>");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer t-anna");
    expect(await requests[0]?.text()).toBe("");
  });

  test.each(nonsense)("%s clears nothing by itself", async (_name, answer) => {
    expect(await ssoLogout(openContextForTest(answer).context, "t-anna")).toBeNull();
    expect(JSON.stringify(log.mock.calls)).not.toContain("t-anna");
  });
});

describe("a forgotten password", () => {
  test("sends the name, reads whether a mail was sent, and the message", async () => {
    const { context, requests } = json({ sent: true, message: "Unterwegs." });
    expect(await ssoForgetPassword(context, "anna")).toEqual({ sent: true, message: "Unterwegs." });
    expect(await requests[0]?.json()).toEqual({ log: "anna" });
    expect(new URL(requests[0]?.url ?? "").pathname).toBe("/wp-json/sso/v1/forget-password");
  });

  test("a refusal with a status of its own still says why", async () => {
    expect(await ssoForgetPassword(json({ sent: false, message: "Zu oft." }, 429).context, "anna")).toEqual({
      sent: false,
      message: "Zu oft.",
    });
  });

  test.each(nonsense.filter(([name]) => name !== "404"))("%s says nothing", async (_name, answer) => {
    expect(await ssoForgetPassword(openContextForTest(answer).context, "anna")).toEqual({ sent: null, message: null });
  });
});

describe("a new password", () => {
  const reply = (success: unknown, text: string | null = null) => ({
    additional_data: { sso: { change_password_result: { success }, user_error_text: text } },
  });

  test("within a session goes with the current one, hash and token", async () => {
    const { context, requests } = json(reply("1"));
    expect(await ssoChangePassword(context, anna, { currentPassword: "Geheim123", ...passwords })).toEqual({
      isDone: true,
      userErrorText: null,
    });
    expect(new URL(requests[0]?.url ?? "").pathname).toBe("/wp-json/sso/v1/change-pw/user");
    expect(requests[0]?.headers.get("authorization")).toBe(`Bearer ${anna.t}`);
    expect(await requests[0]?.json()).toEqual({
      old_password: "Geheim123",
      new_password: "Geheim456",
      new_password_again: "Geheim457",
      hash: anna.h,
      token: anna.t,
    });
  });

  test("after a mail goes with its key alone", async () => {
    const { context, requests } = json(reply("1"));
    await ssoResetPassword(context, "schluessel", passwords);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer");
    expect(await requests[0]?.json()).toEqual({
      new_password: "Geheim456",
      new_password_again: "Geheim457",
      hash: "schluessel",
    });
  });

  test.each([
    ["0", false],
    [1, true],
    ["true", false],
    ["", false],
  ])("success %j means %s", async (success, isDone) => {
    expect(await ssoResetPassword(json(reply(success, "Warum")).context, "k", passwords)).toEqual({
      isDone,
      userErrorText: "Warum",
    });
  });

  test.each(nonsense)("%s is no success", async (_name, answer) => {
    const { context } = openContextForTest(answer);
    expect(await ssoResetPassword(context, "k", passwords)).toEqual({ isDone: false, userErrorText: null });
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Geheim45/);
  });
});
