import { env } from "cloudflare:workers";
import { parseSetCookie } from "cookie";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { autologin } from "./autologin.ts";
import { logout } from "./logout.ts";
import { toProlongingHeaders } from "./prolonging-cookies.ts";
import { createSession, findSession, findSessionByToken } from "./sessions.ts";

const DAY = 24 * 60 * 60;
countScrypts();
beforeEach(deleteAccountsForTest);

const at = (now: number) => createTestCall({ now });
const setState = (state: string) => env.DB.prepare("UPDATE accounts SET state = ?1").bind(state).run();

describe("a session", () => {
  test("is found by h and t together, and by t alone", async () => {
    const keys = await createSession(createTestCall(), await insertAccount(), "password");
    const expected = { hash: keys.hash, method: "password", account: { login: "maria" } };
    expect(await findSession(createTestCall(), keys)).toMatchObject(expected);
    expect(await findSessionByToken(createTestCall(), keys.token)).toMatchObject(expected);
  });

  test("is kept without its token", async () => {
    const keys = await createSession(createTestCall(), await insertAccount(), "password");
    const kept = JSON.stringify(await env.DB.prepare("SELECT * FROM account_sessions").first());
    expect(kept).toContain(keys.hash);
    expect(kept).not.toContain(keys.token);
    expect(JSON.parse(kept)).toMatchObject({ device: "Firefox", created_at: testNow, expires_at: testNow + 30 * DAY });
  });

  test("is not found by the h of one and the t of another, nor by parts of them", async () => {
    const id = await insertAccount();
    const one = await createSession(createTestCall(), id, "password");
    const other = await createSession(createTestCall(), id, "password");
    for (const keys of [
      { hash: one.hash, token: other.token },
      { hash: other.hash, token: one.token },
      { hash: one.hash, token: "" },
      { hash: "", token: one.token },
      { hash: one.token, token: one.hash },
      { hash: one.hash, token: one.token.slice(0, -1) },
      { hash: one.hash, token: `${one.token} ` },
    ]) {
      expect(await findSession(createTestCall(), keys)).toBeNull();
    }
    expect(await findSessionByToken(createTestCall(), one.hash)).toBeNull();
  });

  test("lasts thirty days from when the reader was last seen, to the hour", async () => {
    const keys = await createSession(at(testNow), await insertAccount(), "password");
    expect(await findSession(at(testNow + 3599), keys)).not.toBeNull();
    expect(await findSession(at(testNow + 30 * DAY), keys)).toBeNull();
    expect(await findSession(at(testNow + 30 * DAY - 1), keys)).not.toBeNull();
    expect(await findSession(at(testNow + 60 * DAY - 2), keys)).not.toBeNull();
    expect(await findSession(at(testNow + 90 * DAY), keys)).toBeNull();
  });

  test("is written at most once an hour, however often the reader comes", async () => {
    const keys = await createSession(at(testNow), await insertAccount(), "password");
    const seenAfter = async (now: number) => {
      await findSession(at(now), keys);
      return env.DB.prepare("SELECT last_seen_at FROM account_sessions").first<number>("last_seen_at");
    };
    expect(await seenAfter(testNow + 3599)).toBe(testNow);
    expect(await seenAfter(testNow + 3600)).toBe(testNow + 3600);
    expect(await seenAfter(testNow + 7199)).toBe(testNow + 3600);
  });

  test.each(["blocked", "pending"])("of a %s account is invalid until the account is active", async (state) => {
    const keys = await createSession(createTestCall(), await insertAccount(), "password");
    await setState(state);
    expect(await findSession(createTestCall(), keys)).toBeNull();
    expect(await findSessionByToken(createTestCall(), keys.token)).toBeNull();
    await setState("active");
    expect(await findSession(createTestCall(), keys)).not.toBeNull();
  });

  test("ends with its account", async () => {
    const keys = await createSession(createTestCall(), await insertAccount(), "password");
    await env.DB.prepare("DELETE FROM accounts").run();
    expect(await findSession(createTestCall(), keys)).toBeNull();
  });

  test("is one of at most twenty of its account; those that were unused longest end", async () => {
    const [maria, josef] = [await insertAccount(), await insertAccount({ login: "josef", email: "josef@example.com" })];
    const josefs = await createSession(at(testNow - 1000), josef, "password");
    const first = await createSession(at(testNow), maria, "password");
    const second = await createSession(at(testNow + 1), maria, "password");
    await findSession(at(testNow + 2 * 3600), first);
    for (let index = 0; index < 19; index++) await createSession(at(testNow + 3600), maria, "password");
    const later = at(testNow + 3 * 3600);
    expect(await findSession(later, first)).not.toBeNull();
    expect(await findSession(later, second)).toBeNull();
    expect(await findSession(later, josefs)).not.toBeNull();
    expect(await countRows("account_sessions")).toBe(21);
  });
});

describe("automatic login", () => {
  test("finds the reader by the cookies", async () => {
    const id = await insertAccount();
    const keys = await createSession(createTestCall(), id, "password");
    expect(await autologin(createTestCall(), keys)).toMatchObject({
      kind: "valid",
      user: { user_id: id, ...keys, fullname: "Maria Moosbrugger" },
      piano: { abo: { hasPurAccess: false } },
      attributes: [],
    });
  });

  test("a reader who comes every twenty days stays signed in for a year: the cookies last as long as the session", async () => {
    const keys = await createSession(at(testNow), await insertAccount(), "password");
    let cookiesEnd = testNow + 30 * DAY;
    for (let now = testNow; now <= testNow + 365 * DAY; now += 20 * DAY) {
      expect(cookiesEnd).toBeGreaterThan(now);
      const call = at(now);
      const result = await autologin(call, keys);
      expect(result.kind).toBe("valid");
      const pair = toProlongingHeaders(call, result).map((header) => parseSetCookie(header));
      expect(pair.map(({ name }) => name)).toEqual(now === testNow ? [] : ["EvoSSO", "SsoSessionCookie"]);
      for (const { maxAge = 0 } of pair) cookiesEnd = now + maxAge;
    }
    const last = at(cookiesEnd);
    expect(toProlongingHeaders(last, await autologin(last, keys))).toEqual([]);
  });

  test("the pair is set anew as a login sets it, once an hour, and for the portal alone", async () => {
    const id = await insertAccount();
    const keys = await createSession(at(testNow), id, "password");
    const ask = async (now: number, caller = {}) => {
      const call = createTestCall({ now, caller });
      return toProlongingHeaders(call, await autologin(call, keys));
    };
    const [sso, session] = (await ask(testNow + 3600)).map((header) => parseSetCookie(header));
    const place = { path: "/", domain: "talblick.example", maxAge: 30 * DAY, sameSite: "lax", secure: true };
    expect(session).toMatchObject({ ...place, name: "SsoSessionCookie", value: keys.hash });
    expect(sso).toMatchObject({ ...place, name: "EvoSSO" });
    expect(Object.fromEntries(new URLSearchParams(sso?.value))).toMatchObject({ id: String(id), h: keys.hash, t: keys.token });
    expect(await ask(testNow + 3601)).toEqual([]);
    expect(await ask(testNow + 3 * 3600, { origin: null })).toEqual([]);
  });

  test.each([
    ["", "t"],
    ["h", ""],
    ["", ""],
  ])("requires hash and token: %o, %o", async (hash, token) => {
    expect(await autologin(createTestCall(), { hash, token })).toEqual({
      kind: "invalid",
      code: "hash_and_token_required",
      message: "Hash and token are required",
    });
  });

  test("any other pair of texts is no session and no error", async () => {
    await createSession(createTestCall(), await insertAccount(), "password");
    const call = createTestCall({ caller: { address: null } });
    const text = fc.oneof(fc.string({ unit: "binary", minLength: 1 }), fc.base64String({ minLength: 22, maxLength: 44 }));
    await fc.assert(
      fc.asyncProperty(text, text, async (hash, token) => {
        expect(await autologin(call, { hash, token })).toEqual({
          kind: "invalid",
          code: "no_session",
          message: "No existing session",
        });
      }),
      { numRuns: 200 },
    );
  });

  test("more than sixty failures from one address are named, and never cost a neighbour the session", async () => {
    const keys = await createSession(createTestCall(), await insertAccount(), "password");
    const fail = () => autologin(createTestCall(), { hash: keys.hash, token: "falsch" });
    const codes = (await Promise.all(Array.from({ length: 62 }, fail))).map((result) => "code" in result && result.code);
    expect(codes.filter((code) => code === "no_session")).toHaveLength(60);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(2);
    expect(await autologin(createTestCall(), keys)).toMatchObject({ kind: "valid" });
    const elsewhere = createTestCall({ caller: { address: "198.51.100.9" } });
    expect(await autologin(elsewhere, { hash: "h", token: "t" })).toMatchObject({ code: "no_session" });
  });
});

describe("logout", () => {
  const image = expect.stringMatching(/^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w.-]+" alt="" width="1" height="1">$/);

  test("ends the session of the token and no other", async () => {
    const id = await insertAccount();
    const keys = await createSession(createTestCall(), id, "password");
    const other = await createSession(createTestCall(), id, "password");
    expect(await logout(createTestCall(), keys.token)).toEqual({ login: "maria", cookie: image });
    expect(await findSession(createTestCall(), keys)).toBeNull();
    expect(await findSession(createTestCall(), other)).not.toBeNull();
    expect(await logout(createTestCall(), keys.token)).toEqual({ login: null, cookie: image });
  });

  test.each([null, "", "falsch", "x".repeat(10_000)])("without a session (%s) clears the cookies as well", async (token) => {
    expect(await logout(createTestCall(), token)).toEqual({ login: null, cookie: image });
  });
});
