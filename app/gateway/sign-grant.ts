import type { GrantReason } from "../domain/viewer.ts";

/** A grant is for one request; the time covers clocks that differ. */
const GRANT_LIFETIME_S = 120;

/**
 * An access grant for one premium post (design: gating happens in the back end): `payload.signature`, both
 * base64url, the payload JSON {post, reason, exp in seconds}, the signature HMAC-SHA-256 over the encoded payload.
 */
export async function signGrant(secret: string, grant: { post: number; reason: GrantReason }, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + GRANT_LIFETIME_S;
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify({ ...grant, exp })));
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(payload));
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
