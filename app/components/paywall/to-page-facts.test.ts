import { expect, test } from "vitest";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { toPageFacts } from "./to-page-facts.ts";

const page: PaywallPage = {
  config: { aid: "A", siteId: null, isSandbox: true, isDebug: false, scriptOrigin: "https://s", apiOrigin: "https://a" },
  settings: { isPromotionPaywall: false, triggerManual: false, paywallAsModal: true, paywallPos: null },
  user: { id: 7, userRef: "", tiers: ["VN", "NEUE"] },
  post: {
    id: 100,
    link: "/ein-titel/100",
    title: "Ein Titel",
    section: "Politik",
    author: "Anna Berger",
    published: "2026-11-10T08:00:00Z",
    tags: ["premium", "plus", "politik"],
    brand: "Talblick Plus",
    variables: [
      { key: "kampagne", value: "herbst" },
      { key: "pointsRange", value: ">=100000" },
    ],
  },
};
const circumstances = {
  url: "https://www.talblick.example/ein-titel/100",
  userRef: null,
  termId: null,
  storedPoints: "450",
  now: new Date("2026-11-20T12:00:00Z"),
};

test("a post's tags, variables and parameters are handed over, with age and points in their ranges", () => {
  expect(toPageFacts(page, circumstances)).toEqual({
    userRef: null,
    url: "https://www.talblick.example/ein-titel/100",
    tags: ["premium", "plus", "politik"],
    variables: {
      kampagne: "herbst",
      contentAge: "8-14",
      pointsRange: "400-1999",
      partnerTiers: "VN,NEUE",
      paywallAsModal: "true",
      triggerManual: "false",
    },
    content: { section: "Politik", author: "Anna Berger", published: "2026-11-10T08:00:00Z" },
  });
});

test("a page without a post has no facts of one", () => {
  const { content, tags, variables } = toPageFacts({ ...page, post: null }, circumstances);
  expect([content, tags, variables.contentAge]).toEqual([null, [], undefined]);
});

test("only a page that sells Pur has its tag", () => {
  const tagsOf = (termId: string) => toPageFacts({ ...page, post: null }, { ...circumstances, termId }).tags;
  expect(tagsOf("TMTALBPURM")).toEqual(["pur"]);
  expect(tagsOf("TMTALBPLUSM")).toEqual([]);
});
