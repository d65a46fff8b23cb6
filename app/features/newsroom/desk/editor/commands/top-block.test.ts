import { expect, test } from "vitest";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import { createState, paragraph, readShort, run } from "./state-for-test.ts";
import { beginLineBelow, deleteBlock, insertBlocks, moveBlocks } from "./top-block.ts";

const list = { kind: "list", html: "<ul><li>b|</li></ul>" } as const;

test("a block and its neighbour change places, and the cursor stays in it", () => {
  const state = createState([paragraph("a"), list, paragraph("c")]);
  const up = run(state, moveBlocks(-1));
  expect(readShort(up)).toEqual(["list <ul><li>b</li></ul>", "paragraph a", "paragraph c"]);
  expect(up.selection.$from.parent.textContent).toBe("b");
  expect(readShort(run(run(up, moveBlocks(1)), moveBlocks(1)))).toEqual([
    "paragraph a",
    "paragraph c",
    "list <ul><li>b</li></ul>",
  ]);
  expect(moveBlocks(-1)(up)).toBe(false);
});

test("all that is marked moves together", () => {
  const state = createState([paragraph("a"), paragraph("|b"), paragraph("c|"), paragraph("d")]);
  expect(readShort(run(state, moveBlocks(1)))).toEqual(["paragraph a", "paragraph d", "paragraph b", "paragraph c"]);
  expect(readShort(run(state, moveBlocks(-1)))).toEqual(["paragraph b", "paragraph c", "paragraph a", "paragraph d"]);
});

test("the last block that is deleted leaves a line to write in", () => {
  const state = run(createState([{ kind: "separator" }]), deleteBlock);
  expect(readShort(state)).toEqual([]);
  expect(state.doc.firstChild?.type.name).toBe("paragraph");
  expect(readShort(run(createState([paragraph("a"), paragraph("b|"), paragraph("c")]), deleteBlock))).toEqual([
    "paragraph a",
    "paragraph c",
  ]);
});

test("a new block stands below the one with the cursor, or in place of an empty line", () => {
  const line = deskSchema.node("card", { block: { kind: "separator" } });
  expect(readShort(run(createState([paragraph("a|"), paragraph("b")]), insertBlocks([line])))).toEqual([
    "paragraph a",
    "separator",
    "paragraph b",
  ]);
  const begun = run(createState([paragraph("a|"), paragraph("b")]), beginLineBelow);
  expect(begun.doc.childCount).toBe(3);
  expect(run(begun, insertBlocks([line])).doc.childCount).toBe(3);
});
