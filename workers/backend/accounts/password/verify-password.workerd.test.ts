import { beforeEach, describe, expect, test } from "vitest";
import { countScrypts, fullCost } from "./count-scrypts-for-test.ts";
import { hashPassword } from "./hash-password.ts";
import { deriveBytes } from "./scrypt.ts";
import { verifyPassword } from "./verify-password.ts";

const scrypts = countScrypts();
beforeEach(() => scrypts.reset());

const password = "Grüß Gott 2024!";
/** Made by other programs than ours: Python's hashlib and the C library's crypt. */
const foreignHashes: [system: string, hash: string, weakScrypts: number][] = [
  ["WordPress before 6.8", "$P$BTalblickOKma2iK6kev002we3pyPt0", 0],
  ["phpBB", "$H$9TalblickKrP9ncZAVm5V0Vdo.uDcO1", 0],
  ["bcrypt 2a", "$2a$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK", 0],
  ["bcrypt 2b", "$2b$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK", 0],
  ["bcrypt 2y", "$2y$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK", 0],
  ["WordPress since 6.8", "$wp$2y$08$abcdefghijklmnopqrstuudR.4GSGRVjTDOUV2dArySra9WRCi4za", 0],
  ["a weaker scrypt", "$scrypt$ln=12,r=8,p=1$dGFsYmxpY2stc2FsdC0xNg$/Tb62XJbDUYQF2nHF+tkW96Hwf58gJj4/yc5VZA5ZZo", 1],
];

describe("a password of ours", () => {
  test("is kept as scrypt with today's cost and a salt of its own, and recognised", async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await verifyPassword(password, one)).toEqual({ isRight: true, needsRehash: false });
    expect(await verifyPassword(`${password} `, one)).toEqual({ isRight: false, needsRehash: false });
  });

  test("is recognised as another program hashed it", async () => {
    const hash = "$scrypt$ln=14,r=8,p=5$dGFsYmxpY2stc2FsdC0xNg$ceWYpPO3YdaD1+yzXabvrJsO4dmt18lNhqnB+snAkLA";
    expect(await verifyPassword(password, hash)).toEqual({ isRight: true, needsRehash: false });
  });

  test("keeps its characters as they were typed: another composition of an umlaut is another password", async () => {
    const hash = await hashPassword("Grüße-123".normalize("NFC"));
    expect((await verifyPassword("Grüße-123".normalize("NFD"), hash)).isRight).toBe(false);
  });

  test("may have 200 characters; a longer one is wrong at the usual cost", async () => {
    const [hash, longer] = await Promise.all([hashPassword("ä".repeat(200)), hashPassword("ä".repeat(201))]);
    expect((await verifyPassword("ä".repeat(200), hash)).isRight).toBe(true);
    scrypts.reset();
    expect((await verifyPassword("ä".repeat(201), longer)).isRight).toBe(false);
    expect(scrypts.costs()).toEqual([fullCost]);
  });
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

describe("a hash of a former system", () => {
  test.each(foreignHashes)("%s: the right password is recognised and wants a new hash", async (_, hash, weakScrypts) => {
    expect(await verifyPassword(password, hash)).toEqual({ isRight: true, needsRehash: true });
    // The caller's new hash costs the one of today's strength.
    expect(scrypts.costs()).toHaveLength(weakScrypts);
  });

  test.each(foreignHashes)("%s: a wrong password is wrong, and costs one scrypt of today's strength", async (_, hash) => {
    expect(await verifyPassword("Grüß Gott 2024", hash)).toEqual({ isRight: false, needsRehash: false });
    expect(scrypts.costs().filter(({ p }) => p === fullCost.p)).toEqual([fullCost]);
  });

  test.each([
    ["phpass", "test12345", "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0"],
    ["crypt_blowfish", "U*U", "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"],
  ])("the published example of %s is recognised", async (_, example, hash) => {
    expect((await verifyPassword(example, hash)).isRight).toBe(true);
  });

  test("WordPress trims a password before it hashes it", async () => {
    const [, hash = ""] = foreignHashes.find(([system]) => system === "WordPress since 6.8") ?? [];
    expect((await verifyPassword(` ${password}\n`, hash)).isRight).toBe(true);
  });
});

describe("nobody can be told apart by time", () => {
  test.each([
    ["a stranger", null],
    ["an account without a password", ""],
    ["a hash that nobody knows", "$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2g"],
    ["plain text", password],
    ["a bcrypt hash that would take hours", "$2y$31$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK"],
    ["a phpass hash that would take hours", "$P$STalblickOKma2iK6kev002we3pyPt0"],
    ["a scrypt hash larger than an isolate", `$scrypt$ln=24,r=8,p=1$dGFsYmxpY2stc2FsdC0xNg$${"A".repeat(43)}`],
    ["a scrypt hash of no cost at all", `$scrypt$ln=00,r=0,p=0$dGFsYmxpY2stc2FsdC0xNg$${"A".repeat(43)}`],
    [
      "our own hash of another password",
      "$scrypt$ln=14,r=8,p=5$dGFsYmxpY2stc2FsdC0xNg$AAAApPO3YdaD1+yzXabvrJsO4dmt18lNhqnB+snAkLA",
    ],
  ])("%s costs exactly one scrypt of today's strength, and is wrong", async (_, stored) => {
    expect(await verifyPassword(password, stored)).toEqual({ isRight: false, needsRehash: false });
    expect(scrypts.costs()).toEqual([fullCost]);
  });
});
