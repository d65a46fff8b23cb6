/** Where a subscription can be changed (GraphQL enum SubscriptionManager). */
import type { Product } from "#shared/rules/product-flags.ts";
import { kayakProducts } from "./products.ts";

/** Who wrote the row (0114_subscriptions.sql). */
export const subscriptionOrigins = ["provider", "upsell", "admin"] as const;
export type SubscriptionOrigin = (typeof subscriptionOrigins)[number];
export type SubscriptionManager = "KAYAK" | "PROVIDER" | "GOOGLE" | "APP" | "PARTNER" | "PRINT" | "NEWSROOM";

const managersElsewhere: Partial<Record<Product, SubscriptionManager>> = {
  vn: "PARTNER",
  neue: "PARTNER",
  google_iap_plus: "GOOGLE",
  revenuecat_plus: "APP",
  revenuecat_plus_premium: "APP",
  guest_revenuecat_plus_premium: "APP",
  revenuecat_pur: "APP",
};

/** Who wrote the row comes before what it is: what the provider sold only the provider can end. */
export function decideManager({ product, origin }: { product: Product; origin: SubscriptionOrigin }): SubscriptionManager {
  if (origin === "provider") return "PROVIDER";
  if (origin === "upsell") return "PRINT";
  return managersElsewhere[product] ?? (kayakProducts.includes(product) ? "KAYAK" : "NEWSROOM");
}
