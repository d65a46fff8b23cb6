import { expect, test } from "vitest";
import { decideAccess, decideVideo } from "./decide-access.ts";

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
};
const blocks = [
  { kind: "paragraph", html: "eins" },
  { kind: "video", video },
  { kind: "paragraph", html: "drei" },
];
const body = (free_block_count: number) => ({ blocks: JSON.stringify(blocks), free_block_count });
const stranger = { isPremium: true, grant: null };

test("everybody reads all of a free post", () => {
  expect(decideAccess(body(0), { isPremium: false, grant: null })).toEqual({
    blocks,
    access: { granted: true, reason: "FREE", hidden_block_count: 0 },
  });
});

test("of a premium post a stranger reads the free part and learns how much is held back", () => {
  expect(decideAccess(body(1), stranger)).toEqual({
    blocks: blocks.slice(0, 1),
    access: { granted: false, reason: "NONE", hidden_block_count: 2 },
  });
});

test("a grant opens the whole text and says why", () => {
  const { blocks: readable, access } = decideAccess(body(1), { isPremium: true, grant: "PARTNER" });
  expect(readable).toEqual(blocks);
  expect(access).toEqual({ granted: true, reason: "PARTNER", hidden_block_count: 0 });
});

test.each([[-1], [Number.NaN]])("a free part of %s blocks is none", (count) => {
  expect(decideAccess(body(count), stranger).blocks).toEqual([]);
});

test("a premium post that is free to its end has nothing held back", () => {
  expect(decideAccess(body(9), stranger).access).toEqual({ granted: true, reason: "FREE", hidden_block_count: 0 });
});

test("the video of a premium post is shown only when it stands in the free part", () => {
  expect(decideVideo(video, body(1), stranger)).toBeNull();
  expect(decideVideo(video, body(2), stranger)).toEqual(video);
  expect(decideVideo(video, null, stranger)).toBeNull();
  expect(decideVideo(video, body(0), { isPremium: true, grant: "BOT" })).toEqual(video);
  expect(decideVideo(video, null, { isPremium: false, grant: null })).toEqual(video);
});
