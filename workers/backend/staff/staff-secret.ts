/** What STAFF_SECRET seals: sessions, second factors, the steps of signing in. Another secret ends all of them (decision 104). */
import { createHmac } from "node:crypto";
import type { JWTPayload } from "jose";
import { openSeal, sealClaims } from "#workers/backend/accounts/keys/seal.ts";
import type { Env } from "#workers/backend/env.ts";

/** Of what is kept until it is replaced: a seal wants an end. */
const NEVER = 253_402_300_799;

/** Null where staff have no accounts. */
export function readStaffSecret({ STAFF_SECRET }: Pick<Env, "STAFF_SECRET">): string | null {
  return STAFF_SECRET || null;
}

/** Throws without STAFF_SECRET: whoever calls has looked. */
function requireStaffSecret(env: Env): string {
  const secret = readStaffSecret(env);
  if (secret === null) throw new Error("STAFF_SECRET is not set");
  return secret;
}

/** For one purpose, until `expiresAt` in seconds. Throws where no STAFF_SECRET is set. */
export function sealForStaff(env: Env, purpose: string, claims: JWTPayload, expiresAt: number = NEVER): Promise<string> {
  return sealClaims({ ...claims, exp: expiresAt }, { secret: requireStaffSecret(env), purpose: `talblick staff ${purpose}` });
}

/** Null for whatever was not sealed for this purpose, or is over. */
export async function openForStaff(env: Env, purpose: string, sealed: string, now: number): Promise<JWTPayload | null> {
  const secret = readStaffSecret(env);
  return secret === null ? null : openSeal(sealed, { secrets: [secret], purpose: `talblick staff ${purpose}`, now });
}

/** What is kept of a short word, such as a recovery code: nobody who reads the database alone can try all of them. */
export function digestForStaff(env: Env, word: string): string {
  return createHmac("sha256", requireStaffSecret(env)).update(word).digest("base64url");
}
