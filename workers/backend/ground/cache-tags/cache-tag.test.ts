import { expect, test } from "vitest";
import { tagsOfWrite, toAnnouncedTags, toCacheTag, toTagsHeader } from "./cache-tag.ts";

test("a tag is a token that any cache takes", () => {
  expect(toCacheTag("post", 653)).toBe("post:653");
  expect(toCacheTag("menus")).toBe("menus");
  expect(toCacheTag("feed", "category:Götzis & Umgebung")).toBe("feed:category:g_tzis___umgebung");
  expect(toCacheTag("redirect", "/2012/05,06")).toBe("redirect:_2012_05_06");
  expect(toCacheTag("redirect", `/${"a".repeat(500)}`)).toHaveLength(100);
});

test("an answer names what was read for it, each once, and that it is content at all", () => {
  expect(toTagsHeader(["post:1", "feed:all", "post:1"])).toBe("everything,post:1,feed:all");
  expect(toTagsHeader([])).toBe("everything");
});

test("an answer that shows too much to be named is touched by anything", () => {
  const posts = Array.from({ length: 450 }, (_, id) => `post:${id}`);
  expect(toTagsHeader(posts)).toBe("everything,anything");
  expect(toTagsHeader(posts.slice(1)).split(",")).toHaveLength(450);
  expect(toTagsHeader(posts.slice(0, 100).map((tag) => tag.padEnd(90, "x")))).toBe("everything,anything");
});

test("a write touches what stood there and what stands there now", () => {
  const before = [{ kind: "post", key: 1 } as const, { kind: "feed", key: "category:sport" } as const];
  const after = [{ kind: "post", key: 1 } as const, { kind: "feed", key: "category:politik" } as const];
  expect(tagsOfWrite(before, after)).toEqual(["post:1", "feed:category:sport", "feed:category:politik"]);
  expect(tagsOfWrite([], [{ kind: "menus", key: null }])).toEqual(["menus"]);
});

test("of a write of many posts is told that it is everything, of none nothing", () => {
  expect(toAnnouncedTags(new Set())).toEqual([]);
  expect(toAnnouncedTags(new Set(["post:1"]))).toEqual(["anything", "post:1"]);
  expect(toAnnouncedTags(new Set(["post:1", "everything"]))).toEqual(["everything"]);
  const many = Array.from({ length: 100 }, (_, id) => `post:${id}`);
  expect(toAnnouncedTags(new Set(many))).toEqual(["everything"]);
  expect(toAnnouncedTags(new Set(many.slice(1)))).toHaveLength(100);
});
