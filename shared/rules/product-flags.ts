import type { AboFlag } from "#graphql/generated/contract.ts";

/** What a reader may have bought, and the flag of the type Abo that it sets (rules 3). */
export const productFlags = {
  plus: "isPlusSubscriber",
  plus_premium: "isPlusPremiumSubscriber",
  pur: "isPurSubscriber",
  vn: "isVNSubscriber",
  neue: "isNeueSubscriber",
  kayak_plus: "isKayakPlusSubscriber",
  kayak_plus_premium: "isKayakPlusPremiumSubscriber",
  guest_kayak_plus_premium: "isGuestKayakPlusPremiumSubscriber",
  google_iap_plus: "isGoogleIAPPlusSubscriber",
  guest_plus_premium: "isGuestPlusPremiumSubscriber",
  revenuecat_plus: "isRevenueCatPlusSubscriber",
  revenuecat_plus_premium: "isRevenueCatPlusPremiumSubscriber",
  guest_revenuecat_plus_premium: "isGuestRevenueCatPlusPremiumSubscriber",
  revenuecat_pur: "isRevenueCatPurSubscriber",
} as const satisfies Readonly<Record<string, AboFlag>>;

export type Product = keyof typeof productFlags;

/** A publisher's own back end may have others. */
export function isProduct(name: string): name is Product {
  return Object.hasOwn(productFlags, name);
}
