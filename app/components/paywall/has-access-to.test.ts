import { expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { hasAccessTo } from "./has-access-to.ts";

function withFlags(...set: AboFlag[]): Record<AboFlag, boolean> {
  return Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;
}

test("a premium post is open to readers with Plus access, and no other flag opens it", () => {
  for (const flag of aboFlags) expect(hasAccessTo(null, withFlags(flag))).toBe(flag === "hasPlusAccess");
});

test("readers have access to a chosen term when they have its offer", () => {
  expect(hasAccessTo("TMTALBPURM", withFlags("hasPlusAccess"))).toBe(false);
  expect(hasAccessTo("TMTALBPURM", withFlags("hasPurAccess"))).toBe(true);
  expect(hasAccessTo("TMTALBPREMJ", withFlags("hasPlusAccess"))).toBe(false);
  expect(hasAccessTo("TMTALBPREMJ", withFlags("hasPlusPremiumAccess"))).toBe(true);
  expect(hasAccessTo("TMTALBPLUSM", withFlags("hasPlusAccess"))).toBe(true);
});
