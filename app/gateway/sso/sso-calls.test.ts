/** The calls of rules 7.2: what is sent, what is read, and what is made of malformed replies. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createWorkerTransport } from "#app/actions/worker-transport.ts";
import { NOT_ACTIVATED, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { parseSessionUser, type SessionUser } from "#app/domain/session/session-user.ts";
import { loginReply, validAutologin, wirePiano } from "#tests/support/edge/account-answers.ts";
import { openContextForTest } from "#tests/support/units/open-context.ts";
import { changePassword, resetPassword } from "./calls/change-password.ts";
import { forgetPassword } from "./calls/session/forget-password.ts";
import { logInByRest } from "./calls/session/log-in.ts";
import { logOutByRest } from "./calls/session/log-out.ts";

const anna = parseSessionUser(validAutologin.data.autologin) as SessionUser;
const passwords = { newPassword: "Geheim456", newPasswordAgain: "Geheim457" };

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function open(...given: Parameters<typeof openContextForTest>) {
  const { context, requests } = openContextForTest(...given);
  return { transport: createWorkerTransport(context), requests };
}
const json = (body: unknown, status = 200) => open(() => Response.json(body, { status }));
const keys = { hash: anna.h, token: anna.t };
const refused = (message: string = TECHNICAL_ERROR) => ({ kind: "refused", message });

/** Replies without anything usable, one for each way in which a server has gone wrong. */
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
    const { transport, requests } = open(() => Response.json(loginReply), { SSO_NAMESPACE: "russmedia" });
    await logInByRest(transport, credentials);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://backend/wp-json/russmedia/v1/login"]);
    expect(await requests[0]?.json()).toEqual({ log: "anna", password: "Geheim123" });
  });

  test("reads the reader and the markup of the cookies", async () => {
    expect(await logInByRest(json(loginReply).transport, credentials)).toEqual({
      kind: "signed-in",
      cookie: loginReply.data.login_result.cookie,
      user: { ...anna, fullname: "Berger", piano: null },
    });
    const data = { ...loginReply.data, piano: wirePiano, attributes: [{ name: "a", value: "b" }] };
    expect(await logInByRest(json({ data }).transport, credentials)).toMatchObject({
      user: { piano: { userRef: "ref-anna" }, attributes: [{ name: "a", value: "b" }] },
    });
  });

  test.each([
    ["201", "201", 200],
    ["218", 218, 200],
    ["219", "219", 429],
    ["00", "00", 200],
  ])("with error %s is refused with the server's message", async (_name, error, status) => {
    const body = { data: { login_result: { error } }, message: "Nein." };
    expect(await logInByRest(json(body, status).transport, credentials)).toEqual(refused("Nein."));
  });

  test("with an account that is not activated says where it can be, where the server says nothing", async () => {
    const body = { data: { login_result: { error: 218 } } };
    expect(await logInByRest(json(body).transport, credentials)).toEqual(refused(NOT_ACTIVATED));
  });

  test("without name or password makes no request", async () => {
    const { transport, requests } = json(loginReply);
    for (const empty of [
      { username: "", password: "x" },
      { username: "x", password: "" },
    ]) {
      await expect(logInByRest(transport, empty)).rejects.toThrow(/^Username and password are required$/);
    }
    expect(requests).toEqual([]);
  });

  test("a success that names no reader is refused", async () => {
    const data = { ...loginReply.data, user_data: { ...loginReply.data.user_data, token: "" } };
    expect(await logInByRest(json({ data, message: "Willkommen" }).transport, credentials)).toEqual(refused());
  });

  test.each(nonsense)("%s is a refusal without reason", async (_name, answer) => {
    const { transport, requests } = open(answer);
    expect(await logInByRest(transport, credentials)).toEqual(refused());
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain("Geheim123");
  });
});

describe("logout", () => {
  test("sends the token and no body, and reads the markup", async () => {
    const { transport, requests } = json({ data: { logout_result: { cookie: "<img>" } } });
    expect(await logOutByRest(transport, "t-anna")).toEqual({ kind: "signed-out", cookie: "<img>" });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer t-anna");
    expect(await requests[0]?.text()).toBe("");
  });

  test.each(nonsense)("%s clears nothing by itself", async (_name, answer) => {
    expect(await logOutByRest(open(answer).transport, "t-anna")).toEqual({ kind: "signed-out", cookie: null });
    expect(JSON.stringify(log.mock.calls)).not.toContain("t-anna");
  });
});

describe("a forgotten password", () => {
  test("sends the name, reads whether a mail was sent, and the message", async () => {
    const { transport, requests } = json({ sent: true, message: "Unterwegs." });
    expect(await forgetPassword(transport, "anna")).toEqual({ kind: "mail-sent", message: "Unterwegs." });
    expect(await requests[0]?.json()).toEqual({ log: "anna" });
    expect(new URL(requests[0]?.url ?? "").pathname).toBe("/wp-json/sso/v1/forget-password");
  });

  test("a refusal with a status of its own still says why", async () => {
    expect(await forgetPassword(json({ sent: false, message: "Zu oft." }, 429).transport, "anna")).toEqual(refused("Zu oft."));
  });

  test.each(nonsense.filter(([name]) => name !== "404"))("%s says nothing", async (_name, answer) => {
    expect(await forgetPassword(open(answer).transport, "anna")).toEqual(refused());
  });
});

describe("a new password", () => {
  const reply = (success: unknown, text: string | null = null) => ({
    additional_data: { sso: { change_password_result: { success }, user_error_text: text } },
  });

  test("within a session goes with the current one, hash and token", async () => {
    const { transport, requests } = json(reply("1"));
    expect(await changePassword(transport, keys, { currentPassword: "Geheim123", ...passwords })).toEqual({ kind: "changed" });
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
    const { transport, requests } = json(reply("1"));
    await resetPassword(transport, "schluessel", passwords);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer");
    expect(await requests[0]?.json()).toEqual({ new_password: "Geheim456", new_password_again: "Geheim457", hash: "schluessel" });
  });

  test.each([
    ["0", false],
    [1, true],
    ["true", false],
    ["", false],
  ])("success %j means %s", async (success, isDone) => {
    expect(await resetPassword(json(reply(success, "Warum")).transport, "k", passwords)).toEqual(
      isDone ? { kind: "changed" } : refused("Warum"),
    );
  });

  test.each([
    ["the text for users", { ...reply("0", "Zu kurz."), message: "x" }, "Zu kurz."],
    ["its message where it has no such text", { ...reply("0"), message: "Zu oft." }, "Zu oft."],
  ])("that is refused with a status of its own still says %s", async (_name, body, text) => {
    for (const status of [400, 403, 429]) {
      expect(await resetPassword(json(body, status).transport, "k", passwords)).toEqual(refused(text));
    }
  });

  test.each(nonsense)("%s is no success", async (_name, answer) => {
    const { transport } = open(answer);
    expect(await resetPassword(transport, "k", passwords)).toEqual(refused());
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Geheim45/);
  });
});
