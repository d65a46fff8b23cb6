import { expect, test } from "vitest";
import { parseBookmarksPlace, parseSavedPost, toBookmarksPath, toRemovedPath } from "./bookmarks-path.ts";

test("a further page of the list has an address of two numbers, and no other is read", () => {
  expect(parseBookmarksPlace("1700000000-500123")).toBe("1700000000-500123");
  for (const place of [null, "", "1", "1-", "-1-2", "1-2-3", "a-b", "1-2 ", `${"1".repeat(13)}-2`])
    expect(parseBookmarksPlace(place)).toBeNull();
  expect(toBookmarksPath("17-5")).toBe("/merkliste?nach=17-5");
});

test("a removed bookmark is named by id and time, and nothing else is read", () => {
  const saved = { post: 7, savedAt: "2026-11-22T10:00:00Z" };
  const path = toRemovedPath(saved);
  expect(path).toBe("/merkliste?post=7&savedAt=2026-11-22T10%3A00%3A00Z");
  expect(parseSavedPost(Object.fromEntries(new URL(path, "https://t.example").searchParams))).toEqual(saved);
  expect(parseSavedPost({ post: "7", savedAt: "2026-11-22T10:00:00.123Z" })?.post).toBe(7);
  for (const wrong of [{}, { post: "7" }, { ...saved, post: "0" }, { ...saved, post: "2147483648" }, { ...saved, post: "7x" }])
    expect(parseSavedPost(wrong as Record<string, string>)).toBeNull();
  for (const savedAt of ["", "gestern", "2026-13-40T10:00:00Z", "2026-11-22"])
    expect(parseSavedPost({ post: "7", savedAt })).toBeNull();
});
