import fc from "fast-check";
import { expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { decideReaderTier, type ReaderTier, tiers } from "./reader-tier.ts";

const aboWith = (...set: AboFlag[]) =>
  Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;

/** As the flag's own name says it. */
function toTier(flag: AboFlag): ReaderTier {
  if (flag.includes("Pur")) return { tier: "registered", isPur: true };
  return { tier: flag.includes("PlusPremium") ? "plus-premium" : "plus", isPur: false };
}

test("a signed-out reader is a free reader, whatever the flags of subscriptions are", () => {
  expect(decideReaderTier(null, false)).toEqual({ tier: "free", isPur: false });
  expect(decideReaderTier(aboWith(...aboFlags), false)).toEqual({ tier: "free", isPur: false });
});

test("a signed-in reader without a subscription is registered", () => {
  expect(decideReaderTier(null, true)).toEqual({ tier: "registered", isPur: false });
  expect(decideReaderTier(aboWith(), true)).toEqual({ tier: "registered", isPur: false });
});

test.each(aboFlags)("a reader with %s alone has the tier of its name: Plus Premium, Pur, or Plus", (flag) => {
  expect(decideReaderTier(aboWith(flag), true)).toEqual(toTier(flag));
});

test("of several subscriptions the largest counts, and Pur is a flag beside it", () => {
  const flags = fc.subarray([...aboFlags], { minLength: 1 });
  fc.assert(
    fc.property(flags, (set) => {
      const single = set.map(toTier);
      const tier = single
        .map((one) => one.tier)
        .toSorted((one, other) => tiers.indexOf(one) - tiers.indexOf(other))
        .at(-1);
      expect(decideReaderTier(aboWith(...set), true)).toEqual({ tier, isPur: single.some(({ isPur }) => isPur) });
    }),
    { seed: 4, numRuns: 500 },
  );
});
