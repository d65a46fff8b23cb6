import { expect, test } from "vitest";
import { isNewsroomPath } from "./is-newsroom-path.ts";
import { parseOnwardPath, parsePastedPost, parsePostId, toConfirmPath, toSignInPath } from "./newsroom-paths.ts";

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

test.each([
  ["/redaktion/tipps?vor=5", "/redaktion/tipps?vor=5"],
  ["/redaktion/../profil", "/redaktion"],
  ["//fremd.example/redaktion/team", "/redaktion"],
  ["/\\fremd.example/redaktion", "/redaktion"],
  ["https://fremd.example/redaktion", "/redaktion"],
  ["/redaktionsschluss", "/redaktion"],
  [null, "/redaktion"],
])("after signing in %j leads to %s", (text, path) => {
  expect(parseOnwardPath(text)).toBe(path);
});

test("the way to the sign-in and to the second factor leads back", () => {
  const url = new URL("https://www.talblick.example/redaktion/tipps?vor=5");
  for (const path of [toSignInPath(url), toConfirmPath("/redaktion/tipps?vor=5")])
    expect(parseOnwardPath(new URL(path, url).searchParams.get("weiter"))).toBe("/redaktion/tipps?vor=5");
  expect(toSignInPath(new URL("https://www.talblick.example/redaktion"))).toBe("/redaktion");
});
