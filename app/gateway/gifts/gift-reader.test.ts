import { expect, test } from "vitest";
import { createGiftReader, readGiftReader, toGiftCookie } from "./gift-reader.ts";

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
