import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withPageFacts } from "../../../tests/support/page-facts.ts";
import { changePassword, forgetPassword } from "./password-calls.client.ts";

let cookie: string;
let asked: { url: string; authorization: string | null; body: unknown }[];

function answer(reply: unknown, status = 200): void {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get("authorization");
    asked.push({ url, authorization, body: JSON.parse(String(init.body)) });
    return Response.json(reply, { status });
  });
}

function answerChange(success: string | number, text: string | null = null): void {
  answer({ additional_data: { sso: { change_password_result: { success }, user_error_text: text } } });
}

beforeEach(() => {
  cookie = "";
  asked = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("document", {
    ...withPageFacts({ appEnv: "prod", ssoNamespace: "anmeldung" }),
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const change = { old_password: "alt-123", new_password: "neu-123", new_password_again: "neu-123", hash: "h7", token: "t7" };
const reset = { new_password: "neu-123", new_password_again: "neu-123", hash: "k3y" };

test.each([change, reset])("a new password travels in the fields of the specification (%#)", async (body) => {
  answerChange("1");
  expect(await changePassword(body)).toEqual({ isChanged: true, message: null });
  expect(asked).toEqual([{ url: "/wp-json/anmeldung/v1/change-pw/user", authorization: "", body }]);
});

test("a reader who is signed in says so with every call", async () => {
  cookie = "apollo:prod.token=t7";
  answer({ sent: true, message: "Unterwegs." });
  expect(await forgetPassword("anna")).toEqual({ sent: true, message: "Unterwegs." });
  expect(asked).toEqual([{ url: "/wp-json/anmeldung/v1/forget-password", authorization: "Bearer t7", body: { log: "anna" } }]);
});

test.each(["0", "", "true", 0])("a change whose success is %j was refused, with the server's words", async (success) => {
  answerChange(success, "Das aktuelle Passwort ist falsch.");
  expect(await changePassword(change)).toEqual({ isChanged: false, message: "Das aktuelle Passwort ist falsch." });
});

test.each([
  ["is no reply", {}, 200],
  ["lacks success", { additional_data: { sso: { change_password_result: {} } } }, 200],
  ["comes with an error", { message: "kaputt" }, 500],
])("an answer that %s is a failure that holds no password", async (_, reply, status) => {
  answer(reply, status);
  const failure = await changePassword(change).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "CallFailure" });
  expect(String(failure)).not.toMatch(/alt-123|neu-123/);
});
