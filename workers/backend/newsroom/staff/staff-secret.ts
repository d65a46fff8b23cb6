/**
 * What STAFF_SECRET seals: sessions, second factors, the steps of signing in (decision 104). Seals of the previous secret open as well
 * while that is STAFF_SECRET_PREVIOUS; without it a new secret ends all of them.
 */
import { createHmac } from "node:crypto";
import type { JWTPayload } from "jose";
import type { Env } from "#workers/backend/ground/env.ts";
import { openSeal, sealClaims } from "#workers/backend/ground/secrets/seal.ts";

/** For what is kept until it is replaced: a seal needs an end. */
const NEVER = 253_402_300_799;

/** Null where staff have no accounts. */
export function readStaffSecret({ STAFF_SECRET }: Pick<Env, "STAFF_SECRET">): string | null {
  return STAFF_SECRET || null;
}

/** The present one, then the one before. */
function listSecrets(env: Pick<Env, "STAFF_SECRET" | "STAFF_SECRET_PREVIOUS">): string[] {
  const present = readStaffSecret(env);
  if (present === null) return [];
  return env.STAFF_SECRET_PREVIOUS ? [present, env.STAFF_SECRET_PREVIOUS] : [present];
}

/** Throws without STAFF_SECRET: callers have checked for it. */
function requireStaffSecret(env: Env): string {
  const secret = readStaffSecret(env);
  if (secret === null) throw new Error("STAFF_SECRET is not set");
  return secret;
}

/** For one purpose, until `expiresAt` in seconds. Throws where no STAFF_SECRET is set. */
export function sealForStaff(env: Env, purpose: string, claims: JWTPayload, expiresAt: number = NEVER): Promise<string> {
  return sealClaims({ ...claims, exp: expiresAt }, { secret: requireStaffSecret(env), purpose: toPurpose(purpose) });
}

const toPurpose = (purpose: string) => `talblick staff ${purpose}`;

/** Null for text that was not sealed for this purpose, or has expired. */
export async function openForStaff(env: Env, purpose: string, sealed: string, now: number): Promise<JWTPayload | null> {
  return openSeal(sealed, { secrets: listSecrets(env), purpose: toPurpose(purpose), now });
}

/** For what is kept: sealed with the present secret where the one before has sealed it, else as it is. `claims` are what is in it. */
export async function sealAnew(env: Env, purpose: string, sealed: string, claims: JWTPayload, now: number): Promise<string> {
  const isPresent =
    (await openSeal(sealed, { secrets: listSecrets(env).slice(0, 1), purpose: toPurpose(purpose), now })) !== null;
  return isPresent ? sealed : sealForStaff(env, purpose, claims, claims.exp);
}

/** What is stored of a short word, such as a recovery code: with the database alone, not all words can be tried. */
export function digestForStaff(env: Env, word: string): string {
  return toDigest(requireStaffSecret(env), word);
}

/** What may have been kept of it: by the present secret, and by the one before. */
export function listDigestsForStaff(env: Env, word: string): string[] {
  return listSecrets(env).map((secret) => toDigest(secret, word));
}

function toDigest(secret: string, word: string): string {
  return createHmac("sha256", secret).update(word).digest("base64url");
}
