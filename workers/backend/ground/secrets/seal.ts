/** Encrypted tokens: only this back end can read or make them. Compact JWE, A256GCM with a key derived from GRANT_SECRET. */
import { hkdfSync } from "node:crypto";
import { EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import { openWithAny } from "#shared/rules/open-with-any.ts";

/** `purpose` is part of the key: a token sealed for one purpose cannot be opened for another. */
export type Seal = { secret: string; purpose: string };
/** The present secret and previous ones that are still valid; `now` in seconds since 1970. */
export type Opener = { secrets: readonly string[]; purpose: string; now: number };

/** Seals `claims`, among them `exp`. */
export function sealClaims(claims: JWTPayload & { exp: number }, seal: Seal): Promise<string> {
  return new EncryptJWT(claims).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(deriveKey(seal));
}

/** Null for a token that was not sealed here for this purpose with one of the secrets, was altered, or has expired. */
export function openSeal(sealed: string, { secrets, purpose, now }: Opener): Promise<JWTPayload | null> {
  return openWithAny(secrets, (secret) =>
    jwtDecrypt(sealed, deriveKey({ secret, purpose }), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp"],
      currentDate: new Date(now * 1000),
    }),
  );
}

function deriveKey({ secret, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}
