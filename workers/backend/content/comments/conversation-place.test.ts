import { expect, test } from "vitest";
import { type Placeable, placeAll, toDepth } from "./conversation-place.ts";

const comments = (...entries: [string, string | null, number?][]): Placeable[] =>
  entries.map(([source, parent, at = 1_772_000_000]) => ({ source, parent, at }));

/** As they are read: conversations in the order of their first letters, each by its paths. */
const read = (given: readonly Placeable[]) =>
  [...placeAll(given)]
    .toSorted(([, one], [, other]) => (`${one.conversation} ${one.path}` < `${other.conversation} ${other.path}` ? -1 : 1))
    .map(([source, { conversation, path }]) => `${conversation}/${source}:${toDepth(path)}`)
    .join(" ");

test.each([
  [
    "an answer stands below what it answers",
    comments(["a", null], ["b", null], ["c", "a", 1_772_000_001], ["d", "c", 1_772_000_002]),
    "a/a:0 a/c:1 a/d:2 b/b:0",
  ],
  [
    "answers of one comment stand in the order in which they were written, whatever came first",
    comments(["a", null], ["late", "a", 1_772_000_009], ["early", "a", 1_772_000_001], ["below", "early", 1_772_000_020]),
    "a/a:0 a/early:1 a/below:2 a/late:1",
  ],
  [
    "deep answers go no further to the right, and stand in the order of time",
    comments(["a", null], ["b", "a"], ["c", "b"], ["d", "c", 1_772_000_001], ["e", "d", 1_772_000_002]),
    "a/a:0 a/b:1 a/c:2 a/d:3 a/e:3",
  ],
  ["an answer to a missing comment begins a conversation", comments(["b", "gone"], ["c", "b"]), "b/b:0 b/c:1"],
  ["an answer that comes before what it answers finds it", comments(["c", "b"], ["b", null]), "b/b:0 b/c:1"],
  ["who answers themselves begins a conversation", comments(["a", "a"]), "a/a:0"],
])("%s", (_, given, expected) => {
  expect(read(given)).toBe(expected);
});

test("of a circle of answers each has a place", () => {
  expect([...placeAll(comments(["a", "b"], ["b", "a"])).keys()].toSorted()).toEqual(["a", "b"]);
});

test("ten thousand answers one to the other are placed in one walk", () => {
  const chain = Array.from({ length: 10_000 }, (_, index): Placeable => {
    return { source: `s${index}`, parent: index === 0 ? null : `s${index - 1}`, at: index };
  });
  const places = placeAll(chain.toReversed());
  expect(toDepth(places.get("s9999")?.path ?? "")).toBe(3);
  expect(new Set([...places.values()].map(({ conversation }) => conversation))).toEqual(new Set(["s0"]));
});
