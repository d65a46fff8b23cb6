import { expect, test } from "vitest";
import { toPaywallTags } from "./paywall-page.ts";

test("a premium post is tagged as such, with brand, section and the newsroom's own tag", () => {
  expect(toPaywallTags({ isPremium: true, brand: "plus", section: "politik", piTag: "promotion" })).toEqual([
    "premium",
    "plus",
    "politik",
    "promotion",
  ]);
});

test("a tag that is missing or there already is left out", () => {
  expect(toPaywallTags({ isPremium: false, brand: null, section: "", piTag: null })).toEqual([]);
  expect(toPaywallTags({ isPremium: true, brand: "premium", section: "sport", piTag: "sport" })).toEqual(["premium", "sport"]);
});
