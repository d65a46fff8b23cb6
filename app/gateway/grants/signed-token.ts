/** The portal's signed tokens: compact JWS, HS256. `aud` says what a token is for, so that none passes for another (decision 44). */
import { type CryptoKey, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { openWithAny } from "#shared/rules/open-with-any.ts";

/** To the back end a token on a reader of one post, and one on who calls; to the portal itself what a browser has read. `metrics` are counts. */
export type Audience = "grant" | "caller" | "meter" | "metrics";

type Term = {
  /** The token is not valid earlier; null where that does not matter. */
  notBefore: Date | null;
  expires: Date;
};

export async function signToken(
  secret: string,
  audience: Audience,
  claims: JWTPayload,
  { notBefore, expires }: Term,
): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setAudience(audience).setExpirationTime(expires);
  if (notBefore !== null) token.setNotBefore(notBefore);
  return token.sign(await toKey(secret));
}

/** The claims of a token signed with one of `secrets`; null for whatever is altered, over, for something else or none at all. */
export function openToken(
  token: string,
  { secrets, audience, now }: { secrets: readonly string[]; audience: Audience; now: Date },
): Promise<JWTPayload | null> {
  const expected = { audience, algorithms: ["HS256"], requiredClaims: ["exp"], currentDate: now };
  return openWithAny(secrets, async (secret) => jwtVerify(token, await toKey(secret), expected));
}

const keys = new Map<string, CryptoKey>();

/** Imported once per secret: an isolate knows two of them at most. */
async function toKey(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const usages: KeyUsage[] = ["sign", "verify"];
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, usages);
  keys.set(secret, key);
  return key;
}
