import bcrypt from "bcryptjs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "./hash-password.ts";
import { countScrypts, fullCost } from "./scrypts-for-test.ts";
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

test("a password of ours is recognised with one scrypt and needs no new hash; another one is wrong", async () => {
  const hash = await hashPassword(password);
  for (const [typed, isRight] of [
    [password, true],
    [`${password} `, false],
  ] as const) {
    scrypts.reset();
    expect(await verifyPassword(typed, hash)).toEqual({ isRight, needsRehash: false });
    expect(scrypts.costs()).toEqual([fullCost]);
  }
});

test("a password may have 200 characters; a longer one is wrong at the usual cost", async () => {
  const [hash, longer] = await Promise.all([hashPassword("ä".repeat(200)), hashPassword("ä".repeat(201))]);
  expect((await verifyPassword("ä".repeat(200), hash)).isRight).toBe(true);
  scrypts.reset();
  expect((await verifyPassword("ä".repeat(201), longer)).isRight).toBe(false);
  expect(scrypts.costs()).toEqual([fullCost]);
});

const oldHash = "$2a$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK";

describe("accounts and strangers cannot be told apart by time", () => {
  test.each([
    ["a stranger", null],
    ["an account without a password", ""],
    [
      "our own hash of another password",
      "$scrypt$ln=14,r=8,p=5$dGFsYmxpY2stc2FsdC0xNg$AAAApPO3YdaD1+yzXabvrJsO4dmt18lNhqnB+snAkLA",
    ],
    ["an old hash", oldHash],
  ])("while some reader has an old hash, %s costs one old hash as well", async (_, stored) => {
    const compare = vi.spyOn(bcrypt, "compare");
    expect((await verifyPassword("falsch", stored, oldHash)).isRight).toBe(false);
    expect(compare.mock.calls).toHaveLength(1);
    compare.mockRestore();
    expect(scrypts.costs()).toEqual([fullCost]);
  });

  test.each([
    ["a stranger", null],
    ["an account without a password", ""],
    ["a hash of an unknown kind", "$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaGhhc2g"],
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
