/** Sealed texts: nobody but this back end can read or make them. AES-GCM with a key derived from GRANT_SECRET. */
import { parseBase64Url, toBase64Url } from "./secret-text.ts";

const IV_BYTES = 12;

/** `purpose` is part of the key: a text sealed for one thing opens for no other. */
export type Seal = { secret: string; purpose: string };
/** The present secret and those before it that still count. */
export type Opener = { secrets: readonly string[]; purpose: string };

export async function sealText(text: string, seal: Seal): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await deriveKey(seal), new TextEncoder().encode(text));
  return `${toBase64Url(iv)}${toBase64Url(new Uint8Array(sealed))}`;
}

/** Null for whatever was not sealed here for this purpose with one of the secrets, or was altered since. */
export async function openSeal(sealed: string, { secrets, purpose }: Opener): Promise<string | null> {
  // Twelve bytes are sixteen characters, without a rest.
  const iv = parseBase64Url(sealed.slice(0, 16));
  const data = parseBase64Url(sealed.slice(16));
  if (iv === null || iv.length !== IV_BYTES || data === null) return null;
  for (const secret of secrets) {
    const text = await decrypt({ iv, data }, { secret, purpose });
    if (text !== null) return text;
  }
  return null;
}

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: Uint8Array<ArrayBuffer> };

async function decrypt({ iv, data }: Sealed, seal: Seal): Promise<string | null> {
  const key = await deriveKey(seal);
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
  } catch {
    // The authentication tag does not fit: altered, or sealed with another secret.
    return null;
  }
}

async function deriveKey({ secret, purpose }: Seal): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
