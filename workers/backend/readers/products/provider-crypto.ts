/**
 * Texts that only the paywall provider and this back end can make and read: user references and webhooks. The form is
 * the provider's: `base64url(AES-256-ECB, PKCS#7) ~~~ base64url(HMAC-SHA256 of the first part)`.
 */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { isSameSecret } from "#workers/backend/ground/secrets/secret-text.ts";

const KEY_BYTES = 32;
const BLOCK_BYTES = 16;
const SEPARATOR = "~~~";

/** Seals a text with the private key of the application. */
export function sealForProvider(privateKey: string, text: string): string {
  const cipher = createCipheriv("aes-256-ecb", toCipherKey(privateKey), "");
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]).toString("base64url");
  return `${sealed}${SEPARATOR}${sign(privateKey, sealed)}`;
}

/** The text, or null for whatever was not sealed with this key or is not of the form. Nothing is deciphered unsigned. */
export async function openFromProvider(privateKey: string, sealed: string): Promise<string | null> {
  const [data, signature, ...rest] = sealed.split(SEPARATOR);
  if (data === undefined || signature === undefined || rest.length > 0) return null;
  const bytes = parseBase64Url(data);
  if (bytes === null || bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0) return null;
  if (!(await isSameSecret(signature, sign(privateKey, data)))) return null;
  try {
    const decipher = createDecipheriv("aes-256-ecb", toCipherKey(privateKey), "");
    const opened = Buffer.concat([decipher.update(bytes), decipher.final()]);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(opened);
  } catch {
    // Signed, but encrypted in another way: no padding at the end, or no UTF-8.
    return null;
  }
}

/** Null for anything that is not base64url without padding. */
function parseBase64Url(text: string): Uint8Array | null {
  return /^[\w-]*$/.test(text) && text.length % 4 !== 1 ? Buffer.from(text, "base64url") : null;
}

/** The provider's rule: cut, or filled up with X. */
function toCipherKey(privateKey: string): Uint8Array {
  return Buffer.concat([Buffer.from(privateKey), Buffer.alloc(KEY_BYTES, "X")]).subarray(0, KEY_BYTES);
}

function sign(privateKey: string, sealed: string): string {
  return createHmac("sha256", privateKey).update(sealed).digest("base64url");
}
