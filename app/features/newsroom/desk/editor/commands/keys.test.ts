import { describe, expect, test } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { keys } from "./keys.ts";
import { createState, paragraph, readShort, run } from "./state-for-test.ts";

function press(blocks: readonly ContentBlock[], ...pressed: string[]) {
  return pressed.reduce((state, key) => {
    const command = keys[key];
    if (command === undefined) throw new Error(`No key ${key}`);
    return run(state, command);
  }, createState(blocks));
}

describe("Enter", () => {
  test("in a cell is a break", () => {
    const table: ContentBlock = { kind: "table", html: "<table><tbody><tr><td>a|b</td></tr></tbody></table>", caption: null };
    expect(readShort(press([table], "Enter"))).toEqual(["table <table><tbody><tr><td>a<br />b</td></tr></tbody></table>"]);
  });

  test("in a box's title leads into the box, and in a caption out of the block", () => {
    const facts: ContentBlock = { kind: "facts", title: "a|", html: "<p>b</p>" };
    expect(press([facts], "Enter").selection.$from.parent.textContent).toBe("b");
    const quote: ContentBlock = { kind: "quote", html: "<p>a</p>", citation: "Anna|" };
    const state = press([quote], "Enter");
    expect(state.doc.childCount).toBe(2);
    expect(state.selection.$from.parent.type.name).toBe("paragraph");
  });

  test("in a quote is its next line, and a second one leads out of it", () => {
    const quote: ContentBlock = { kind: "quote", html: "<p>a|</p>", citation: "Anna" };
    expect(readShort(press([quote], "Enter"))).toEqual(["quote <p>a</p>"]);
    expect(press([quote], "Enter").selection.$from.node(1).childCount).toBe(3);
    const state = press([quote], "Enter", "Enter");
    expect(readShort(state)).toEqual(["quote <p>a</p>"]);
    expect(state.selection.$from.depth).toBe(1);
    expect(readShort(press([{ kind: "quote", html: "<p>a|b</p>", citation: null }], "Enter"))).toEqual([
      "quote <p>a</p><p>b</p>",
    ]);
  });

  test("in a list is the next line", () => {
    expect(readShort(press([{ kind: "list", html: "<ul><li>a|b</li></ul>" }], "Enter"))).toEqual([
      "list <ul><li>a</li><li>b</li></ul>",
    ]);
  });

  test("in code is a new line of it", () => {
    expect(press([{ kind: "code", code: "a|b", language: null }], "Enter").doc.textContent).toBe("a\nb");
  });
});

test("Tab and Shift+Tab go down and up in a list, and from cell to cell", () => {
  const list: ContentBlock = { kind: "list", html: "<ul><li>a</li><li>b|</li></ul>" };
  expect(readShort(press([list], "Tab"))).toEqual(["list <ul><li>a<ul><li>b</li></ul></li></ul>"]);
  expect(readShort(press([list], "Tab", "Shift-Tab"))).toEqual(["list <ul><li>a</li><li>b</li></ul>"]);
  const table: ContentBlock = {
    kind: "table",
    html: "<table><tbody><tr><td>a|</td><td>b</td></tr></tbody></table>",
    caption: null,
  };
  expect(press([table], "Tab").selection.$from.parent.textContent).toBe("b");
});

test("Backspace makes a heading a paragraph, and an empty quote goes", () => {
  expect(readShort(press([{ kind: "heading", level: 2, html: "|a" }], "Backspace"))).toEqual(["paragraph a"]);
  const quote: ContentBlock = { kind: "quote", html: "<p>|</p>", citation: null };
  expect(readShort(press([paragraph("a"), quote], "Backspace"))).toEqual(["paragraph a"]);
  expect(() => press([{ kind: "quote", html: "<p>|b</p>", citation: null }], "Backspace")).toThrow();
});

test("where there is nothing to take back or to repeat the browser's own history is not asked", () => {
  for (const key of ["Mod-z", "Mod-Shift-z", "Mod-y"]) expect(keys[key]?.(createState([paragraph("a|")]))).toBe(true);
});

test("Ctrl+Enter begins a line below any block", () => {
  const facts: ContentBlock = { kind: "facts", title: "a|", html: "<p>b</p>" };
  const state = press([facts, paragraph("c")], "Mod-Enter");
  expect(state.doc.childCount).toBe(3);
  expect(state.selection.$from.index(0)).toBe(1);
});
