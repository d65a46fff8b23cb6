/**
 * Texts that the portal signs for this back end: `base64url(JSON) + "." + base64url(HMAC-SHA256 of the first part)`.
 * They share one secret; what a text is for stands in its payload (`purpose`).
 */
import { parseBase64Url } from "#workers/backend/accounts/secret-text.ts";

/** The payload of a text signed with one of `secrets`, otherwise undefined: altered, too long, not by our rules, no secret. */
export async function openSigned(text: string, secrets: readonly string[], maxLength: number): Promise<unknown> {
  if (text.length > maxLength) return undefined;
  const [payload, signature, ...rest] = text.split(".");
  if (payload === undefined || signature === undefined || rest.length > 0) return undefined;
  const signatureBytes = parseBase64Url(signature);
  const payloadBytes = parseBase64Url(payload);
  if (signatureBytes === null || payloadBytes === null) return undefined;
  for (const secret of secrets) {
    // The runtime compares signatures in constant time.
    const isSigned = await crypto.subtle.verify("HMAC", await importSecret(secret), signatureBytes, encoder.encode(payload));
    if (isSigned) return parseJson(new TextDecoder().decode(payloadBytes));
  }
  return undefined;
}

const encoder = new TextEncoder();

/** An isolate sees two secrets at most: they come with its configuration. */
const imported = new Map<string, Promise<CryptoKey>>();

function importSecret(secret: string): Promise<CryptoKey> {
  const known = imported.get(secret);
  if (known !== undefined) return known;
  const key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  imported.set(secret, key);
  return key;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Signed, but not by our portal's rules: as if it were not.
    return undefined;
  }
}
