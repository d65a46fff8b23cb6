import { expect, test } from "vitest";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";

const text = [
  { __typename: "ParagraphBlock", html: "eins" },
  { __typename: "HeadingBlock", level: 2, html: "Titel" },
  { __typename: "ParagraphBlock", html: "zwei" },
  { __typename: "ParagraphBlock", html: "bezahlt" },
  { __typename: "ListBlock", html: "<ul><li>bezahlt</li></ul>" },
];

test("everybody reads the whole of a free post", () => {
  const post = { is_premium: false, access: { granted: true, hidden_block_count: 0 }, content_blocks: text };
  expect(cutPaidBlocks(post)).toEqual({ blocks: text, isCut: false });
});

test("a reader with access reads the whole of a premium post", () => {
  const post = { is_premium: true, access: { granted: true, hidden_block_count: 0 }, content_blocks: text };
  expect(cutPaidBlocks(post)).toEqual({ blocks: text, isCut: false });
});

test("what the back end has cut is shown as it came", () => {
  const post = { is_premium: true, access: { granted: false, hidden_block_count: 2 }, content_blocks: text.slice(0, 3) };
  expect(cutPaidBlocks(post)).toEqual({ blocks: text.slice(0, 3), isCut: true });
});

test("a back end that does not cut leaks nothing", () => {
  const post = { is_premium: true, access: { granted: false, hidden_block_count: 0 }, content_blocks: text };
  const { blocks, isCut } = cutPaidBlocks(post);
  expect(isCut).toBe(true);
  expect(JSON.stringify(blocks)).not.toContain("bezahlt");
  expect(blocks).toHaveLength(3);
});
