import { describe, expect, test } from "vitest";
import { createState, paragraph, readShort, run } from "./state-for-test.ts";
import { hasMark, type LineKind, readLineKind, setLineKind, setMark } from "./text-commands.ts";

describe("a line becomes", () => {
  test.each<[LineKind, string]>([
    ["heading2", "heading a <em>b</em>"],
    ["bulletList", "list <ul><li>a <em>b</em></li></ul>"],
    ["orderedList", "list <ol><li>a <em>b</em></li></ol>"],
    ["quote", "quote <p>a <em>b</em></p>"],
  ])("%s, and once more a paragraph", (kind, short) => {
    const state = run(createState([paragraph("a| <em>b</em>"), paragraph("c")]), setLineKind(kind));
    expect(readShort(state)).toEqual([short, "paragraph c"]);
    expect(readLineKind(state)).toBe(kind);
    expect(state.selection.$from.parentOffset).toBe(1);
    expect(readShort(run(state, setLineKind(kind)))).toEqual(["paragraph a <em>b</em>", "paragraph c"]);
  });

  test("a list of the other kind keeps its lines", () => {
    const state = createState([{ kind: "list", html: "<ul><li>a|<ul><li>b</li></ul></li></ul>" }]);
    expect(readShort(run(state, setLineKind("orderedList")))).toEqual(["list <ol><li>a<ul><li>b</li></ul></li></ol>"]);
  });
});

test("who said a quotation stays as a line when the quote ends", () => {
  const state = createState([{ kind: "quote", html: "<p>a|</p>", citation: "Anna" }]);
  expect(readShort(run(state, setLineKind("paragraph")))).toEqual(["paragraph a", "paragraph Anna"]);
});

test("a tag that looks the same is taken away, and not doubled", () => {
  const state = createState([paragraph("<b>|a|</b>")]);
  expect(hasMark(state, "strong")).toBe(true);
  expect(readShort(run(state, setMark("strong")))).toEqual(["paragraph a"]);
  expect(readShort(run(createState([paragraph("|a|")]), setMark("strong")))).toEqual(["paragraph <strong>a</strong>"]);
});
