/** What the worst words cost the search, in steps: of a page of hits, of a question, of what is written into the index. */
import { describe, expect, test } from "vitest";
import { listWorstTexts, listWorstWords } from "#tests/support/abuse/worst-words.ts";
import { findBestStart } from "./find-best-start.ts";
import { MAX_QUERY_LENGTH, parseSearch } from "./parse-search.ts";
import { createSplitter, LONGEST_COMPOUND, splitCounted } from "./text/split-compound.ts";
import { toSearchEntry } from "./text/to-search-entry.ts";
import { decideSearchedLength, MAX_SPLIT_STEPS, markHits, toExcerpt } from "./to-excerpt.ts";

test.each([LONGEST_COMPOUND, LONGEST_COMPOUND + 1, MAX_QUERY_LENGTH])(
  "a word of %i letters is split in 700 steps at most",
  (length) => {
    const steps = listWorstWords(length).map((word) => splitCounted(word).steps);
    expect(Math.max(...steps)).toBeLessThanOrEqual(700);
  },
);

test("a word is split once in all texts of an answer, and none beyond the steps of an answer", () => {
  const { split, steps } = createSplitter(1000);
  const words = listWorstWords(LONGEST_COMPOUND);
  for (const word of [...words, ...words]) split(word);
  expect(steps()).toBeLessThan(1000 + 700);
  const before = steps();
  split("hochwasserschutz");
  expect(steps()).toBe(before);
});

describe.each(listWorstWords(MAX_QUERY_LENGTH).filter((_, index) => index % 500 === 0))("asked for %s", (query) => {
  test("a page of hits is searched in steps of its own, however long and many its texts are", () => {
    for (const count of [1, 20, 100]) {
      const splitter = createSplitter(MAX_SPLIT_STEPS);
      const wanted = { search: parseSearch(query) ?? { terms: [] }, splitter };
      const length = decideSearchedLength(count);
      expect(length * count).toBeLessThanOrEqual(200_000);
      for (const text of listWorstTexts(100_000).slice(0, count)) toExcerpt(text, wanted, length);
      expect(splitter.steps()).toBeLessThan(MAX_SPLIT_STEPS + 700);
    }
  });
});

test("the question with the most words has eight of them, however often one stands in it", () => {
  for (const query of listWorstTexts(MAX_QUERY_LENGTH)) expect(parseSearch(query)?.terms.length ?? 0).toBeLessThanOrEqual(8);
  expect(parseSearch("ab ".repeat(40))?.terms).toHaveLength(1);
});

test("the piece with the most words is the first of several, and a long phrase does not hide what stands in it", () => {
  const at = (start: number, term: number, length = 4) => ({ start, end: start + length, term });
  expect(findBestStart([], 160)).toBe(0);
  expect(findBestStart([at(0, 0), at(500, 0), at(520, 1), at(900, 0), at(901, 1)], 160)).toBe(500);
  expect(findBestStart([at(10, 0, 400), at(20, 1), at(30, 2)], 160)).toBe(10);
  // A hit for each character and term, in the order of the terms.
  const many = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((term) => Array.from({ length: 30_000 }, (_, index) => at(index, term)));
  expect(findBestStart(many, 160)).toBe(0);
});

test("texts without an end are written into the index and marked", () => {
  for (const text of listWorstTexts(300_000)) {
    const entry = toSearchEntry({ title: text, kicker: null, excerpt: null, text, names: [] });
    expect(entry.title.length).toBeLessThanOrEqual(text.length + 1);
    expect(
      markHits(text.slice(0, 500), { search: parseSearch("bahn") ?? { terms: [] }, splitter: createSplitter(0) }),
    ).toBeDefined();
  }
});
