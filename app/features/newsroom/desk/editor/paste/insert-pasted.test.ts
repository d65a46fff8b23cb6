import { AllSelection, NodeSelection } from "@tiptap/pm/state";
import { describe, expect, test } from "vitest";
import { createState, paragraph, readShort } from "#app/features/newsroom/desk/editor/commands/state-for-test.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { toPasteStep } from "./insert-pasted.ts";
import { readClipboard } from "./read-clipboard.ts";

function paste(blocks: readonly ContentBlock[], html: string, text = ""): string[] {
  const state = createState(blocks);
  const pasted = readClipboard(html, text);
  if (pasted === null || "refusal" in pasted) throw new Error("Nothing to paste");
  const step = toPasteStep(state, pasted, text);
  if (step === null) throw new Error("Nothing was pasted");
  step.doc.check();
  return readShort(state.apply(step));
}

const two = "<p>eins</p><ul><li>zwei</li></ul>";

describe("in a paragraph", () => {
  test.each<[string, string, string[]]>([
    ["a line joins it", "<b>x</b>", ["paragraph a<strong>x</strong>b"]],
    ["two lines part it", "<p>x</p><p>y</p>", ["paragraph ax", "paragraph yb"]],
    ["blocks stand between its halves", two, ["paragraph a", "paragraph eins", "list <ul><li>zwei</li></ul>", "paragraph b"]],
  ])("%s", (_, html, short) => {
    expect(paste([paragraph("a|b")], html)).toEqual(short);
  });

  test("blocks at its end stand below it, and take the place of an empty one", () => {
    expect(paste([paragraph("a|"), paragraph("b")], two)).toEqual([
      "paragraph a",
      "paragraph eins",
      "list <ul><li>zwei</li></ul>",
      "paragraph b",
    ]);
    expect(paste([], two)).toEqual(["paragraph eins", "list <ul><li>zwei</li></ul>"]);
  });

  test("what is marked is replaced", () => {
    expect(paste([paragraph("a|b|c")], two)).toEqual([
      "paragraph a",
      "paragraph eins",
      "list <ul><li>zwei</li></ul>",
      "paragraph c",
    ]);
  });
});

describe("an address", () => {
  const address = "https://youtu.be/tB7LkS3hRnK";
  const link = `<a href="${address}" rel="noopener nofollow">`;

  test("alone in an empty line is what it shows", () => {
    expect(paste([], "", address)).toEqual(["embed"]);
  });

  test("within a line is a link, and on what is marked its link", () => {
    expect(paste([paragraph("a |b")], "", address)).toEqual([`paragraph a ${link}${address}</a>b`]);
    expect(paste([paragraph("a |b|")], "", address)).toEqual([`paragraph a ${link}b</a>`]);
  });
});

test.each<[string, ContentBlock, string[]]>([
  ["a caption", { kind: "quote", html: "<p>a</p>", citation: "|" }, ["quote <p>a</p>"]],
  [
    "a cell",
    { kind: "table", html: "<table><tbody><tr><td>a|</td></tr></tbody></table>", caption: null },
    ["table <table><tbody><tr><td>aeins zwei</td></tr></tbody></table>"],
  ],
])("in %s it is one line", (_, block, short) => {
  expect(paste([block], two)).toEqual(short);
});

test("in a list each line is one of it, and other blocks stand below it", () => {
  const list: ContentBlock = { kind: "list", html: "<ul><li>a|</li></ul>" };
  expect(paste([list], "<p>x</p><p>y</p>")).toEqual(["list <ul><li>ax</li><li>y</li></ul>"]);
  expect(paste([list], "<h2>x</h2><p>y</p>")).toEqual(["list <ul><li>a</li></ul>", "heading x", "paragraph y"]);
});

test("below a block that is chosen as a whole", () => {
  const state = createState([{ kind: "separator" }, paragraph("b")]);
  const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
  const step = toPasteStep(
    chosen,
    { parts: [{ type: "paragraph", content: [{ type: "text", text: "a" }] }], address: null, notice: null },
    "a",
  );
  expect(step === null ? [] : readShort(chosen.apply(step))).toEqual(["separator", "paragraph a", "paragraph b"]);
});

test("in the place of the whole text, where all of it is marked", () => {
  const state = createState([paragraph("a"), { kind: "separator" }, paragraph("b")]);
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  for (const [html, short] of [
    ["<b>x</b>", ["paragraph <strong>x</strong>"]],
    [two, ["paragraph eins", "list <ul><li>zwei</li></ul>"]],
  ] as const) {
    const pasted = readClipboard(html, "");
    if (pasted === null || "refusal" in pasted) throw new Error("Nothing to paste");
    const step = toPasteStep(all, pasted, "");
    expect(step === null ? [] : readShort(all.apply(step))).toEqual(short);
  }
});

test("code takes the text as it is", () => {
  const state = createState([{ kind: "code", code: "a|", language: null }]);
  const pasted = readClipboard("<b>x</b>", "<b>x</b>\r\ny");
  if (pasted === null || "refusal" in pasted) throw new Error("Nothing to paste");
  expect(toPasteStep(state, pasted, "<b>x</b>\r\ny")?.doc.textContent).toBe("a<b>x</b>\ny");
});
