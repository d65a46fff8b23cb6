/** Our own form of a kept password: `$scrypt$ln=14,r=8,p=5$salt$hash` (PHC string format), which the runtime computes natively. */
import { Buffer } from "node:buffer";
import nodeCrypto from "node:crypto";

/** Longer ones would only keep the hash busy (app: account-fields). */
export const MAX_PASSWORD_LENGTH = 200;
export const SALT_BYTES = 16;
export const HASH_BYTES = 32;

export type ScryptCost = {
  /** Binary logarithm of N. */
  ln: number;
  r: number;
  p: number;
};

/** About 100 ms and 16 MB (OWASP's recommendation for scrypt with p = 5). */
export const currentCost: ScryptCost = { ln: 14, r: 8, p: 5 };

/** An isolate has 128 MB for everything; hashes that need more than this are not ours. */
const MAX_MEMORY = 32 * 1024 * 1024;
const MAX_WORK = 2 ** 21;

export type ScryptHash = { cost: ScryptCost; salt: Uint8Array; hash: Uint8Array };

/** The password as it was typed, hashed with a salt of its own. The caller has checked its length. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const { ln, r, p } = currentCost;
  const hash = await deriveBytes(password, salt, currentCost, HASH_BYTES);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toText(salt)}$${toText(hash)}`;
}

/** Null when `stored` is not a scrypt hash. */
export function parseScryptHash(stored: string): ScryptHash | null {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/.exec(stored);
  const [, ln, r, p, salt, hash] = match ?? [];
  if (salt === undefined || hash === undefined || salt.length % 4 === 1 || hash.length % 4 === 1) return null;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

/** Whether this Worker can and should compute such a hash. */
export function isBearable({ ln, r, p }: ScryptCost): boolean {
  if (ln < 1 || ln > 24 || r < 1 || p < 1) return false;
  return 128 * r * 2 ** ln <= MAX_MEMORY && 2 ** ln * r * p <= MAX_WORK;
}

/** `length` bytes derived from a password. */
export function deriveBytes(password: string, salt: Uint8Array, cost: ScryptCost, length: number): Promise<Uint8Array> {
  const { ln, r, p } = cost;
  return new Promise((resolve, reject) => {
    nodeCrypto.scrypt(password, salt, length, { N: 2 ** ln, r, p, maxmem: 2 * MAX_MEMORY }, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });
}

/** Base64 without padding. */
function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("=", "");
}
