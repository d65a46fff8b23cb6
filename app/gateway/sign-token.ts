/** For one request; the time covers clocks that differ. */
const LIFETIME_S = 120;

/**
 * The portal's signed word to the back end: `payload.signature`, both base64url, the payload JSON with `exp` in
 * seconds, the signature HMAC-SHA-256 over the encoded payload.
 */
export async function signToken(secret: string, content: Readonly<Record<string, unknown>>, now: Date): Promise<string> {
  const exp = Math.floor(now.getTime() / 1000) + LIFETIME_S;
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify({ ...content, exp })));
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
