/** How the paywall provider is told who a reader is: a text that only this back end can make. */
import { toBase64Url } from "./secret-text.ts";

const DAY_S = 24 * 60 * 60;

/**
 * `payload.signature` like a grant (access/parse-grant), the same for a whole day (UTC), so that what it is part of can
 * be kept for a while. Empty without GRANT_SECRET: then nobody can vouch for anybody.
 */
export async function createUserRef(secret: string | undefined, accountId: number, now: number): Promise<string> {
  if (secret === undefined || secret === "") return "";
  const encoder = new TextEncoder();
  const day = Math.floor(now / DAY_S);
  const payload = toBase64Url(encoder.encode(JSON.stringify({ purpose: "user-ref", uid: accountId, day })));
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(payload));
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
}
