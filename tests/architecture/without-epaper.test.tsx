/** A portal without an E-Paper does not speak of one: not in offers, menus, lists, texts of the brand or of the law. */
import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { withEpaperLine } from "#app/configuration/epaper.ts";
import { offers } from "#app/configuration/offers.ts";
import { disallowedPaths, serviceGroups, servicesInShort, sitemapPages } from "#app/domain/page/records/page-lists.ts";
import { findOwnPages, suggestOwnPages } from "#app/domain/search/own-pages.ts";
import { listParts } from "#app/domain/staff/newsroom-parts.ts";
import { ComparisonTable } from "#app/features/subscribe/comparison-table.tsx";
import { requireEpaper, requireIssueKey } from "#app/loaders/page/require-epaper.ts";
import { staffRights } from "#graphql/generated/contract.ts";
import { parseBrand } from "#workers/programs/brand/brand-schema.ts";

vi.mock("#brand/epaper.ts", () => ({ epaper: null }));

const WORD = /e-?paper/i;
const url = new URL("https://www.talblick.example/epaper");
const status = (act: () => unknown) => {
  try {
    act();
    return 200;
  } catch (thrown) {
    return (thrown as { init?: { status?: number } }).init?.status;
  }
};

describe("without one", () => {
  test("no offer includes it, and the comparison has no line for it", () => {
    const tiers = offers.map((offer) => ({ ...offer, ownership: null, terms: [] }));
    expect(JSON.stringify(offers)).not.toMatch(WORD);
    expect(renderToStaticMarkup(<ComparisonTable tiers={tiers} />)).not.toMatch(WORD);
  });

  test("no list of pages, no search and no part of the newsroom leads to it", () => {
    const lists = [serviceGroups, servicesInShort, sitemapPages, disallowedPaths, listParts(staffRights)];
    expect(JSON.stringify(lists)).not.toMatch(WORD);
    expect(JSON.stringify([findOwnPages("epaper"), suggestOwnPages("epap")])).not.toMatch(WORD);
  });

  test("its addresses are not found, as any that there is not", () => {
    expect([status(() => requireEpaper(url)), status(() => requireIssueKey("2026-11-24", url))]).toEqual([404, 404]);
  });
});

test("with one, the offers that the brand names include it, and no other", () => {
  const epaper = { kind: "pages", address: null, offers: ["plus"], editions: [] } as const;
  expect(withEpaperLine("plus", ["Alles"], epaper)).toEqual(["Alles", "Das E-Paper ab 20 Uhr am Vorabend"]);
  expect(withEpaperLine("plus-premium", ["Alles"], epaper)).toEqual(["Alles"]);
});

describe("a brand", () => {
  const file = "app/configuration/brands/talblick/brand.json";
  const brand = JSON.parse(readFileSync(file, "utf8"));
  const parse = (changes: object) => parseBrand(JSON.stringify({ ...brand, ...changes }), "brand.json");

  test("that has none and speaks of one is not built", () => {
    expect(() => parse({ epaper: null })).toThrow("brand.json: epaper is null, but another text speaks of an E-Paper");
    const texts = JSON.stringify(brand.firstTexts).replaceAll("mit E-Paper, ", "mit ");
    expect(parse({ epaper: null, firstTexts: JSON.parse(texts) }).epaper).toBeNull();
  });

  test.each([
    [{ kind: "handover", address: null, offers: ["plus"], editions: [] }, "brand.json: epaper has an address where"],
    [
      { kind: "pages", address: "https://e.example/lesen", offers: ["plus"], editions: [] },
      "brand.json: epaper has an address where",
    ],
    [
      { kind: "handover", address: "http://e.example", offers: ["plus"], editions: [] },
      "epaper.address must be an https address",
    ],
    [
      { kind: "handover", address: "https://e.example/?a=b", offers: ["plus"], editions: [] },
      "epaper.address must be an https address",
    ],
    [{ kind: "pages", address: null, offers: [], editions: [] }, "epaper.offers must name an offer"],
    [{ kind: "pages", address: null, offers: ["pur"], editions: [] }, "epaper.offers.0"],
    [
      { kind: "pages", address: null, offers: ["plus"], editions: [{ slug: "a-b", title: "A" }] },
      "epaper.editions.0.slug must be",
    ],
  ])("with %j reads what is wrong", (epaper, message) => {
    expect(() => parse({ epaper })).toThrow(message);
  });
});

test("texts of every paper speak of it nowhere else", () => {
  const known = /(?:^|\/)epaper[^/]*(?:\/|$)|\.test\.tsx?$|-for-test\.tsx?$/;
  const files = globSync("{app,shared,workers/programs/pages}/**/*.{ts,tsx,md,yaml}").filter(
    (path) => !known.test(path) && !path.includes("/brands/") && !path.includes("/generated/"),
  );
  // What a reader may see: the word as texts write it.
  const speaking = files.filter((path) =>
    /E-Paper/.test(readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")),
  );
  expect(speaking.sort()).toEqual(
    [
      // Where it is configured, as the tests above say.
      "app/domain/search/own-pages.ts",
      "app/domain/staff/newsroom-parts.ts",
      "app/domain/page/records/service-pages.ts",
      "app/features/profile/subscriptions/profile-subscriptions.tsx",
      "app/features/subscribe/comparison-table.tsx",
    ].sort(),
  );
});
