/**
 * Encrypts for one browser (RFC 8291, in the encoding aes128gcm of RFC 8188). By WebCrypto alone: the libraries for it that run on Workers
 * speak the draft before the standard, which Safari and Windows do not take, or have a licence that this house does not serve.
 */

const RECORD_BYTES = 4096;
const KEY_BYTES = 65;
const SALT_BYTES = 16;
/** Of a record: what is left beside header, delimiter and tag. */
export const MAX_TEXT_BYTES = RECORD_BYTES - SALT_BYTES - 4 - 1 - KEY_BYTES - 1 - 16;
/** Ends the last record. */
const LAST = 2;

const encoder = new TextEncoder();
const curve = { name: "ECDH", namedCurve: "P-256" };

/** What the browser gave: its public key, and its secret. */
export type Recipient = { publicKey: Uint8Array<ArrayBuffer>; secret: Uint8Array<ArrayBuffer> };

/** The body of a request. Rejects for a key that is no point of the curve, and for a text that does not fit. */
export async function encryptNotice(text: string, { publicKey, secret }: Recipient): Promise<Uint8Array<ArrayBuffer>> {
  const plain = encoder.encode(text);
  if (plain.length > MAX_TEXT_BYTES) throw new Error(`A notice of ${plain.length} bytes does not fit`);
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  // A new pair for each message.
  const own = (await crypto.subtle.generateKey(curve, true, ["deriveBits"])) as CryptoKeyPair;
  const ownKey = new Uint8Array((await crypto.subtle.exportKey("raw", own.publicKey)) as ArrayBuffer);
  const theirs = await crypto.subtle.importKey("raw", publicKey, curve, false, []);
  const agreement = { name: "ECDH", public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, own.privateKey, 256));
  const input = await derive(shared, secret, join(encoder.encode("WebPush: info\0"), publicKey, ownKey), 32);
  const key = await derive(input, salt, encoder.encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derive(input, salt, encoder.encode("Content-Encoding: nonce\0"), 12);
  const cipher = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, cipher, join(plain, Uint8Array.of(LAST)));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  return join(salt, size, Uint8Array.of(KEY_BYTES), ownKey, new Uint8Array(sealed));
}

/** HKDF with SHA-256. */
async function derive(
  input: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", input, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8));
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
