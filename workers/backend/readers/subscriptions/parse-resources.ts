/** What the paywall provider's resources are here (PAYWALL_RESOURCES): `RTALBPLUS=plus, RTALBPUR=pur`. */

import { logError } from "#shared/log/log.ts";
import type { Product } from "#shared/rules/product-flags.ts";
import { products } from "#workers/backend/readers/products/products.ts";

/** Products by the provider's name (rid). An entry that names no product of ours is left out and logged for operators. */
export function parseResources(text: string | undefined): Map<string, Product> {
  const resources = new Map<string, Product>();
  for (const entry of (text ?? "").split(",").filter((part) => part.trim() !== "")) {
    const [rid = "", name] = entry.split("=").map((part) => part.trim());
    const product = products.find((known) => known === name);
    if (rid !== "" && product !== undefined) resources.set(rid, product);
    else logError("PAYWALL_RESOURCES has an entry that is not of the form rid=product", undefined, { entry: entry.trim() });
  }
  return resources;
}
