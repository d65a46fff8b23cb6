import { expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { hasAccessTo } from "./has-access-to.ts";

function withFlags(...set: AboFlag[]): Record<AboFlag, boolean> {
  return Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;
}

test("a premium post is open to who has Plus access, and to nobody by another flag", () => {
  for (const flag of aboFlags) expect(hasAccessTo(null, withFlags(flag))).toBe(flag === "hasPlusAccess");
});

test("a term that was chosen is had by who has its offer", () => {
  expect(hasAccessTo("TMTALBPURM", withFlags("hasPlusAccess"))).toBe(false);
  expect(hasAccessTo("TMTALBPURM", withFlags("hasPurAccess"))).toBe(true);
  expect(hasAccessTo("TMTALBPREMJ", withFlags("hasPlusAccess"))).toBe(false);
  expect(hasAccessTo("TMTALBPREMJ", withFlags("hasPlusPremiumAccess"))).toBe(true);
  expect(hasAccessTo("TMTALBPLUSM", withFlags("hasPlusAccess"))).toBe(true);
});
