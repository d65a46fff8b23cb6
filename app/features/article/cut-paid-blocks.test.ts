import fc from "fast-check";
import { expect, test } from "vitest";
import type { KnownReader } from "#app/domain/paywall/believed-access.ts";
import { cutPaidBlocks } from "./cut-paid-blocks.ts";

const text = [
  { __typename: "ParagraphBlock", html: "eins" },
  { __typename: "HeadingBlock", level: 2, html: "Titel" },
  { __typename: "ParagraphBlock", html: "zwei" },
  { __typename: "ParagraphBlock", html: "bezahlt" },
  { __typename: "ListBlock", html: "<ul><li>bezahlt</li></ul>" },
];
const stranger: KnownReader = { hasVerifiedSession: false, grantReason: null };
const none = { granted: false, reason: "NONE", free_block_count: 3 };

function cut(access: { granted: boolean; reason: string; free_block_count: number }, reader: Partial<KnownReader> = {}) {
  return cutPaidBlocks({ is_premium: true, access, content_blocks: text }, { ...stranger, ...reader });
}

test("everybody reads the whole of a free post", () => {
  const post = { is_premium: false, access: { ...none, granted: true, reason: "FREE" }, content_blocks: text };
  expect(cutPaidBlocks(post, stranger)).toEqual({ free: text, paid: [] });
});

test("what the back end has cut is shown as it came", () => {
  const post = { is_premium: true, access: none, content_blocks: text.slice(0, 3) };
  expect(cutPaidBlocks(post, stranger)).toEqual({ free: text.slice(0, 3), paid: null });
});

test("a reader with access reads both parts, told apart", () => {
  expect(cut({ ...none, granted: true, reason: "SUBSCRIPTION" }, { hasVerifiedSession: true })).toEqual({
    free: text.slice(0, 3),
    paid: text.slice(3),
  });
});

test.each(["BOT", "PARTNER", "METERED", "EVENT"])("the grant %s opens what came with that very grant", (reason) => {
  const granted = { ...none, granted: true, reason };
  expect(cut(granted, { grantReason: reason }).paid).toEqual(text.slice(3));
  expect(cut(granted, { grantReason: null, hasVerifiedSession: true }).paid).toBeNull();
  expect(cut(granted, { grantReason: reason === "BOT" ? "EVENT" : "BOT" }).paid).toBeNull();
});

test("a subscription without a verified session is nobody's", () => {
  expect(cut({ ...none, granted: true, reason: "SUBSCRIPTION" }, { grantReason: "SUBSCRIPTION" }).paid).toBeNull();
});

test.each(["FREE", "NONE", "FRIEND", "", null as never])("the reason %j opens nothing", (reason) => {
  expect(
    cut({ ...none, granted: true, reason }, { hasVerifiedSession: true, grantReason: reason === "" ? null : "BOT" }).paid,
  ).toBeNull();
});

test("a reason that is missing is no grant that is missing as well", () => {
  expect(cut({ ...none, granted: true, reason: null as never }).paid).toBeNull();
});

test("a premium post that is free to its end is whole for everybody", () => {
  expect(cut({ granted: true, reason: "FREE", free_block_count: 5 })).toEqual({ free: text, paid: [] });
});

test.each([undefined, null, -1, 1.5, Number.NaN, "9"])(
  "where the free part is %j blocks long, two paragraphs are free",
  (count) => {
    const { free, paid } = cut({ ...none, free_block_count: count as never });
    expect([free, paid]).toEqual([text.slice(0, 3), null]);
    const post = { is_premium: true, access: { ...none, free_block_count: null as never }, content_blocks: text.slice(0, 1) };
    expect(cutPaidBlocks(post, stranger).free).toEqual(text.slice(0, 1));
  },
);

test("whatever a back end says, a stranger never gets a paid block", () => {
  const accesses = fc.record({
    granted: fc.boolean(),
    reason: fc.constantFrom("FREE", "SUBSCRIPTION", "BOT", "METERED", "PARTNER", "EVENT", "NONE", "x"),
    free_block_count: fc.oneof(fc.constant(3), fc.constant(Number.NaN)),
  });
  fc.assert(
    fc.property(accesses, (access) => {
      const { free, paid } = cut(access);
      expect(JSON.stringify([free, paid])).not.toContain("bezahlt");
    }),
  );
});
