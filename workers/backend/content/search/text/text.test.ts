import { describe, expect, test } from "vitest";
import { splitCompound } from "./split-compound.ts";
import { stem } from "./stem.ts";
import { toFacets, toFacetWord } from "./to-facets.ts";
import { toSearchEntry } from "./to-search-entry.ts";
import { toVocabulary } from "./to-vocabulary.ts";
import { foldWord, toWords } from "./words.ts";

const toStem = (word: string) => stem(foldWord(word));

describe("folding", () => {
  test.each([
    ["Müller", "Mueller", "Muller"],
    ["Föhn", "foehn", "FOHN"],
    ["Straße", "Strasse", "STRASSE"],
    ["Kovač", "Kovac", "kovac"],
    ["Düns", "Du\u0308ns", "Duens"],
    ["Hoch\u00adwasser", "hochwasser", "HOCHWASSER"],
  ])("%s, %s and %s are one word", (...forms) => {
    expect(new Set(forms.map(foldWord)).size).toBe(1);
  });

  test.each([
    ["neue", "neue"],
    ["Bauer", "bauer"],
    ["Quelle", "quelle"],
    ["Steuer", "steuer"],
  ])("the e of %s stands for no umlaut", (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  test("words know where they stand", () => {
    expect(toWords("Die „Größe“, 2. Teil")).toEqual([
      { folded: "die", start: 0, end: 3 },
      { folded: "grosse", start: 5, end: 10 },
      { folded: "2", start: 13, end: 14 },
      { folded: "teil", start: 16, end: 20 },
    ]);
    expect(toWords(" … !")).toEqual([]);
  });
});

describe("stemming", () => {
  test.each([
    ["Haus", "Häuser", "Häusern"],
    ["Bus", "Busse", "Bussen"],
    ["Mann", "Männer", "Männern"],
    ["Preis", "Preise", "Preises"],
    ["Hebamme", "Hebammen", "Hebamme"],
    ["Bürgermeister", "Bürgermeisterin", "Bürgermeisterinnen"],
    ["Gemeindewahl", "Gemeindewahlen", "gemeindewahl"],
  ])("%s, %s and %s are one word", (...forms) => {
    expect(new Set(forms.map(toStem)).size).toBe(1);
  });

  test.each([
    ["Wasser", "was"],
    ["Mann", "man"],
    ["Höchst", "hoch"],
    ["Gast", "Gas"],
    ["Gericht", "richten"],
    ["Bodensee", "Boden"],
  ])("%s is not %s", (one, other) => {
    expect(toStem(one)).not.toBe(toStem(other));
  });
});

describe("compounds", () => {
  test.each([
    ["Hochwasserschutz", ["Schutz", "Hochwasser"]],
    ["Ersatzbusse", ["Bus", "Ersatz"]],
    ["Landesregierung", ["Regierung", "Land"]],
    ["Kinderbetreuung", ["Betreuung", "Kind"]],
    ["Straßenbahn", ["Bahn", "Straße"]],
  ])("%s has the parts %j", (word, parts) => {
    expect(splitCompound(foldWord(word))).toEqual(expect.arrayContaining(parts.map(toStem)));
  });

  test.each(["Apparat", "Vorrat", "Haus", "Dornbirn", "Quelle"])("%s has none", (word) => {
    expect(splitCompound(foldWord(word))).toEqual([]);
  });
});

test("an entry holds stems in their order, and apart from them words as they are and parts of compounds", () => {
  const entry = toSearchEntry({
    title: "Neue Ersatzbusse",
    kicker: "E-Bike",
    excerpt: null,
    text: "Der Hochwasserschutz.",
    names: ["Anna Berger", ""],
  });
  expect(entry).toMatchObject({ title: "neue ersatzbus", context: "e bike anna berg", lead: "", body: "der hochwasserschutz" });
  expect(entry.extra.split(" ")).toEqual(expect.arrayContaining(["ersatzbusse", "bus", "schutz", "ebike", "berger"]));
});

test("facets are words that no text has", () => {
  expect(toFacetWord("place", "St-Anton im Montafon")).toBe("place_st_anton_im_montafon");
  const facts = {
    type: "post",
    municipalities: ["hard", "lustenau"],
    topics: ["bodensee"],
    isPremium: true,
    hasVideo: true,
    isLiveticker: true,
  };
  expect(toFacets(facts)).toBe("kind_post kind_video kind_ticker access_premium place_hard place_lustenau topic_bodensee");
});

test("the vocabulary has words as nouns are written, without the shortest and the emptiest", () => {
  expect([...toVocabulary(["das Ried, ried und Straße", null, "E-Bike 2026 wurde"])]).toEqual([
    ["ried", "Ried"],
    ["strasse", "Straße"],
    ["bike", "Bike"],
  ]);
});

test.each([
  ["Sankt Anton", "St. Anton"],
  ["Schilift", "Skilift"],
  ["Schi", "Ski"],
  ["Schigebiete", "Skigebiete"],
])("%s and %s are the same words", (one, other) => {
  expect(toWords(one).map(({ folded }) => folded)).toEqual(toWords(other).map(({ folded }) => folded));
});

test.each(["Schicht", "Schiff", "Schild", "Schinken", "Schirm", "Schimmel", "Schiri", "Schiene"])(
  "a %s has nothing to do with snow",
  (word) => {
    expect(foldWord(word)).toBe(word.toLowerCase());
  },
);
