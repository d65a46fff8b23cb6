import { expect, test } from "vitest";
import { findAdPosition } from "./find-ad-position.ts";
import { toAdSubject } from "./to-ad-subject.ts";

const text = (kinds: string) =>
  Array.from(kinds, (kind) => ({ kind: kind === "p" ? ("ParagraphBlock" as const) : ("HeadingBlock" as const) }));

test.each([
  ["ppppppp", 4],
  ["pppppp", null],
  ["pp", null],
  ["", null],
  ["ppphpppp", 5],
  ["pppphpppp", 6],
  ["pppphphphph", null],
])("advertising stands between two paragraphs behind the fourth, and not near the end: %s at %j", (kinds, position) => {
  expect(findAdPosition(text(kinds))).toBe(position);
});

test("a post that is paid for has no advertising, whoever reads it", () => {
  const post = {
    is_premium: false,
    categories: [{ slug: "sport", title: "Sport", link: "/news/sport" }],
    topics: [],
    tags: [{ title: "Unfall", page_link: "/themen/unfall" }],
    municipality: null,
  };
  expect(toAdSubject(post)).toEqual({ about: ["/news/sport", "/themen/unfall"] });
  expect(toAdSubject({ ...post, is_premium: true })).toBeNull();
});
