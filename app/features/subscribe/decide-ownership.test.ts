import { expect, test } from "vitest";
import { decideOwnership } from "./decide-ownership.ts";

test.each([
  ["free", false, null, null, null],
  ["registered", false, null, null, null],
  ["registered", true, null, null, "own"],
  ["plus", false, "own", null, null],
  ["plus", true, "own", null, "own"],
  ["plus-premium", false, "included", "own", "included"],
  ["plus-premium", true, "included", "own", "included"],
] as const)("a reader with tier %s (Pur: %s) is sold only what they have not", (tier, isPur, plus, premium, pur) => {
  const reader = { tier, isPur };
  expect([decideOwnership("plus", reader), decideOwnership("plus-premium", reader), decideOwnership("pur", reader)]).toEqual([
    plus,
    premium,
    pur,
  ]);
});
