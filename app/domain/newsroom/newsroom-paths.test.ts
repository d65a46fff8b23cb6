import { expect, test } from "vitest";
import { isNewsroomPath, parsePastedPost, parsePostId } from "./newsroom-paths.ts";

test("the newsroom's pages are known in any case of letters, and nothing else is one", () => {
  for (const path of ["/redaktion", "/redaktion/", "/Redaktion/ticker/5"]) expect(isNewsroomPath(path), path).toBe(true);
  for (const path of ["/", "/redaktionsschluss", "/ein-redaktion/5", "/themen/redaktion"])
    expect(isNewsroomPath(path), path).toBe(false);
});

test.each([
  ["653", 653],
  [" https://www.talblick.example/rheindamm-saniert/653?x=1#ticker ", 653],
  ["/rheindamm-2026/653/", 653],
  ["https://www.talblick.example/rheindamm-2026", null],
  ["Rheindamm", null],
  ["", null],
  ["99999999999", null],
])("%j names post %s", (text, postId) => {
  expect(parsePastedPost(text)).toBe(postId);
});

test("numbers are those of posts", () => {
  expect(["1", "0", "01", "2147483647", "2147483648", "x", null].map(parsePostId)).toEqual([
    1,
    null,
    null,
    2147483647,
    null,
    null,
    null,
  ]);
});
