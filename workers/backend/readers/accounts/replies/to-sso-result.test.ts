import { describe, expect, test } from "vitest";
import { aboFlags } from "#graphql/generated/contract.ts";
import type { Abo, Piano } from "#workers/backend/readers/products/piano.ts";
import { toActionResult, toAttributeResult, toAutologinResult, toLogoutResult, toSsoResult } from "./to-sso-result.ts";

const user = {
  user_id: 7,
  login: "anna",
  email: "anna@example.org",
  hash: "h",
  token: "t",
  lastname: "Moosbrugger",
  fullname: "Anna Moosbrugger",
};
const flags = Object.fromEntries(aboFlags.map((flag) => [flag, false])) as Record<(typeof aboFlags)[number], boolean>;
const abo: Abo = { ...flags, plusSubscriptionMeta: [], plusPremiumSubscriptionMeta: [], userRef: "ref" };
const piano: Piano = { userRef: "ref", abo };
const attributes = [{ name: "a", value: "b" }];
const refused = { kind: "refused", error: "218", message: "Nicht aktiviert" } as const;

describe("login and register", () => {
  test("a reader who is signed in gets user, cookie, subscription and attributes", () => {
    expect(toSsoResult({ kind: "signed-in", cookie: "<img>", user, piano, attributes })).toStrictEqual({
      user,
      success: "1",
      error: "0",
      message: null,
      cookie: "<img>",
      piano,
      attributes,
    });
  });

  test("a registration that ends with a mail has succeeded, but does not sign in", () => {
    expect(toSsoResult({ kind: "mail-sent", message: "Wir haben dir geschrieben." })).toStrictEqual({
      user: null,
      success: "1",
      error: "0",
      message: "Wir haben dir geschrieben.",
      cookie: null,
      piano: null,
      attributes: null,
    });
  });

  test("a refusal carries its code and text, and nothing else", () => {
    expect(toSsoResult(refused)).toStrictEqual({
      user: null,
      success: "0",
      error: "218",
      message: "Nicht aktiviert",
      cookie: null,
      piano: null,
      attributes: null,
    });
  });
});

test("a valid session is autologin_successfull, another one its reason", () => {
  expect(toAutologinResult({ kind: "valid", isProlonged: false, user, piano, attributes })).toStrictEqual({
    code: "autologin_successfull",
    user,
    message: null,
    piano,
    attributes,
  });
  expect(toAutologinResult({ kind: "invalid", code: "no_session", message: "No existing session" })).toStrictEqual({
    code: "no_session",
    user: null,
    message: "No existing session",
    piano: null,
    attributes: null,
  });
});

test("logging out always succeeds", () => {
  expect(toLogoutResult({ login: "anna", cookie: "<img>" })).toStrictEqual({
    action: "logout",
    cookie: "<img>",
    error: "0",
    error_text: null,
    success: "1",
    login: "anna",
  });
});

test("calls that only succeed or fail say which, and why", () => {
  expect(toActionResult({ kind: "done", message: null })).toStrictEqual({ success: "1", error: "0", message: null });
  expect(toActionResult(refused)).toStrictEqual({ success: "0", error: "218", message: "Nicht aktiviert" });
});

test("an attribute's text is that of an error", () => {
  expect(toAttributeResult({ kind: "done", message: "Gespeichert" })).toStrictEqual({
    action: "update_attribute",
    success: "1",
    error: "0",
    errorText: null,
  });
  expect(toAttributeResult(refused)).toStrictEqual({
    action: "update_attribute",
    success: "0",
    error: "218",
    errorText: "Nicht aktiviert",
  });
});
