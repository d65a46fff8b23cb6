/** A reader's subscriptions in words (rules 6: tiers follow from the flags of rules 3). */

import { portalBrand } from "#app/configuration/portal-brand.ts";
import type { AboFlag } from "#graphql/generated/contract.ts";

/** What was bought or given, in the order in which readers see it. */
const subscriptions: readonly [AboFlag, string][] = [
  ["isPlusPremiumSubscriber", `${portalBrand.name} Plus Premium`],
  ["isGuestPlusPremiumSubscriber", `${portalBrand.name} Plus Premium als Gast`],
  ["isPlusSubscriber", `${portalBrand.name} Plus`],
  ["isVNSubscriber", "Plus über VN"],
  ["isNeueSubscriber", "Plus über NEUE"],
  ["isKayakPlusPremiumSubscriber", "Plus Premium aus dem Abo-Shop"],
  ["isGuestKayakPlusPremiumSubscriber", "Plus Premium aus dem Abo-Shop, als Gast"],
  ["isKayakPlusSubscriber", "Plus aus dem Abo-Shop"],
  ["isGoogleIAPPlusSubscriber", "Plus über Google Play"],
  ["isRevenueCatPlusPremiumSubscriber", "Plus Premium über die App (RevenueCat)"],
  ["isGuestRevenueCatPlusPremiumSubscriber", "Plus Premium über die App (RevenueCat), als Gast"],
  ["isRevenueCatPlusSubscriber", "Plus über die App (RevenueCat)"],
  ["isPurSubscriber", "Pur: weniger Werbung"],
  ["isRevenueCatPurSubscriber", "Pur über die App (RevenueCat): weniger Werbung"],
];

const premiumFlags: readonly AboFlag[] = [
  "isPlusPremiumSubscriber",
  "isGuestPlusPremiumSubscriber",
  "isKayakPlusPremiumSubscriber",
  "isGuestKayakPlusPremiumSubscriber",
  "isRevenueCatPlusPremiumSubscriber",
  "isGuestRevenueCatPlusPremiumSubscriber",
];
const purFlags: readonly AboFlag[] = ["isPurSubscriber", "isRevenueCatPurSubscriber"];
const plusFlags: readonly AboFlag[] = subscriptions.map(([flag]) => flag).filter((flag) => !purFlags.includes(flag));

/** Access that none of the reader's subscriptions explains: given by the newsroom. `by` are the flags that explain it. */
const accesses: readonly { flag: AboFlag; by: readonly AboFlag[]; text: string }[] = [
  { flag: "hasPlusPremiumAccess", by: premiumFlags, text: `${portalBrand.name} Plus Premium, für dich freigeschaltet` },
  {
    flag: "hasPlusAccess",
    by: [...plusFlags, "hasPlusPremiumAccess"],
    text: `${portalBrand.name} Plus, für dich freigeschaltet`,
  },
  // Plus Premium includes it.
  {
    flag: "hasPurAccess",
    by: [...purFlags, ...premiumFlags, "hasPlusPremiumAccess"],
    text: "Pur, für dich freigeschaltet: weniger Werbung",
  },
];

type Flags = Readonly<Record<AboFlag, boolean>>;

/** The name of each flag's subscription; flags that another flag explains are left out. Empty without a subscription. */
export function toTiers(abo: Flags): { flag: AboFlag; text: string }[] {
  return [
    ...subscriptions.filter(([flag]) => abo[flag]).map(([flag, text]) => ({ flag, text })),
    ...accesses.filter(({ flag, by }) => abo[flag] && !by.some((cause) => abo[cause])).map(({ flag, text }) => ({ flag, text })),
  ];
}

/** One line for each subscription; empty when the reader has none. */
export function toTierTexts(abo: Flags): string[] {
  return toTiers(abo).map(({ text }) => text);
}

/** Reads premium posts, bought or given in any way. */
export function isPlusReader(abo: Flags): boolean {
  return abo.hasPlusAccess || plusFlags.some((flag) => abo[flag]) || isPlusPremiumReader(abo);
}

export function isPlusPremiumReader(abo: Flags): boolean {
  return abo.hasPlusPremiumAccess || premiumFlags.some((flag) => abo[flag]);
}

/** The subscriptions that others sell (rules 6), by the names under which they are known outside. */
const partnerTiers = [
  ["isVNSubscriber", "VN"],
  ["isNeueSubscriber", "NEUE"],
  ["isRevenueCatPlusSubscriber", "RevenueCatPlus"],
  ["isRevenueCatPlusPremiumSubscriber", "RevenueCatPlusPremium"],
  ["isGoogleIAPPlusSubscriber", "GoogleIAPPlus"],
] as const satisfies readonly (readonly [AboFlag, string])[];

export type PartnerTier = (typeof partnerTiers)[number][1];

/** Which of VN, NEUE, RevenueCatPlus, RevenueCatPlusPremium and GoogleIAPPlus apply (rules 6), in this order. */
export function listPartnerTiers(abo: Flags): PartnerTier[] {
  return partnerTiers.filter(([flag]) => abo[flag]).map(([, name]) => name);
}

/** Pur readers see no consent manager; their settings are in the profile (rules 4, 6). */
export function isPurReader(abo: Flags): boolean {
  return abo.hasPurAccess || purFlags.some((flag) => abo[flag]);
}
