import { parseCookie } from "cookie";
import { expect, test } from "vitest";
import { parseSessionCookies } from "./session.ts";

const sso = "username=anna&fullname=Anna+Berger&id=42&email=anna%40mail.example&h=hash&t=token";
const both = { EvoSSO: sso, SsoSessionCookie: "s1" };

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
  const cookies = parseCookie(`EvoSSO=${encodeURIComponent(sso)}; SsoSessionCookie=s1`);
  expect(parseSessionCookies(cookies)).toEqual(parseSessionCookies(both));
});

test("name and mail may be missing", () => {
  expect(parseSessionCookies({ ...both, EvoSSO: "username=anna&id=42&h=a&t=b" })).toMatchObject({ fullname: "", email: "" });
});

test.each([
  ["no cookies", {}],
  ["only the first of the pair", { EvoSSO: sso }],
  ["only the second of the pair", { SsoSessionCookie: "s1" }],
  ["an empty session", { ...both, SsoSessionCookie: "" }],
  ["an empty sign-on", { ...both, EvoSSO: "" }],
  ["an oversized sign-on", { ...both, EvoSSO: `${sso}&x=${"x".repeat(5000)}` }],
  ["an oversized session", { ...both, SsoSessionCookie: "x".repeat(5000) }],
  ["garbage", { ...both, EvoSSO: "%E0%A4%A;;\u0000{}" }],
  ["JSON", { ...both, EvoSSO: '{"username":"anna","id":42}' }],
  ["no user name", { ...both, EvoSSO: "username=&id=42&h=a&t=b" }],
  ["no hash", { ...both, EvoSSO: "username=anna&id=42&t=b" }],
  ["no token", { ...both, EvoSSO: "username=anna&id=42&h=a&t=" }],
  ["a number that is none", { ...both, EvoSSO: "username=anna&id=42x&h=a&t=b" }],
  ["a negative number", { ...both, EvoSSO: "username=anna&id=-1&h=a&t=b" }],
  ["a number beyond all numbers", { ...both, EvoSSO: `username=anna&id=${"9".repeat(16)}&h=a&t=b` }],
  ["a name of every object", { ...both, EvoSSO: "__proto__=x&constructor=y" }],
])("%s makes no session, and no error", (_name, cookies) => {
  expect(parseSessionCookies(cookies)).toBeNull();
});
