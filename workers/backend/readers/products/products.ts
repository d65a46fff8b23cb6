import { identity } from "#brand/identity.ts";
import { type Product, productFlags } from "#shared/rules/product-flags.ts";

/** As the table subscriptions has them. */
export const products = Object.keys(productFlags) as Product[];

/** Those that the Kayak shop sells. */
export const kayakProducts: readonly Product[] = ["kayak_plus", "kayak_plus_premium", "guest_kayak_plus_premium"];

/** The names for readers, where a subscription has none of its own. */
export const productTitles: Record<Product, string> = {
  plus: `${identity.name} Plus`,
  plus_premium: `${identity.name} Plus Premium`,
  pur: `${identity.name} Pur`,
  vn: "VN",
  neue: "Neue",
  kayak_plus: `${identity.name} Plus`,
  kayak_plus_premium: `${identity.name} Plus Premium`,
  guest_kayak_plus_premium: `${identity.name} Plus Premium (Gastzugang)`,
  google_iap_plus: `${identity.name} Plus`,
  guest_plus_premium: `${identity.name} Plus Premium (Gastzugang)`,
  revenuecat_plus: `${identity.name} Plus`,
  revenuecat_plus_premium: `${identity.name} Plus Premium`,
  guest_revenuecat_plus_premium: `${identity.name} Plus Premium (Gastzugang)`,
  revenuecat_pur: `${identity.name} Pur`,
};
