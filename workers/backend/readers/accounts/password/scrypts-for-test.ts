/** For tests: a password's hash is computed with next to none of its cost; what a login would cost is counted. */
import nodeCrypto from "node:crypto";
import { vi } from "vitest";

type Cost = { N: number; r: number; p: number };
type Scrypt = (
  password: string,
  salt: Uint8Array,
  length: number,
  options: Cost & { maxmem: number },
  callback: (error: Error | null, bytes: Uint8Array<ArrayBuffer>) => void,
) => void;

/** Of a password that is hashed today. */
export const fullCost: Cost = { N: 16384, r: 8, p: 5 };

const scryptInFull = nodeCrypto.scrypt;

/**
 * From now on those of today's strength are computed with next to none, so that hundreds of logins fit into a test; hashes made meanwhile
 * agree with each other. What is kept says today's cost all the same.
 */
export function cheapenScrypts(): void {
  const cheap: Scrypt = (password, salt, length, options, callback) =>
    scryptInFull(password, salt, length, options.p === fullCost.p ? { ...options, N: 2, r: 1, p: 1 } : options, callback);
  Object.assign(nodeCrypto, { scrypt: cheap });
}

/** For the rest of a file: hashes are those that other programs compute. */
export function computeScryptsInFull(): void {
  Object.assign(nodeCrypto, { scrypt: scryptInFull });
}

/** Watches all scrypt computations of this file from now on. */
export function countScrypts(): { reset(): void; costs(): Cost[] } {
  const spy = vi.spyOn(nodeCrypto, "scrypt");
  return { reset: () => void spy.mockClear(), costs: () => spy.mock.calls.map(([, , , { N, r, p }]) => ({ N, r, p })) };
}
