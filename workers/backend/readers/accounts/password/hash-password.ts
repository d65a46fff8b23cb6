/** Our own form of a kept password: `$scrypt$ln=14,r=8,p=5$salt$hash` (PHC string format). */
import { currentCost, deriveBytes, type ScryptCost } from "./scrypt.ts";

/** Longer ones would only keep the hash busy (app: account-fields). */
export const MAX_PASSWORD_LENGTH = 200;
export const SALT_BYTES = 16;
export const HASH_BYTES = 32;

export type ScryptHash = { cost: ScryptCost; salt: Uint8Array; hash: Uint8Array };

/** The password as it was typed, hashed with a salt of its own. The caller has checked its length. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const { ln, r, p } = currentCost;
  const hash = await deriveBytes(password, salt, currentCost, HASH_BYTES);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** Null when `stored` is not a scrypt hash. */
export function parseScryptHash(stored: string): ScryptHash | null {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/.exec(stored);
  const [, ln, r, p, salt, hash] = match ?? [];
  if (salt === undefined || hash === undefined || salt.length % 4 === 1 || hash.length % 4 === 1) return null;
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: parseBase64(salt), hash: parseBase64(hash) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
}

function parseBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
