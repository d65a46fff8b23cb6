import { expect, test } from "vitest";
import { deriveBytes, hashPassword } from "./hash-password.ts";
import { computeScryptsInFull } from "./scrypts-for-test.ts";
import { verifyPassword } from "./verify-password.ts";

// What other programs computed as well, so few of them.
computeScryptsInFull();

test("a password is kept as scrypt with today's cost and a salt of its own", async () => {
  const one = await hashPassword("Grüß-Gott-2024");
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword("Grüß-Gott-2024")).not.toBe(one);
  expect(await verifyPassword("Grüß-Gott-2024", one)).toEqual({ isRight: true, needsRehash: false });
});

test("a password keeps its characters as they were typed: another composition of an umlaut is another password", async () => {
  const hash = await hashPassword("Grüße-123".normalize("NFC"));
  expect((await verifyPassword("Grüße-123".normalize("NFD"), hash)).isRight).toBe(false);
});

test("a password is recognised as another program hashed it", async () => {
  const hash = "$scrypt$ln=14,r=8,p=5$dGFsYmxpY2stc2FsdC0xNg$ceWYpPO3YdaD1+yzXabvrJsO4dmt18lNhqnB+snAkLA";
  expect(await verifyPassword("Grüß Gott 2024!", hash)).toEqual({ isRight: true, needsRehash: false });
});

test("scrypt computes the vectors of RFC 7914", async () => {
  const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const salt = (text: string) => new TextEncoder().encode(text);
  expect(hex(await deriveBytes("password", salt("NaCl"), { ln: 10, r: 8, p: 16 }, 64))).toBe(
    "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640",
  );
  expect(hex(await deriveBytes("pleaseletmein", salt("SodiumChloride"), { ln: 14, r: 8, p: 1 }, 64))).toBe(
    "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
  );
});
