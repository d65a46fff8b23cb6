import { expect, test } from "vitest";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { decideSessionStart } from "./decide-session-start.ts";

const now = 1_800_000_000_000;
const minutes = 60_000;
const pair = { EvoSSO: "username=anna&fullname=Anna&id=7&email=a%40b.example&h=hash&t=token", SsoSessionCookie: "hash" };

function status(change: Partial<UserStatus> = {}): UserStatus {
  return { hash: "hash", token: "token", checkedAt: now - minutes, ...change } as UserStatus;
}

test("memory without cookies means that the reader signed out elsewhere", () => {
  expect(decideSessionStart({}, null, now)).toEqual({ kind: "forget" });
  expect(decideSessionStart({ CurrentCity: "dornbirn" }, status(), now)).toEqual({ kind: "forget" });
});

test("a session of which this browser knows nothing is asked about", () => {
  expect(decideSessionStart(pair, null, now)).toEqual({ kind: "ask", hash: "hash", token: "token" });
});

test("a session that was confirmed less than five minutes ago needs no call", () => {
  const confirmed = status({ checkedAt: now - 5 * minutes + 1 });
  expect(decideSessionStart(pair, confirmed, now)).toEqual({ kind: "trust", status: confirmed });
});

test.each([
  ["was confirmed five minutes ago", status({ checkedAt: now - 5 * minutes })],
  ["was confirmed in the future, after the clock went back", status({ checkedAt: now + minutes })],
  ["belongs to another session", status({ hash: "other" })],
])("a memory that %s is not trusted", (_, remembered) => {
  expect(decideSessionStart(pair, remembered, now)).toEqual({ kind: "ask", hash: "hash", token: "token" });
});

test.each([
  ["only EvoSSO", { EvoSSO: pair.EvoSSO }],
  ["only SsoSessionCookie", { SsoSessionCookie: "hash" }],
  ["an empty SsoSessionCookie", { ...pair, SsoSessionCookie: "" }],
  ["nonsense in EvoSSO", { ...pair, EvoSSO: "nonsense" }],
  ["no token in EvoSSO", { ...pair, EvoSSO: "username=anna&id=7&h=hash" }],
])("a browser that holds %s is cleared without a call", (_, cookies) => {
  expect(decideSessionStart(cookies, null, now)).toEqual({ kind: "clear" });
  expect(decideSessionStart(cookies, status(), now)).toEqual({ kind: "clear" });
});
