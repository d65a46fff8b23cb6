import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { damagedBytes, oddText } from "#workers/backend/readers/accounts/malformed-for-test.ts";
import { openFromProvider, sealForProvider } from "./provider-crypto.ts";

const key = "talblick-private-key";

/** Made with openssl: enc -aes-256-ecb -K {key in hex}, dgst -sha256 -hmac {key}. */
const vectors: [key: string, text: string, sealed: string][] = [
  [
    key,
    '{"uid":"7","email":"maria@example.com"}',
    "bxw3IxKK4Dvq6AtVbLfXo9_z4QJHfak4Vfb9gXncltZ4yJcw3lTwhwflAbDt7CCz~~~F0_UygL_P9lda38z5tWHFtRkaw0jQkOK0fKCw7VYads",
  ],
  [key, "Grüße aus Götzis", "hNnIr_73fyGmURxEBJ2T6KmkvFrbzX_FJeChhKQIZYs~~~Jrd_CcCk6y5lA5WPjl9R2NngJBws67WHnlNKfbeQ6DE"],
  [
    "a-private-key-that-is-longer-than-32-characters",
    "0123456789abcdef",
    "wiLbVihw1gNzJZMGy9RH7POfDrK5AoK2MBfgpHGdV8E~~~i5j9ucYl_mtKtvFKsSxXLVPQ5iSISGcoELrLGHUzN7o",
  ],
  [key, "", "wgyT5UnqjSGtXkn-hE6AvQ~~~nuDegPQGw31wpYmkw-_npm6A_z6-bcD8JLA-VNme6-c"],
];

describe("texts for the paywall provider", () => {
  test.each(vectors)("are sealed and opened as the provider does it: with %s, %j", async (privateKey, text, sealed) => {
    expect(sealForProvider(privateKey, text)).toBe(sealed);
    expect(await openFromProvider(privateKey, sealed)).toBe(text);
  });

  test("come back as they were, whatever they say", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string({ minLength: 1 }), async (text, privateKey) => {
        expect(await openFromProvider(privateKey, sealForProvider(privateKey, text))).toBe(text);
      }),
    );
  });

  test("are not opened when one bit of either part differs, nor with another key", async () => {
    const [data = "", signature = ""] = sealForProvider(key, "uid 7").split("~~~");
    const damaged = fc.oneof(
      damagedBytes(data).map((text) => `${text}~~~${signature}`),
      damagedBytes(signature).map((text) => `${data}~~~${text}`),
    );
    await fc.assert(
      fc.asyncProperty(damaged, async (sealed) => {
        expect(await openFromProvider(key, sealed)).toBeNull();
      }),
    );
    expect(await openFromProvider("another-key", `${data}~~~${signature}`)).toBeNull();
  });

  test("are nothing else: other forms, padding, a second spelling of the signature", async () => {
    const sealed = sealForProvider(key, "uid 7");
    const [data = "", signature = ""] = sealed.split("~~~");
    // The last character of 43 holds two bits that mean nothing.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const respelled = `${signature.slice(0, -1)}${alphabet[alphabet.indexOf(signature.slice(-1)) ^ 1]}`;
    const texts = [data, `${data}~~~`, `~~~${signature}`, `${sealed}~~~`, `${sealed}=`, ` ${sealed}`, `${data}~~~${respelled}`];
    for (const text of texts) expect(await openFromProvider(key, text)).toBeNull();
    await fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        expect(await openFromProvider(key, text)).toBeNull();
        expect(await openFromProvider(key, `${text}~~~${text}`)).toBeNull();
      }),
    );
  });

  test.each([
    ["no padding", "MDEyMzQ1Njc4OWFiY2RlZg~~~YrDypDP2jPzmljg3umq94riENDvoEHk74C9-EtrgtRA"],
    ["no UTF-8", "M5WEAnELsv14JbwFqncFtg~~~_88jrbKVCXWY5-xxEcXE2pMXMPGQKCo9EQnJ1WaF-jA"],
  ])("are nothing when they are signed, but hold %s", async (_, sealed) => {
    expect(await openFromProvider(key, sealed)).toBeNull();
  });
});
