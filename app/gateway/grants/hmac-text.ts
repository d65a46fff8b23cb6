/** HMAC-SHA-256 of a text, in base64url. */

export async function signText(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret, "sign"), new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(signature));
}

/** Whether one of the secrets signed the text; each is tried by the platform's own comparison, which takes constant time. */
export async function isSignedText(secrets: readonly string[], text: string, signature: string): Promise<boolean> {
  const bytes = fromBase64Url(signature);
  if (bytes === null) return false;
  const results = await Promise.all(
    secrets.map(async (secret) =>
      crypto.subtle.verify("HMAC", await importKey(secret, "verify"), bytes, new TextEncoder().encode(text)),
    ),
  );
  return results.includes(true);
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Null for what is no base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}

function importKey(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [use]);
}
