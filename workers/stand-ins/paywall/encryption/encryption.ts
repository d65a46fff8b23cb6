/**
 * The provider's own encryption, of user references and webhooks: AES-256-ECB, then an HMAC-SHA256 over the ciphertext's
 * text: `base64url(ciphertext)~~~base64url(signature)`.
 */
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";

const SEPARATOR = "~~~";
const KEY_LENGTH = 32;

export function encrypt(privateKey: string, text: string): string {
  const cipher = createCipheriv("aes-256-ecb", toKey(privateKey), null);
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64url");
  return ciphertext + SEPARATOR + sign(privateKey, ciphertext).toString("base64url");
}

/** Null for what was not encrypted with this key, or was changed since. */
export function decrypt(privateKey: string, sealed: string): string | null {
  const [ciphertext, signature, ...rest] = sealed.split(SEPARATOR);
  if (ciphertext === undefined || signature === undefined || rest.length > 0) return null;
  const expected = sign(privateKey, ciphertext);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const decipher = createDecipheriv("aes-256-ecb", toKey(privateKey), null);
  try {
    return Buffer.concat([decipher.update(ciphertext, "base64url"), decipher.final()]).toString("utf8");
  } catch {
    // Signed by us, but never encrypted: no valid message.
    return null;
  }
}

/** The first 32 characters, or as many with "X" behind. */
function toKey(privateKey: string): Buffer {
  return Buffer.from(privateKey.slice(0, KEY_LENGTH).padEnd(KEY_LENGTH, "X"), "latin1");
}

function sign(privateKey: string, ciphertext: string): Buffer {
  return createHmac("sha256", privateKey).update(ciphertext).digest();
}
