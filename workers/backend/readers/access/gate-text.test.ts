import { expect, test } from "vitest";
import { toAbo } from "#workers/backend/readers/products/abo.ts";
import { gateText, gateVideo } from "./gate-text.ts";

const video = {
  id: "v",
  accountId: "a",
  playerId: "default",
  isPlaylist: false,
  embedId: null,
  adConfigId: null,
  title: null,
  description: null,
  formattedDateTime: null,
  formattedDuration: null,
};
const blocks = [
  { kind: "paragraph", html: "eins" },
  { kind: "video", video },
  { kind: "paragraph", html: "drei" },
];
const body = (free_block_count: number) => ({ blocks: JSON.stringify(blocks), free_block_count });
const abo = toAbo([{ product: "plus", starts_at: 1, ends_at: null, meta: "[]" }], { now: 2, userRef: "" });
const stranger = { isPremium: true, abo: null, grant: null };

test("everybody reads all of a free post", () => {
  expect(gateText(body(0), { isPremium: false, abo: null, grant: null })).toEqual({
    blocks,
    freeBlocks: blocks,
    access: { granted: true, reason: "FREE", hidden_block_count: 0 },
  });
});

test("of a premium post a stranger reads the free part and learns how much is held back", () => {
  expect(gateText(body(1), stranger)).toEqual({
    blocks: blocks.slice(0, 1),
    freeBlocks: blocks.slice(0, 1),
    access: { granted: false, reason: "NONE", hidden_block_count: 2 },
  });
});

test.each([
  ["a grant", { ...stranger, grant: "PARTNER" as const }, "PARTNER"],
  ["a subscription", { ...stranger, abo }, "SUBSCRIPTION"],
])("%s opens the whole text, says why, and where the free part ends", (_, facts, reason) => {
  expect(gateText(body(1), facts)).toEqual({
    blocks,
    freeBlocks: blocks.slice(0, 1),
    access: { granted: true, reason, hidden_block_count: 0 },
  });
});

test.each([[-1], [Number.NaN]])("a free part of %s blocks counts as empty", (count) => {
  expect(gateText(body(count), stranger).blocks).toEqual([]);
});

test("a premium post that is free to its end has nothing held back", () => {
  const { access, freeBlocks } = gateText(body(9), stranger);
  expect(access).toEqual({ granted: true, reason: "FREE", hidden_block_count: 0 });
  expect(freeBlocks).toEqual(blocks);
});

test("the video of a premium post is shown only when it stands in the free part, or to a reader with access", () => {
  expect(gateVideo(video, body(1), stranger)).toBeNull();
  expect(gateVideo(video, body(2), stranger)).toEqual(video);
  expect(gateVideo(video, null, stranger)).toBeNull();
  expect(gateVideo(video, body(0), { ...stranger, grant: "BOT" })).toEqual(video);
  expect(gateVideo(video, body(0), { ...stranger, abo })).toEqual(video);
  expect(gateVideo(video, null, { ...stranger, isPremium: false })).toEqual(video);
});

test("a free video is not the paid one of another account that has its number", () => {
  expect(gateVideo({ ...video, accountId: "b" }, body(2), stranger)).toBeNull();
  expect(gateVideo({ ...video, id: "w" }, body(2), stranger)).toBeNull();
});
