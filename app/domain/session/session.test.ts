import { parseCookie, stringifySetCookie } from "cookie";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSessionCookies, parseSessionCookies, withPairName } from "./session.ts";

const sso = "username=anna&fullname=Anna+Berger&id=42&email=anna%40mail.example&h=hash&t=token";
const both = { EvoSSO: sso, SsoSessionCookie: "hash" };

test("the cookie pair of a reader who logged in is read field by field", () => {
  expect(parseSessionCookies(both)).toEqual({
    username: "anna",
    fullname: "Anna Berger",
    id: 42,
    email: "anna@mail.example",
    hash: "hash",
    token: "token",
  });
});

test("a cookie that is encoded as a whole is read the same", () => {
  const cookies = parseCookie(`EvoSSO=${encodeURIComponent(sso)}; SsoSessionCookie=hash`);
  expect(parseSessionCookies(cookies)).toEqual(parseSessionCookies(both));
});

test("name and mail may be missing", () => {
  expect(parseSessionCookies({ ...both, EvoSSO: "username=anna&id=42&h=hash&t=b" })).toMatchObject({ fullname: "", email: "" });
});

test.each([
  ["no cookies", {}],
  ["only the first of the pair", { EvoSSO: sso }],
  ["only the second of the pair", { SsoSessionCookie: "hash" }],
  ["an empty session", { ...both, SsoSessionCookie: "" }],
  ["an empty sign-on", { ...both, EvoSSO: "" }],
  ["an oversized sign-on", { ...both, EvoSSO: `${sso}&x=${"x".repeat(5000)}` }],
  ["an oversized session", { ...both, SsoSessionCookie: "x".repeat(5000) }],
  ["garbage", { ...both, EvoSSO: "%E0%A4%A;;\u0000{}" }],
  ["JSON", { ...both, EvoSSO: '{"username":"anna","id":42}' }],
  ["no user name", { ...both, EvoSSO: "username=&id=42&h=hash&t=b" }],
  ["no hash", { ...both, EvoSSO: "username=anna&id=42&t=b" }],
  ["no token", { ...both, EvoSSO: "username=anna&id=42&h=hash&t=" }],
  ["an invalid number", { ...both, EvoSSO: "username=anna&id=42x&h=hash&t=b" }],
  ["the number zero", { ...both, EvoSSO: "username=anna&id=0&h=hash&t=b" }],
  ["a negative number", { ...both, EvoSSO: "username=anna&id=-1&h=hash&t=b" }],
  ["a number beyond all numbers", { ...both, EvoSSO: `username=anna&id=${"9".repeat(16)}&h=hash&t=b` }],
  ["the session of somebody else", { ...both, SsoSessionCookie: "hasH" }],
  ["a session that begins alike", { ...both, SsoSessionCookie: "hash2" }],
  ["a session that ends early", { ...both, SsoSessionCookie: "has" }],
  ["a name of every object", { ...both, EvoSSO: "__proto__=x&constructor=y" }],
])("%s makes no session, and no error", (_name, cookies) => {
  expect(parseSessionCookies(cookies)).toBeNull();
});

test("a reader is called as the cookie pair of their session calls them", () => {
  const reader = { id: 42, lastname: "Berger", username: "anna", email: "", fullname: "Berger", h: "hash", t: "token" };
  const user = { ...reader, piano: null, attributes: [] };
  const pair = parseSessionCookies(both);
  expect(withPairName(user, pair)).toEqual({ ...user, fullname: "Anna Berger" });
  expect(withPairName({ ...user, id: 43 }, pair).fullname).toBe("Berger");
  expect(withPairName(user, parseSessionCookies({ ...both, EvoSSO: "username=anna&id=42&h=hash&t=b" })).fullname).toBe("Berger");
  expect(withPairName(user, null).fullname).toBe("Berger");
});

/** As the back end sets it: fields URL-encoded, and encoded once more as a cookie. */
function bake(fields: Record<string, string>): Record<string, string | undefined> {
  const pair = [
    stringifySetCookie("EvoSSO", new URLSearchParams(fields).toString()),
    stringifySetCookie("SsoSessionCookie", fields.h ?? ""),
  ];
  return parseCookie(pair.join("; "));
}

test.each([
  ["umlauts", "Änne Größböck-Öller"],
  ["quotes", `Anna "die Ändere" O'Brien`],
  ["separators", "a;b=c&d%20e+f,g"],
  ["an emoji", "Anna 🦊"],
  ["a line break", "Anna\r\nSet-Cookie: x=y"],
])("a name with %s comes through the cookie as it is", (_, fullname) => {
  const fields = { username: fullname, fullname, id: "42", email: `${fullname}@mail.example`, h: "h-1", t: "t-1" };
  expect(parseSessionCookies(bake(fields))).toEqual({
    username: fullname,
    fullname,
    id: 42,
    email: `${fullname}@mail.example`,
    hash: "h-1",
    token: "t-1",
  });
});

const settings = { seed: 11, numRuns: 1000 };

test("every reader can be read from the cookies", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  const secret = fc.stringMatching(/^[\w-]{1,43}$/);
  const reader = fc.record({
    username: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fullname: text,
    id: fc.integer({ min: 1 }).map(String),
    email: text,
    h: secret,
    t: secret,
  });
  fc.assert(
    fc.property(reader, ({ h, t, id, ...names }) => {
      expect(parseSessionCookies(bake({ ...names, id, h, t }))).toEqual({ ...names, id: Number(id), hash: h, token: t });
    }),
    settings,
  );
});

test("junk in the cookies is neither an error nor a reader", () => {
  const junk = fc.string({ unit: "binary", maxLength: 5000 });
  const name = fc.constantFrom("EvoSSO", "SsoSessionCookie", "__proto__", "constructor", "x");
  fc.assert(
    fc.property(fc.dictionary(name, junk), (cookies) => parseSessionCookies(cookies) === null),
    settings,
  );
  // Fields of the right names, with anything in them.
  const field = fc.constantFrom("username", "fullname", "id", "email", "h", "t", "__proto__", "toString");
  const fields = fc.array(fc.tuple(field, fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(fields, (entries) => {
      const session = entries.findLast(([name]) => name === "h")?.[1] ?? "s";
      const parsed = parseSessionCookies({ EvoSSO: new URLSearchParams(entries).toString(), SsoSessionCookie: session });
      if (parsed === null) return;
      expect(parsed.id).toBeGreaterThan(0);
      for (const proof of [parsed.username, parsed.hash, parsed.token]) expect(proof).not.toBe("");
    }),
    settings,
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (header) => parseSessionCookies(parseCookie(header)) === null),
    settings,
  );
});

test.each([
  ["both", both, true],
  ["one of the pair", { SsoSessionCookie: "" }, true],
  ["the other of the pair", { EvoSSO: "junk" }, true],
  ["none", { CurrentCity: "dornbirn" }, false],
  ["the names of every object", { __proto__: null, constructor: "x" }, false],
])("with %s of the cookies there is something to clear, or nothing", (_, cookies, isThere) => {
  expect(hasSessionCookies(cookies as Record<string, string>)).toBe(isThere);
});
