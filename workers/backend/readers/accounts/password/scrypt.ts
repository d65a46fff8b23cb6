/** The slow hash of our passwords: scrypt, which the runtime computes natively. */
import nodeCrypto from "node:crypto";

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
