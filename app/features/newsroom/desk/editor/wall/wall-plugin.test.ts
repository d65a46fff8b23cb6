import { expect, test } from "vitest";
import { createState, paragraph, run } from "#app/features/newsroom/desk/editor/commands/state-for-test.ts";
import { deleteBlock, moveBlocks } from "#app/features/newsroom/desk/editor/commands/top-block.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { lastWall, readFreeBlockCount, readWall, setWall, wallPlugin } from "./wall-plugin.ts";

const texts: ContentBlock[] = ["a", "b|b", "c", "d"].map(paragraph);

const begin = (freeBlockCount: number | null, blocks = texts, isPremium = true) =>
  createState(blocks, [wallPlugin({ isPremium, freeBlockCount })]);

test("a free post has none", () => {
  expect(readWall(begin(2, texts, false))).toBeNull();
});

test("while nobody has set it, the rule decides: after the second paragraph", () => {
  const state = begin(null);
  expect(readWall(state)).toEqual({ blocks: 2, node: 2, isAutomatic: true });
  expect(readFreeBlockCount(state)).toBeNull();
});

test("it stays between the same two blocks", () => {
  const state = begin(2);
  expect(readFreeBlockCount(state.apply(state.tr.split(state.selection.from)))).toBe(3);
  expect(readFreeBlockCount(run(state, deleteBlock))).toBe(1);
  const below = state.apply(
    state.tr.insert(state.doc.content.size, state.schema.node("paragraph", null, [state.schema.text("e")])),
  );
  expect(readFreeBlockCount(below)).toBe(2);
});

test("blocks that change places across it leave it where it is", () => {
  expect(readFreeBlockCount(run(begin(2), moveBlocks(1)))).toBe(2);
  expect(readFreeBlockCount(run(begin(1), moveBlocks(-1)))).toBe(1);
});

test("lines without words do not count", () => {
  const state = begin(2);
  const withEmpty = state.apply(state.tr.insert(0, state.schema.node("paragraph")));
  expect(readWall(withEmpty)).toEqual({ blocks: 2, node: 3, isAutomatic: false });
});

test("the last block is always paid", () => {
  const state = begin(99);
  expect(lastWall(state)).toBe(3);
  expect(readWall(state)?.blocks).toBe(3);
});

test("it goes where it is set, and back to the rule", () => {
  const state = begin(null);
  const set = state.apply(setWall(state.tr, { isPremium: true, freeBlockCount: 3 }));
  expect(readWall(set)).toEqual({ blocks: 3, node: 3, isAutomatic: false });
  expect(readWall(set.apply(setWall(set.tr, { isPremium: true, freeBlockCount: null })))?.isAutomatic).toBe(true);
});
