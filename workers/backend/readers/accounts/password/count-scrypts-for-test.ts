/** For tests: what takes the time of a login is counted, not measured, and not spent. */
import nodeCrypto from "node:crypto";
import { vi } from "vitest";

type Cost = { N: number; r: number; p: number };

/** Of a password that is hashed today. */
export const fullCost: Cost = { N: 16384, r: 8, p: 5 };

/**
 * Watches all scrypt computations of this file from now on. Those of today's strength are computed with next to none,
 * so that a hundred logins fit into a test; hashes made meanwhile agree with each other.
 */
export function countScrypts(): { reset(): void; costs(): Cost[] } {
  const { scrypt } = nodeCrypto;
  const spy = vi.spyOn(nodeCrypto, "scrypt").mockImplementation((password, salt, length, options, callback) => {
    const isFull = options.p === fullCost.p;
    scrypt(password, salt, length, isFull ? { ...options, N: 2, r: 1, p: 1 } : options, callback);
  });
  return { reset: () => void spy.mockClear(), costs: () => spy.mock.calls.map(([, , , { N, r, p }]) => ({ N, r, p })) };
}
