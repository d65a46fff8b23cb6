import { expect, test } from "vitest";
import { type Draft, parseDrafts, withDraft, withoutSent } from "./comment-drafts.ts";

const now = 1_772_000_000_000;
const draft = (path: string, text = "Ja.", at = now): Draft => ({ path, text, at });

test.each<[string, string | null, string[]]>([
  ["nothing", null, []],
  ["something else", '{"path":"/a"}', []],
  ["broken text", "[{", []],
  ["drafts, the newest first", JSON.stringify([draft("/a", "x", now - 5), draft("/b")]), ["/b", "/a"]],
  ["one of a month ago", JSON.stringify([draft("/a", "x", now - 31 * 86_400_000)]), []],
])("of %s the drafts are read", (_, text, paths) => {
  expect(parseDrafts(text, now).map(({ path }) => path)).toEqual(paths);
});

test("a page has one draft, an empty one has none, and of too many the oldest goes", () => {
  const both = withDraft([draft("/a"), draft("/b")], draft("/a", "Neu."));
  expect(both.map(({ path, text }) => `${path} ${text}`)).toEqual(["/a Neu.", "/b Ja."]);
  expect(withDraft(both, draft("/a", " ")).map(({ path }) => path)).toEqual(["/b"]);
  const many = Array.from({ length: 20 }, (_, index) => draft(`/${index}`));
  expect(withDraft(many, draft("/neu")).map(({ path }) => path)).toEqual(["/neu", ...many.slice(0, 19).map(({ path }) => path)]);
});

test("what was sent is no draft any more, whatever its spaces", () => {
  expect(withoutSent([draft("/a", "Ja,\n\nso ist es. "), draft("/b")], "Ja, so ist es.").map(({ path }) => path)).toEqual(["/b"]);
});
