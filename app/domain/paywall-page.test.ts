import { expect, test } from "vitest";
import { type PaywallPage, parsePaywallPage, toPaywallTags } from "./paywall-page.ts";

const page: PaywallPage = {
  config: { aid: "A", siteId: null, isSandbox: true, isDebug: false, scriptOrigin: "https://s", apiOrigin: "https://a" },
  settings: { isPromotionPaywall: false, triggerManual: false, paywallAsModal: false, paywallPos: null },
  user: { id: 7, userRef: "ref~~~sig", tiers: ["VN"] },
  post: {
    ...{ id: 100, link: "/ein-titel/100", title: "Ein Titel", section: "Politik", author: "Anna Berger" },
    ...{ published: "2026-11-10T08:00:00Z", tags: ["premium"], brand: null, variables: [{ key: "a", value: "b" }] },
  },
};

test("a page tells the script what it was made with", () => {
  expect(parsePaywallPage(JSON.stringify(page))).toEqual(page);
  expect(parsePaywallPage(JSON.stringify({ ...page, user: null, post: null }))).toEqual({ ...page, user: null, post: null });
});

test.each(["", "{}", JSON.stringify({ ...page, settings: {} })])("a page of another build is not understood (%s)", (text) => {
  expect(() => parsePaywallPage(text)).toThrow();
});

test("a premium post is tagged as such, with brand, section and the newsroom's own tag", () => {
  expect(toPaywallTags({ isPremium: true, brand: "plus", section: "politik", piTag: "promotion" })).toEqual([
    ...["premium", "plus", "politik", "promotion"],
  ]);
});

test("a tag that is missing or there already is left out", () => {
  expect(toPaywallTags({ isPremium: false, brand: null, section: "", piTag: null })).toEqual([]);
  expect(toPaywallTags({ isPremium: true, brand: "premium", section: "sport", piTag: "sport" })).toEqual(["premium", "sport"]);
});
