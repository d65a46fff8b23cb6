import { assert, boolean, constantFrom, integer, option, property, record, subarray } from "fast-check";
import { describe, expect, test } from "vitest";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import type { Product } from "#shared/rules/product-flags.ts";
import { toAbo } from "#workers/backend/readers/products/abo.ts";
import { products } from "#workers/backend/readers/products/products.ts";
import { type AboFlags, decideAccess } from "./decide-access.ts";

const now = 1_800_000_000;
const grantReasons = ["BOT", "METERED", "PARTNER", "EVENT"] as const;

const withFlags = (flags: readonly AboFlag[]) =>
  Object.fromEntries(aboFlags.map((flag) => [flag, flags.includes(flag)])) as AboFlags;
const withProducts = (owned: readonly Product[]) =>
  toAbo(
    owned.map((product) => ({ product, starts_at: now - 10, ends_at: null, meta: "[]" })),
    { now, userRef: "" },
  );

const none = { granted: false, reason: "NONE" };
const bySubscription = { granted: true, reason: "SUBSCRIPTION" };
const ofPremiumPost = (abo: AboFlags | null) => decideAccess({ isPremium: true, abo, grant: null });

describe("of the seventeen flags", () => {
  test.each(aboFlags)("%s alone opens a premium post only if it is access to Plus", (flag) => {
    expect(ofPremiumPost(withFlags([flag]))).toEqual(flag === "hasPlusAccess" ? bySubscription : none);
  });

  test("all but hasPlusAccess together open nothing", () => {
    expect(ofPremiumPost(withFlags(aboFlags.filter((flag) => flag !== "hasPlusAccess")))).toEqual(none);
  });
});

describe("user groups (rules 1)", () => {
  test.each(products)("a subscriber of %s reads premium posts, unless it is Pur alone", (product) => {
    expect(ofPremiumPost(withProducts([product]))).toEqual(product.includes("pur") ? none : bySubscription);
  });

  test.each([
    ["an anonymous visitor", null],
    ["a logged-in reader", withProducts([])],
    ["the holder of a print card who did not accept the digital offer", withProducts([])],
    [
      "a reader whose subscription is over",
      toAbo([{ product: "plus", starts_at: 1, ends_at: now, meta: "[]" }], { now, userRef: "" }),
    ],
    [
      "a reader whose subscription has not begun",
      toAbo([{ product: "plus", starts_at: now + 1, ends_at: null, meta: "[]" }], { now, userRef: "" }),
    ],
  ])("%s does not", (_, abo) => {
    expect(ofPremiumPost(abo)).toEqual(none);
  });

  test.each([
    ["free", null, none],
    ["registered", withProducts([]), none],
    ["Plus", withProducts(["plus"]), bySubscription],
    ["Plus Premium", withProducts(["plus_premium"]), bySubscription],
    ["Pur", withProducts(["pur"]), none],
    ["Pur beside Plus", withProducts(["pur", "plus"]), bySubscription],
    ["the partner paper beside Pur", withProducts(["revenuecat_pur", "vn"]), bySubscription],
  ])("in the tier %s the premium post is decided so, and a free post is free", (_, abo, decision) => {
    expect(ofPremiumPost(abo)).toEqual(decision);
    expect(decideAccess({ isPremium: false, abo, grant: null })).toEqual({ granted: true, reason: "FREE" });
  });
});

describe("grants", () => {
  test.each(grantReasons)("a %s grant opens a premium post for readers without a subscription", (grant) => {
    for (const abo of [null, withProducts([]), withProducts(["pur"])]) {
      expect(decideAccess({ isPremium: true, abo, grant })).toEqual({ granted: true, reason: grant });
    }
  });

  test("a partner's referral opens it for everybody who follows it (rules 6)", () => {
    for (const product of products) {
      expect(decideAccess({ isPremium: true, abo: withProducts([product]), grant: "PARTNER" }).granted).toBe(true);
    }
  });

  test.each(grantReasons)("a subscriber does not use up a %s grant", (grant) => {
    expect(decideAccess({ isPremium: true, abo: withProducts(["plus"]), grant })).toEqual(bySubscription);
  });

  test.each(grantReasons)("a free post needs no %s grant", (grant) => {
    expect(decideAccess({ isPremium: false, abo: null, grant })).toEqual({ granted: true, reason: "FREE" });
  });
});

describe("whatever comes together", () => {
  const flags = record(
    Object.fromEntries(aboFlags.map((flag) => [flag, boolean()])) as Record<AboFlag, ReturnType<typeof boolean>>,
  );
  const facts = record({ isPremium: boolean(), abo: option(flags), grant: option(constantFrom(...grantReasons)) });

  test("a premium post opens with hasPlusAccess or a grant and never without, and the reason says which", () => {
    assert(
      property(facts, ({ isPremium, abo, grant }) => {
        const { granted, reason } = decideAccess({ isPremium, abo, grant });
        const isSubscriber = abo?.hasPlusAccess === true;
        expect(granted).toBe(!isPremium || isSubscriber || grant !== null);
        expect(reason).toBe(!isPremium ? "FREE" : isSubscriber ? "SUBSCRIPTION" : (grant ?? "NONE"));
      }),
    );
  });

  test("of any products at any time, those that are valid and more than Pur open a premium post", () => {
    const row = record({
      product: constantFrom(...products),
      starts_at: integer({ min: now - 2, max: now + 2 }),
      ends_at: option(integer({ min: now - 1, max: now + 3 })),
    });
    assert(
      property(subarray([0, 1, 2, 3]), row, row, row, row, (chosen, ...rows) => {
        const owned = chosen.flatMap((index) => rows.slice(index, index + 1)).map((one) => ({ ...one, meta: "[]" }));
        const opening = owned.filter(
          ({ product, starts_at, ends_at }) =>
            product !== "pur" && product !== "revenuecat_pur" && starts_at <= now && (ends_at === null || ends_at > now),
        );
        expect(ofPremiumPost(toAbo(owned, { now, userRef: "" })).granted).toBe(opening.length > 0);
      }),
    );
  });
});
