import fc from "fast-check";
import { expect, test } from "vitest";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";

const text = [
  { __typename: "ParagraphBlock", html: "eins" },
  { __typename: "HeadingBlock", level: 2, html: "Titel" },
  { __typename: "ParagraphBlock", html: "zwei" },
  { __typename: "ParagraphBlock", html: "bezahlt" },
  { __typename: "ListBlock", html: "<ul><li>bezahlt</li></ul>" },
];
const none = { granted: false, free_block_count: 3 };
const cut = (access: typeof none, isOpen = false) => cutPaidBlocks({ is_premium: true, access, content_blocks: text }, isOpen);

test("everybody reads the whole of a free post", () => {
  const post = { is_premium: false, access: { ...none, granted: true }, content_blocks: text };
  expect(cutPaidBlocks(post, false)).toEqual({ free: text, paid: [] });
});

test("what the back end has cut is shown as it came", () => {
  const post = { is_premium: true, access: none, content_blocks: text.slice(0, 3) };
  expect(cutPaidBlocks(post, false)).toEqual({ free: text.slice(0, 3), paid: null });
});

test("a reader with access gets both parts separately", () => {
  expect(cut({ ...none, granted: true }, true)).toEqual({ free: text.slice(0, 3), paid: text.slice(3) });
});

test("what the back end calls granted is not open by that", () => {
  expect(cut({ ...none, granted: true }).paid).toBeNull();
});

test("a premium post that is free to its end is whole for everybody", () => {
  expect(cut({ granted: true, free_block_count: 5 })).toEqual({ free: text, paid: [] });
});

test.each([undefined, null, -1, 1.5, Number.NaN, "9"])(
  "where the free part is %j blocks long, two paragraphs are free",
  (count) => {
    const { free, paid } = cut({ ...none, free_block_count: count as never });
    expect([free, paid]).toEqual([text.slice(0, 3), null]);
    const post = { is_premium: true, access: { ...none, free_block_count: null as never }, content_blocks: text.slice(0, 1) };
    expect(cutPaidBlocks(post, false).free).toEqual(text.slice(0, 1));
  },
);

test.each(["HtmlBlock", "ListBlock", "TableBlock", "KartenBlock"])(
  "of a back end that does not say how much is free, a %s is never free: it may hold the whole text",
  (__typename) => {
    const whole = { __typename, html: "bezahlt" };
    const cutAt = (content_blocks: { __typename: string }[]) =>
      cutPaidBlocks({ is_premium: true, access: { granted: false, free_block_count: -1 }, content_blocks }, false);
    expect(cutAt([whole])).toEqual({ free: [], paid: null });
    expect(cutAt([...text.slice(0, 1), whole, ...text.slice(2)])).toEqual({ free: text.slice(0, 1), paid: null });
  },
);

test("whatever a back end says, a reader without access never gets a paid block", () => {
  const accesses = fc.record({ granted: fc.boolean(), free_block_count: fc.oneof(fc.constant(3), fc.constant(Number.NaN)) });
  fc.assert(
    fc.property(accesses, (access) => {
      const { free, paid } = cut(access);
      expect(JSON.stringify([free, paid])).not.toContain("bezahlt");
    }),
  );
});
