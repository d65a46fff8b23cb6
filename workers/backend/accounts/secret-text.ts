/** Secrets as text: made, kept as a digest, compared in constant time. */
import { timingSafeEqual } from "node:crypto";

/** `bytes` random bytes as base64url. */
export function createSecret(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** What is kept of a secret: SHA-256, base64url. Secrets of ours are random, so no slow hash is needed. */
export async function digestSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return toBase64Url(new Uint8Array(digest));
}

/** Compares digests, so that neither the content nor the length of a secret shows in the time it takes. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const encoder = new TextEncoder();
  return timingSafeEqual(encoder.encode(await digestSecret(one)), encoder.encode(await digestSecret(other)));
}

export function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null for anything that is not base64url without padding. */
export function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
