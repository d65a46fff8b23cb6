import fc from "fast-check";
import { expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { decideReaderTier, type ReaderTier, tiers } from "./reader-tier.ts";

const aboWith = (...set: AboFlag[]) =>
  Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;

const tierOfFlag: Record<AboFlag, ReaderTier> = {
  hasPlusAccess: { tier: "plus", isPur: false },
  hasPlusPremiumAccess: { tier: "plus-premium", isPur: false },
  hasPurAccess: { tier: "registered", isPur: true },
  isPurSubscriber: { tier: "registered", isPur: true },
  isRevenueCatPurSubscriber: { tier: "registered", isPur: true },
  isPlusSubscriber: { tier: "plus", isPur: false },
  isPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
  isVNSubscriber: { tier: "plus", isPur: false },
  isNeueSubscriber: { tier: "plus", isPur: false },
  isKayakPlusSubscriber: { tier: "plus", isPur: false },
  isKayakPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
  isGuestKayakPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
  isGoogleIAPPlusSubscriber: { tier: "plus", isPur: false },
  isGuestPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
  isRevenueCatPlusSubscriber: { tier: "plus", isPur: false },
  isRevenueCatPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
  isGuestRevenueCatPlusPremiumSubscriber: { tier: "plus-premium", isPur: false },
};

test("a signed-out reader is a free reader, whatever the flags of subscriptions are", () => {
  expect(decideReaderTier(null, false)).toEqual({ tier: "free", isPur: false });
  expect(decideReaderTier(aboWith(...aboFlags), false)).toEqual({ tier: "free", isPur: false });
});

test("a signed-in reader without a subscription is registered", () => {
  expect(decideReaderTier(null, true)).toEqual({ tier: "registered", isPur: false });
  expect(decideReaderTier(aboWith(), true)).toEqual({ tier: "registered", isPur: false });
});

test.each(aboFlags)("the tier of a reader with %s", (flag) => {
  expect(decideReaderTier(aboWith(flag), true)).toEqual(tierOfFlag[flag]);
});

test("of several subscriptions the largest counts, and Pur is a flag beside it", () => {
  const flags = fc.subarray([...aboFlags], { minLength: 1 });
  fc.assert(
    fc.property(flags, (set) => {
      const single = set.map((flag) => tierOfFlag[flag]);
      const tier = single
        .map((one) => one.tier)
        .toSorted((one, other) => tiers.indexOf(one) - tiers.indexOf(other))
        .at(-1);
      expect(decideReaderTier(aboWith(...set), true)).toEqual({ tier, isPur: single.some(({ isPur }) => isPur) });
    }),
    { seed: 4, numRuns: 500 },
  );
});
