/** For tests: what takes the time of a login is counted, not measured. */
import nodeCrypto from "node:crypto";
import { vi } from "vitest";

type Cost = { N: number; r: number; p: number };

/** Of a password that is hashed today. */
export const fullCost: Cost = { N: 16384, r: 8, p: 5 };

/** Watches all scrypt computations from now on. */
export function countScrypts(): { reset(): void; costs(): Cost[] } {
  const spy = vi.spyOn(nodeCrypto, "scrypt");
  return {
    reset: () => void spy.mockClear(),
    costs: () => spy.mock.calls.map(([, , , { N, r, p }]) => ({ N, r, p })),
  };
}
