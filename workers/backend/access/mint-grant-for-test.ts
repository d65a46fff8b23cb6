/** For tests: what the portal signs. */
import { toBase64Url } from "#workers/backend/accounts/secret-text.ts";

/** A grant of `payload`, whose purpose it may replace. */
export function mintGrant(payload: Record<string, unknown>, secret: string): Promise<string> {
  return mintSigned({ purpose: "grant", ...payload }, secret);
}

/** Any text that is signed with the secret. */
export async function mintSigned(payload: unknown, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const first = toBase64Url(encoder.encode(JSON.stringify(payload)));
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(first));
  return `${first}.${toBase64Url(new Uint8Array(signature))}`;
}
