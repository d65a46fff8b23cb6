import { expect, test } from "vitest";
import { createGiftReader, readGiftKey, readGiftReader, toGiftCookie, toGiftKeyCookie } from "./gift-reader.ts";

test("a browser's number is read again from its cookie, which belongs to the gift's address alone", () => {
  const reader = createGiftReader();
  expect(reader).toMatch(/^[1-9]\d{0,14}$/);
  const cookie = toGiftCookie(reader, { path: "/geschenk/abc", secure: true, expires: new Date(0) });
  expect(cookie).toMatch(/^PortalGeschenk=\d+; Path=\/geschenk\/abc; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  expect(readGiftReader(cookie.split(";", 1)[0] ?? "")).toBe(reader);
});

test.each([
  null,
  "",
  "PortalGeschenk=",
  "PortalGeschenk=0",
  "PortalGeschenk=-1",
  "PortalGeschenk=1e9",
  "PortalGeschenk=1234567890123456",
])("the cookies %j name no reader", (header) => {
  expect(readGiftReader(header)).toBeNull();
});

test("a gift shows itself at the comments of its post alone, with its token and the browser's number", () => {
  const key = { token: "a-b_c", reader: "123" };
  const cookie = toGiftKeyCookie(key, { path: "/rhein/7/kommentare", secure: true, expires: new Date(0) });
  expect(cookie).toMatch(
    /^PortalGeschenkBeitrag=123\.a-b_c; Path=\/rhein\/7\/kommentare; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(readGiftKey(cookie.split(";", 1)[0] ?? "")).toEqual(key);
});

test.each([
  null,
  "",
  "PortalGeschenkBeitrag=123",
  "PortalGeschenkBeitrag=0.abc",
  "PortalGeschenkBeitrag=1.a/b",
  "PortalGeschenk=1.abc",
])("the cookies %j show no gift", (header) => {
  expect(readGiftKey(header)).toBeNull();
});
