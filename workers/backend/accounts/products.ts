/** What readers buy or are given, as the table subscriptions has it (migration 0004). */
export const products = [
  "plus",
  "plus_premium",
  "pur",
  "vn",
  "neue",
  "kayak_plus",
  "kayak_plus_premium",
  "guest_kayak_plus_premium",
  "google_iap_plus",
  "guest_plus_premium",
  "revenuecat_plus",
  "revenuecat_plus_premium",
  "guest_revenuecat_plus_premium",
  "revenuecat_pur",
] as const;

export type Product = (typeof products)[number];
