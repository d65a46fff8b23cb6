import { expect, test } from "vitest";
import { wirePosts, wireTopics } from "#tests/support/wire/wire.ts";
import { parseTopicWords, toFoundTopicsView, toTopicsView } from "./topics-view-model.ts";

const [item] = wireTopics().items;
if (item === undefined) throw new Error("the wire has no topic");

const toAll = (...wire: Parameters<typeof toTopicsView>) => {
  const view = toTopicsView(...wire);
  if (view.kind !== "all") throw new Error("not all topics");
  return view;
};

test.each([
  [0, "0 Beiträge"],
  [1, "1 Beitrag"],
  [12, "12 Beiträge"],
])("a topic with %i posts says %j", (post_count, count) => {
  expect(toAll(wireTopics({ items: [{ ...item, post_count }] })).letters).toEqual([
    { letter: "W", topics: [{ title: "Wohnen", link: "/themen/wohnen", count }] },
  ]);
});

test("all topics stand under their first letter, umlauts with their vowels", () => {
  const items = ["100 Jahre", "Alpen", "Ämter", "Bodensee"].map((title) => ({ ...item, title }));
  const letters = toAll(wireTopics({ items })).letters.map(({ letter, topics }) => [letter, ...topics.map(({ title }) => title)]);
  expect(letters).toEqual([
    ["#", "100 Jahre"],
    ["A", "Alpen", "Ämter"],
    ["B", "Bodensee"],
  ]);
});

test("a topic that is written about names its newest story and when it came", () => {
  const [topic] = toAll(wireTopics(), [{ ...item, posts: wirePosts([7]) }]).active;
  expect(topic).toMatchObject({ title: "Wohnen", newest: { link: "/beitrag/7", date: { text: "4. März 2025" } } });
});

test("two topics of one story do not say the same", () => {
  const { active } = toAll(wireTopics(), [
    { ...item, posts: wirePosts([7, 5]) },
    { ...item, posts: wirePosts([7, 6]) },
    { ...item, posts: wirePosts([7, 6]) },
  ]);
  expect(active.map(({ newest }) => newest.link)).toEqual(["/beitrag/7", "/beitrag/6", "/beitrag/7"]);
});

test("a topic whose stories are all gone is not among those that are written about", () => {
  expect(toAll(wireTopics(), [{ ...item, posts: { items: [] } }]).active).toEqual([]);
});

test("further pages of topics are below /themen/page", () => {
  expect(toAll(wireTopics({ total_pages: 2, page: 2 })).pagination).toMatchObject({ previous: "/themen", next: null });
  expect(toAll(wireTopics({ total_pages: 3, page: 2 })).pagination?.next).toBe("/themen/page/3");
});

test("found topics say what they are about", () => {
  expect(toFoundTopicsView("wohn", [{ ...item, description: "Was Wohnen kostet." }])).toEqual({
    kind: "found",
    words: "wohn",
    found: [{ title: "Wohnen", link: "/themen/wohnen", count: "12 Beiträge", description: "Was Wohnen kostet." }],
  });
});

test.each([
  ["", null],
  ["?q=", null],
  ["?q=%20%20", null],
  ["?q=+Rhein++Damm+", "Rhein Damm"],
  [`?q=${"a".repeat(500)}`, "a".repeat(60)],
])("of the address %j the words are %j", (search, words) => {
  expect(parseTopicWords(new URLSearchParams(search))).toBe(words);
});
