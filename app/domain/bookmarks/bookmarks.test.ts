import { expect, test } from "vitest";
import { MAX_BOOKMARKS } from "#graphql/generated/contract.ts";
import { parseAccountBookmarks, parseGuestBookmarks, withBookmark, withoutBookmarks } from "./bookmarks.ts";
import { BOOKMARKS_ATTRIBUTE, readAttributeBookmarks, toBookmarksValue } from "./bookmarks-attribute.ts";

const parse = (value: unknown) => parseGuestBookmarks(JSON.stringify(value));

test("a list is read newest first, each article once with its earliest time", () => {
  const list = [
    { id: 1, savedAt: 10 },
    { id: 2, savedAt: 30 },
    { id: 1, savedAt: 20 },
    { id: 3, savedAt: 30, more: "x" },
  ];
  expect(parse(list)).toEqual([
    { id: 3, savedAt: 30 },
    { id: 2, savedAt: 30 },
    { id: 1, savedAt: 10 },
  ]);
});

test.each([[null], [""], ["kaputt"], ["{}"], ["7"], ["null"], ['"text"'], ["[[[["]])("%j is an empty list", (text) => {
  expect(parseGuestBookmarks(text)).toEqual([]);
});

test("only invalid bookmarks are left out of the list", () => {
  const good = { id: 5, savedAt: 1 };
  const bad = [null, 5, "5", [], {}, { id: 0, savedAt: 1 }, { id: 1.5, savedAt: 1 }, { id: 2_147_483_648, savedAt: 1 }];
  const badTimes = [-1, 1.5, "1", null, 8.7e15].map((savedAt) => ({ id: 6, savedAt }));
  expect(parse([...bad, good, ...badTimes])).toEqual([good]);
});

test("of more than two hundred the oldest go", () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: index + 1, savedAt: index }));
  const list = parse(many);
  expect(list).toHaveLength(MAX_BOOKMARKS);
  expect([list[0]?.id, list.at(-1)?.id]).toEqual([250, 51]);
  const more = withBookmark(list, { id: 999, savedAt: 1000 });
  expect(more).toHaveLength(MAX_BOOKMARKS);
  expect([more[0]?.id, more.at(-1)?.id]).toEqual([999, 52]);
});

test("an article that is saved again keeps its time; a removed one is gone", () => {
  const list = withBookmark([{ id: 1, savedAt: 10 }], { id: 1, savedAt: 20 });
  expect(list).toEqual([{ id: 1, savedAt: 10 }]);
  expect(withoutBookmarks([...list, { id: 2, savedAt: 5 }], [1, 3])).toEqual([{ id: 2, savedAt: 5 }]);
});

test("what an account held is believed of its own reader alone", () => {
  const text = JSON.stringify({ reader: 7, askedAt: 1000, ids: [3, 2] });
  expect(parseAccountBookmarks(text, 7)).toEqual({ reader: 7, askedAt: 1000, ids: [3, 2] });
  expect(parseAccountBookmarks(text, 8)).toBeNull();
  for (const broken of [null, "x", "[]", '{"reader":7,"askedAt":1,"ids":["3"]}', '{"reader":7,"ids":[3]}'])
    expect(parseAccountBookmarks(broken, 7)).toBeNull();
});

test("an attribute holds the whole list; what it holds besides is left out", () => {
  const list = [
    { id: 2, savedAt: 30_000 },
    { id: 1, savedAt: 10_000 },
  ];
  const value = toBookmarksValue(list);
  expect(value).toBe("[[2,30],[1,10]]");
  const read = (text: string) => readAttributeBookmarks([{ name: BOOKMARKS_ATTRIBUTE, value: text }]);
  expect(read(value)).toEqual(list);
  expect(read('[[2,30],[0,1],["3",1],[4],null,5,[1,10,"mehr"]]')).toEqual(list);
  for (const broken of ["", "kaputt", "{}", "7", "null"]) expect(read(broken)).toEqual([]);
  expect(readAttributeBookmarks([{ name: "anderes", value }])).toEqual([]);
});
