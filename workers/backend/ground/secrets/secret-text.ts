/** Secrets as text: made, kept as a digest, compared in constant time. */
import { timingSafeEqual } from "node:crypto";
import { base64url } from "jose";

/** `bytes` random bytes as base64url. */
export function createSecret(bytes: number): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** What is kept of a secret: SHA-256, base64url. Secrets of ours are random, so no slow hash is needed. */
export async function digestSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return base64url.encode(new Uint8Array(digest));
}

/** Compares digests, so that neither the content nor the length of a secret shows in the time it takes. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const encoder = new TextEncoder();
  return timingSafeEqual(encoder.encode(await digestSecret(one)), encoder.encode(await digestSecret(other)));
}
