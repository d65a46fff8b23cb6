import fc from "fast-check";
import { expect, test } from "vitest";
import { openFromProvider, sealForProvider } from "#workers/backend/readers/products/provider-crypto.ts";
import { decrypt, encrypt } from "./encryption.ts";
import { parseUserRef } from "./user-ref.ts";

const text = '{"uid":"7","first_name":"Jürgen"}';

/** Made by hand: `openssl enc -aes-256-ecb -K … -nosalt`, `openssl dgst -sha256 -hmac …`, base64url. */
const vectors = [
  {
    key: "short-key",
    sealed: "UAqVmpauyRt0c5Q1TLmT3YQRvd96LrccQ0VzHTUVtyskbAaYkIx__byEhEcaFiVY~~~vBscCF1lo6e5ftmTY2rUxQL-Bd5BQLrcA2gsLtgvHIM",
  },
  {
    key: "a-private-key-that-is-longer-than-thirty-two-characters",
    sealed: "AxzBloj1FS0FngiEfJLsaXdLBgr8qnI7A-nbF48MLTyPinf645B41SNuPQJfaNB0~~~aXpIBb4Ul2TgasuUakliB3yiWK8npZLHhLKHTbWVsKc",
  },
];

test.each(vectors)("a text is encrypted with the key $key as openssl does it", ({ key, sealed }) => {
  expect(encrypt(key, text)).toBe(sealed);
  expect(decrypt(key, sealed)).toBe(text);
});

test("what the publisher's back end seals is read here, and the other way round", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), fc.string({ unit: "grapheme" }), async (key, any) => {
      fc.pre(/^[ -~]+$/.test(key));
      expect(decrypt(key, sealForProvider(key, any))).toBe(any);
      expect(await openFromProvider(key, encrypt(key, any))).toBe(any);
    }),
    { numRuns: 50 },
  );
});

test("a text that was changed anywhere, or sealed with another key, is not read", () => {
  const sealed = encrypt("key", text);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom("A", "b", "~", "."), (at, character) => {
      fc.pre(sealed[at] !== character && at !== sealed.length - 1);
      expect(decrypt("key", sealed.slice(0, at) + character + sealed.slice(at + 1))).toBeNull();
    }),
  );
  expect(decrypt("other-key", sealed)).toBeNull();
  for (const nothing of ["", "~~~", "abc", `${sealed}~~~`]) expect(decrypt("key", nothing)).toBeNull();
});

test("a user reference is accepted only when it names a reader and was made with the application's key", () => {
  const known = encrypt("key", JSON.stringify({ uid: 7, email: "a@leser.example", first_name: null }));
  expect(parseUserRef("key", known)).toMatchObject({ uid: "7", email: "a@leser.example" });
  expect(parseUserRef("other", known)).toBeNull();
  expect(parseUserRef("key", encrypt("key", "{}"))).toBeNull();
  expect(parseUserRef("key", encrypt("key", "no json"))).toBeNull();
  expect(parseUserRef("key", "")).toBeNull();
});
