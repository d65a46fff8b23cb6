import { describe, expect, test } from "vitest";
import { decideNearest, toEditDistance } from "./correct-search.ts";
import { MAX_QUERY_LENGTH, parseSearch, toMatchExpression } from "./parse-search.ts";
import { rankMatches } from "./rank-matches.ts";
import { createSplitter } from "./text/split-compound.ts";
import { MAX_SPLIT_STEPS, markHits, toExcerpt } from "./to-excerpt.ts";

const toExpression = (query: string) => {
  const parsed = parseSearch(query);
  return parsed === null ? null : toMatchExpression(parsed);
};
const search = (query: string) => ({ search: parseSearch(query) ?? { terms: [] }, splitter: createSplitter(MAX_SPLIT_STEPS) });
const show = (parts: { text: string; is_hit: boolean }[]) =>
  parts.map(({ text, is_hit }) => (is_hit ? `[${text}]` : text)).join("");

describe("a question", () => {
  test.each([
    ["Bus", '"bus"'],
    ["Häuser", '("haus" OR "hauser" *)'],
    ["Hochwasserschutz", '("hochwasserschutz" OR "hochwasserschutz" * OR NEAR("schutz" "hochwas", 6))'],
    ["der Bus und ich", '"bus"'],
    ["Was kostet der Bus?", '"bus"'],
    ["Bus Rad", '(("bus" AND "rad") OR ("busrad"))'],
    ["Müllabfuhr", '("mullabfuhr" OR "mullabfuhr" * OR NEAR("abfuhr" "mul", 6))'],
    ['"Vier Meter" Taucher', '"vier meter" AND ("tauch" OR "taucher" *)'],
    ["„alte Häuser“", '"alte haus"'],
    ["der die das", '"der" AND "die" AND "das"'],
    ['"Bus"', '"bus"'],
  ])("%s becomes %s", (query, expression) => {
    expect(toExpression(query)).toBe(expression);
  });

  test.each(["", "  ", "a", "!?", '""', "\u0000", "🎉"])("%j asks for nothing", (query) => {
    expect(parseSearch(query)).toBeNull();
  });

  test.each([
    '"',
    "*",
    '"foo" OR bar*',
    "NEAR(a b)",
    "title:rhein -damm",
    "facets : access_premium",
    "{title} : x",
    "a AND OR NOT b",
  ])("%s holds no operator of the index", (query) => {
    let words = (toExpression(query) ?? "")
      .replace(/"[\p{L}\p{N} ]*"/gu, "W")
      .replace(/NEAR\(W W, 6\)/g, "W")
      .replace(/W \*/g, "W");
    for (let before = ""; before !== words; ) {
      before = words;
      words = words.replace(/W (?:AND|OR) W/g, "W").replace(/\(W\)/g, "W");
    }
    expect(words).toBe(words === "" ? "" : "W");
  });

  test("has no more words than are worth asking for", () => {
    expect(parseSearch("ba be bi bo bu ca ce ci co cu ".repeat(1000))?.terms).toHaveLength(8);
    expect(parseSearch("Wort ".repeat(1000))?.terms).toHaveLength(1);
    expect(parseSearch(`${"x".repeat(MAX_QUERY_LENGTH)}y`)?.terms).toMatchObject([{ folded: "x".repeat(MAX_QUERY_LENGTH) }]);
  });
});

describe("an excerpt", () => {
  test("marks words as they stand there, however they were asked for", () => {
    expect(show(markHits("Mit den Bussen nach München", search("Bus Muenchen")))).toBe("Mit den [Bussen] nach [München]");
    expect(show(markHits("Der Ersatzbus fährt", search("Bus")))).toBe("Der [Ersatzbus] fährt");
    expect(show(markHits("Hochwasser am Rhein", search("Hochwass")))).toBe("[Hochwasser] am Rhein");
    expect(show(markHits("vier Meter unter der Oper, vier Türen", search('"vier Meter"')))).toBe(
      "[vier Meter] unter der Oper, vier Türen",
    );
  });

  test("is the piece with the most of the words, from the beginning of a sentence", () => {
    const text = `${"Füllwort ".repeat(60)}Schluss. Am Damm steht der Rhein hoch. ${"Danach ".repeat(60)}`;
    const excerpt = show(toExcerpt(text, search("Damm Rhein")));
    expect(excerpt).toMatch(/^… Am \[Damm\] steht der \[Rhein\] hoch\. Danach .* …$/);
    expect(excerpt.length).toBeLessThan(260);
  });

  test("of a text without the words is its beginning, and of none nothing", () => {
    expect(show(toExcerpt("Nur das.", search("Rhein")))).toBe("Nur das.");
    expect(toExcerpt("", search("Rhein"))).toEqual([]);
  });

  test("is plain text: markup in it stays what it is", () => {
    expect(markHits("<b>Rhein</b> & mehr", search("Rhein"))).toEqual([
      { text: "<b>", is_hit: false },
      { text: "Rhein", is_hit: true },
      { text: "</b> & mehr", is_hit: false },
    ]);
  });
});

test.each([
  ["bregenz", "bregenz", 0],
  ["bregnez", "bregenz", 1],
  ["hochwaser", "hochwasser", 1],
  ["dornbirn", "dornbim", 2],
  ["", "abc", 3],
])("between %s and %s there are %i typing errors", (one, other, distance) => {
  expect([toEditDistance(one, other), toEditDistance(other, one)]).toEqual([distance, distance]);
});

test("the nearest word is the one with the fewest errors, of several the most frequent; a short one may have one error", () => {
  const row = (shown: string, posts: number) => ({ word: shown.toLowerCase(), shown, posts });
  expect(decideNearest("lustneau", [row("Lustenau", 3), row("Lustig", 99)])).toBe("Lustenau");
  expect(decideNearest("hart", [row("Hard", 3), row("Hars", 5), row("Haus", 99)])).toBe("Hars");
  expect(decideNearest("eishokey", [row("Eishockey", 1)])).toBe("Eishockey");
  expect(decideNearest("haxx", [row("Haus", 9)])).toBeNull();
});

test("of what fits as well the newer comes first, and what is told before all that is only mentioned", () => {
  const now = 2_000_000_000;
  const at = (id: number, years: number) => ({ id, published_at: now - years * 365 * 86_400 });
  const matches = { text: [at(1, 0), at(2, 1), at(3, 5)], told: [at(3, 5), at(4, 9)], titleWord: [at(3, 5)], title: [at(3, 5)] };
  expect(rankMatches(matches, now)).toEqual([3, 4, 1, 2]);
  expect(rankMatches({ text: [], told: [], titleWord: [], title: [] }, now)).toEqual([]);
});
