import { describe, expect, test } from "vitest";
import { parseSearch, type SearchWords } from "#app/domain/search/search-address.ts";
import { wirePosts } from "#tests/support/wire/wire.ts";
import type { FoundEvents } from "./found-events-view-model.ts";
import { toSearchTitle, toSearchVariables, toSearchView } from "./search-view-model.ts";

const words = (query: string) => parseSearch(new URLSearchParams(query));
const now = new Date("2026-11-22T22:30:00Z");
const topics = [
  { slug: "verkehr", title: "Verkehr" },
  { slug: "bodensee", title: "Bodensee" },
];
const [post] = wirePosts([7]).items;
const found = {
  hits: post === undefined ? [] : [{ post, title: [{ text: "Bus", is_hit: true }], excerpt: [{ text: "Ein ", is_hit: false }] }],
  subjects: [{ kind: "MUNICIPALITY" as const, title: "Hard", link: "/gemeinde/hard" }],
  total: 1200,
  is_more: true,
  total_pages: 120,
  page: 2,
  used: "ALL_WORDS" as const,
  correction: null,
};
type Answers = Parameters<typeof toSearchView>[1];
const toView = (asked: SearchWords, search: Answers["search"], listed: Answers["topics"], events: FoundEvents | null = null) =>
  toSearchView(asked, { search, topics: listed, events });
const none = { ...found, hits: [], subjects: [], total: 0, is_more: false, total_pages: 0, page: 1 };

describe("the question", () => {
  test("is by relevance, of all posts, where nothing else is chosen", () => {
    expect(toSearchVariables(words("q=Bus"), 1, now)).toEqual({
      query: "Bus",
      filter: { municipality: null, topic: null, kind: null, from: null, access: null },
      sort: "RELEVANCE",
      page: 1,
    });
  });

  test("has the chosen filters and order", () => {
    const query = "q=Bus&gemeinde=hard&thema=verkehr&art=geburten&zugang=frei&sortierung=aelteste";
    expect(toSearchVariables(words(query), 3, now)).toEqual({
      query: "Bus",
      filter: { municipality: "hard", topic: "verkehr", kind: "nnp_births", from: null, access: "FREE" },
      sort: "OLDEST",
      page: 3,
    });
  });

  // At half past eleven in the evening in the region.
  test.each([
    ["heute", "2026-11-21T23:00:00.000Z"],
    ["woche", "2026-11-14T23:00:00.000Z"],
    ["monat", "2026-10-22T22:00:00.000Z"],
    ["jahr", "2025-11-21T23:00:00.000Z"],
  ])("of %s begins with a day of the region", (period, from) => {
    expect(toSearchVariables(words(`q=Bus&zeitraum=${period}`), 1, now).filter?.from).toBe(from);
  });
});

describe("the page", () => {
  test("says how much was found, and where there is more of it", () => {
    const { found: shown } = toView(words("q=Bus&gemeinde=hard"), found, topics);
    expect(shown).toMatchObject({
      count: expect.stringMatching(/^Mehr als 1\s200 Treffer$/),
      hits: [{ title: [{ text: "Bus", isHit: true }], excerpt: [{ text: "Ein ", isHit: false }] }],
      subjects: [{ kind: "Gemeinde", title: "Hard", link: "/gemeinde/hard" }],
      pagination: { previous: "/suche?q=Bus&gemeinde=hard", next: "/suche?q=Bus&gemeinde=hard&seite=3" },
      wider: null,
    });
  });

  test.each([
    [0, "Keine Treffer"],
    [1, "1 Treffer"],
    [17, "17 Treffer"],
  ])("of %i says %s", (total, count) => {
    expect(toView(words("q=Bus"), { ...none, total }, topics).found?.count).toBe(count);
  });

  test("that found nothing leads to a wider search, and to what may have been meant", () => {
    const view = toView(words("q=Hochwaser&zugang=frei"), { ...none, correction: "Hochwasser" }, topics);
    expect(view.found).toMatchObject({
      correction: { text: "Hochwasser", link: "/suche?q=Hochwasser&zugang=frei", isShown: false },
      wider: "/suche?q=Hochwaser",
    });
    expect(view.topics).toEqual([
      { title: "Verkehr", link: "/themen/verkehr" },
      { title: "Bodensee", link: "/themen/bodensee" },
    ]);
  });

  test("that means a page of the portal shows it, and nothing that was searched instead", () => {
    const instead = { ...found, page: 1, used: "CORRECTED" as const, correction: "Banken" };
    expect(toView(words("q=tanken"), instead, topics).found).toMatchObject({
      count: "Keine Treffer",
      hits: [],
      correction: null,
      subjects: [{ kind: "Service", link: "/spritpreise" }, { kind: "Gemeinde" }],
    });
    expect(toView(words("q=Hochwaser"), instead, topics).found).toMatchObject({
      correction: { text: "Banken", isShown: true },
      hits: [{}],
    });
  });

  test("without a question shows no hits", () => {
    expect(toView(words(""), none, topics).found).toBeNull();
  });

  test("names its filters, each with a link without it, and an unlisted topic by its slug", () => {
    const view = toView(words("q=Bus&gemeinde=hard&thema=neu&sortierung=neueste"), none, topics);
    expect(view.chosen).toEqual([
      { title: "Hard", link: "/suche?q=Bus&thema=neu&sortierung=neueste" },
      { title: "neu", link: "/suche?q=Bus&gemeinde=hard&sortierung=neueste" },
    ]);
    expect(view.filters.find(({ name }) => name === "thema")?.options.map(({ value }) => value)).toEqual([
      "",
      "bodensee",
      "neu",
      "verkehr",
    ]);
    expect(toView(words("q=Bus"), none, []).filters.some(({ name }) => name === "thema")).toBe(false);
  });
});

test("its title says what was searched for, and where", () => {
  expect(["", "q=Bus", "q=Bus&gemeinde=hard", "q=Bus&gemeinde=x"].map((query) => toSearchTitle(words(query)))).toEqual([
    "Suche",
    "Suche nach „Bus“",
    "Suche nach „Bus“ in Hard",
    "Suche nach „Bus“",
  ]);
});

test("events that are found are told apart from posts, of which there may be none", () => {
  const events = { lines: [], link: "/termine?zeitraum=jahr&q=Jazz" };
  expect(toView(words("q=Jazz"), none, topics, events).found).toMatchObject({ count: "Keine Beiträge", events });
  expect(toView(words("q=Jazz"), found, topics, events).found?.count).toMatch(/Treffer$/);
});
