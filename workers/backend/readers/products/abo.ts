/** What a reader has bought or was given, as the flags of rules 3. */

import * as v from "valibot";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { type Product, productFlags } from "#shared/rules/product-flags.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { Abo, KeyValue } from "./piano.ts";

export type SubscriptionRow = {
  product: Product;
  /** Seconds since 1970. */
  starts_at: number;
  /** The first second in which it is over; null runs until it is cancelled. */
  ends_at: number | null;
  /** JSON list of {key, value}. */
  meta: string;
};

const plusProducts: readonly Product[] = ["plus", "kayak_plus", "google_iap_plus", "revenuecat_plus"];
/** Readers of the partner papers read Plus (rules 1, user groups). */
const partnerProducts: readonly Product[] = ["vn", "neue"];
const plusPremiumProducts: readonly Product[] = [
  "plus_premium",
  "kayak_plus_premium",
  "guest_kayak_plus_premium",
  "guest_plus_premium",
  "revenuecat_plus_premium",
  "guest_revenuecat_plus_premium",
];
const purProducts: readonly Product[] = ["pur", "revenuecat_pur"];

/** Expiry is a matter of the clock alone: nothing has to be written for a subscription to be over. */
export function isValidAt(now: number, { starts_at, ends_at }: Pick<SubscriptionRow, "starts_at" | "ends_at">): boolean {
  return starts_at <= now && (ends_at === null || ends_at > now);
}

/** Entry of plusSubscriptionMeta for a former Plus reader: when Plus ended, ISO 8601 in UTC. */
const ENDED_AT = "endedAt";

/** The flags that follow from those subscriptions that are valid at `now`. */
export function toAbo(rows: readonly SubscriptionRow[], { now, userRef }: { now: number; userRef: string }): Abo {
  const valid = rows.filter((row) => isValidAt(now, row));
  const has = (wanted: readonly Product[]) => valid.some(({ product }) => wanted.includes(product));
  const metaOf = (wanted: readonly Product[]) =>
    valid.filter(({ product }) => wanted.includes(product)).flatMap(({ meta }) => parseMeta(meta));

  const flags = Object.fromEntries(aboFlags.map((flag) => [flag, false])) as Record<AboFlag, boolean>;
  for (const { product } of valid) flags[productFlags[product]] = true;
  flags.hasPlusPremiumAccess = has(plusPremiumProducts);
  flags.hasPlusAccess = flags.hasPlusPremiumAccess || has(plusProducts) || has(partnerProducts);
  flags.hasPurAccess = flags.hasPlusPremiumAccess || has(purProducts);
  return {
    ...flags,
    plusSubscriptionMeta: flags.hasPlusAccess ? metaOf(plusProducts) : toEndedMeta(rows, now),
    plusPremiumSubscriptionMeta: metaOf(plusPremiumProducts),
    userRef,
  };
}

function toEndedMeta(rows: readonly SubscriptionRow[], now: number): KeyValue[] {
  const opening: readonly Product[] = [...plusProducts, ...plusPremiumProducts, ...partnerProducts];
  const ends = rows.flatMap(({ product, ends_at }) =>
    ends_at !== null && ends_at <= now && opening.includes(product) ? [ends_at] : [],
  );
  return ends.length === 0 ? [] : [{ key: ENDED_AT, value: toIsoDate(Math.max(...ends)) }];
}

const metaSchema = v.array(v.object({ key: v.string(), value: v.string() }));

/** A subscription counts even when its meta is invalid. */
export function parseMeta(text: string): KeyValue[] {
  try {
    const parsed = v.safeParse(metaSchema, JSON.parse(text));
    return parsed.success ? parsed.output : [];
  } catch {
    // No JSON.
    return [];
  }
}
