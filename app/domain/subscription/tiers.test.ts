import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { isPlusPremiumReader, isPlusReader, isPurReader, listPartnerTiers, toTierTexts } from "./tiers.ts";

function aboWith(...set: AboFlag[]): Record<AboFlag, boolean> {
  return Object.fromEntries(aboFlags.map((flag) => [flag, set.includes(flag)])) as Record<AboFlag, boolean>;
}

/** What the line of a subscription says, and of which flags it has to. */
const words: [string, RegExp][] = [
  ["Plus", /Plus|VN|Neue/],
  ["Plus Premium", /PlusPremium/],
  ["Pur", /Pur/],
  ["weniger Werbung", /Pur/],
  // The paper's own name, on what it sells or gives itself.
  ["Talblick", /^(is|isGuest|has)Plus/],
  ["über VN", /VN/],
  ["über NEUE", /Neue/],
  ["aus dem Abo-Shop", /Kayak/],
  ["über Google Play", /Google/],
  ["über die App (RevenueCat)", /RevenueCat/],
  ["als Gast", /Guest/],
  ["für dich freigeschaltet", /^has/],
];

const purFlags = new Set<AboFlag>(["hasPurAccess", "isPurSubscriber", "isRevenueCatPurSubscriber"]);
const accessFlags = new Set<AboFlag>(["hasPlusAccess", "hasPlusPremiumAccess", "hasPurAccess"]);

describe.each(aboFlags)("A reader of whom only %s is known", (flag) => {
  test("reads in one line what it is, who sold it, and whether it was given", () => {
    const [line = "", ...others] = toTierTexts(aboWith(flag));
    expect(others).toEqual([]);
    for (const [word, flags] of words) expect(line.includes(word), `${line}: ${word}`).toBe(flags.test(flag));
  });

  test("has consent settings if and only if it is a Pur flag", () => {
    expect(isPurReader(aboWith(flag))).toBe(purFlags.has(flag));
  });
});

test.each(aboFlags.filter((flag) => !accessFlags.has(flag)))(
  "%s is listed once when the access it gives is set as well",
  (flag) => {
    const access = purFlags.has(flag) ? "hasPurAccess" : "hasPlusAccess";
    expect(toTierTexts(aboWith(flag, access))).toEqual(toTierTexts(aboWith(flag)));
  },
);

test("a reader without a subscription has no line", () => {
  expect(toTierTexts(aboWith())).toEqual([]);
});

test("a reader with everything sees fourteen different lines, the largest first", () => {
  const lines = toTierTexts(aboWith(...aboFlags));
  expect(new Set(lines).size).toBe(14);
  expect(lines).toHaveLength(14);
  expect(lines[0]).toBe("Talblick Plus Premium");
});

test("a reader who has Plus and was given Premium sees both", () => {
  expect(toTierTexts(aboWith("isPlusSubscriber", "hasPlusAccess", "hasPlusPremiumAccess"))).toEqual([
    "Talblick Plus",
    "Talblick Plus Premium, für dich freigeschaltet",
  ]);
});

test("a reader with Plus Premium is not told of the Pur that it includes", () => {
  expect(toTierTexts(aboWith("isPlusPremiumSubscriber", "hasPlusPremiumAccess", "hasPlusAccess", "hasPurAccess"))).toEqual([
    "Talblick Plus Premium",
  ]);
  expect(toTierTexts(aboWith("hasPlusPremiumAccess", "hasPlusAccess", "hasPurAccess"))).toEqual([
    "Talblick Plus Premium, für dich freigeschaltet",
  ]);
});

const partnerTiers: Partial<Record<AboFlag, string>> = {
  isVNSubscriber: "VN",
  isNeueSubscriber: "NEUE",
  isRevenueCatPlusSubscriber: "RevenueCatPlus",
  isRevenueCatPlusPremiumSubscriber: "RevenueCatPlusPremium",
  isGoogleIAPPlusSubscriber: "GoogleIAPPlus",
};

describe.each(aboFlags)("The list of what others sold, for a reader with %s alone,", (flag) => {
  test("has its name, or nothing", () => {
    const name = partnerTiers[flag];
    expect(listPartnerTiers(aboWith(flag))).toEqual(name === undefined ? [] : [name]);
  });
});

test("for a reader with everything it has five names in their order, whatever else is set", () => {
  const all = ["VN", "NEUE", "RevenueCatPlus", "RevenueCatPlusPremium", "GoogleIAPPlus"];
  expect(listPartnerTiers(aboWith())).toEqual([]);
  expect(listPartnerTiers(aboWith(...aboFlags))).toEqual(all);
  fc.assert(
    fc.property(fc.subarray([...aboFlags]), (flags) => {
      const expected = all.filter((name) => flags.some((flag) => partnerTiers[flag] === name));
      expect(listPartnerTiers(aboWith(...flags))).toEqual(expected);
    }),
    { seed: 4, numRuns: 300 },
  );
});

const premiumFlags = new Set<AboFlag>(aboFlags.filter((flag) => flag.includes("PlusPremium")));

test.each(aboFlags)("%s makes a Plus reader unless it is about Pur, and a Plus Premium reader if it says so", (flag) => {
  expect(isPlusReader(aboWith(flag))).toBe(!purFlags.has(flag));
  expect(isPlusPremiumReader(aboWith(flag))).toBe(premiumFlags.has(flag));
});
