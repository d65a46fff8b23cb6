import * as v from "valibot";
import { expect, test } from "vitest";
import { toBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { toDocument } from "#app/features/newsroom/desk/editor/conversion/to-document.ts";
import { deskSchema } from "#app/features/newsroom/desk/editor/schema/desk-schema.ts";
import { contentBlockSchema, type MediaBlock } from "#shared/content/content-block.ts";
import { deskBlockSchema } from "#shared/content/desk-text.ts";
import { sanitizeBlock } from "#workers/backend/content/records/sanitize-block.ts";
import { exchangeFile, toDurationText, toRecordingBlock, withTrack } from "./recording-block.ts";

const sound = {
  media: "newsroom:a",
  medium: "AUDIO",
  duration: 187,
  isSpokenArticle: true,
  language: "de",
  label: "Deutsch",
} as const;
const film = { ...sound, media: "newsroom:b", medium: "VIDEO", isSpokenArticle: false } as const;

test.each([
  ["sound", toRecordingBlock(sound)],
  ["a film", withTrack(toRecordingBlock(film), { ...film, media: "newsroom:c", medium: "TRACK" })],
])("%s is a block of the contract, and comes out of the editor as it went in", (_, block) => {
  expect(v.parse(contentBlockSchema, block)).toEqual(block);
  expect(sanitizeBlock(block)).toEqual(block);
  expect(toBlocks(toDocument(deskSchema, [block]))).toEqual([block]);
});

test("an exchanged file keeps the words; sound in a film's place has neither its picture nor its subtitles", () => {
  const words = { title: "Am Damm", caption: "Nachtwache" };
  const before: MediaBlock = {
    ...withTrack(toRecordingBlock(film), { ...film, media: "newsroom:c" }),
    ...words,
    poster: { media: "x", alt: null, caption: null, credit: null },
  };
  const other = exchangeFile(before, { ...film, media: "newsroom:d", duration: null });
  expect(other).toEqual({ ...before, sources: [{ media: "newsroom:d" }], duration: null });
  expect(exchangeFile(before, sound)).toEqual({ ...toRecordingBlock(sound), ...words });
  // What was said of the sound before stays.
  expect(exchangeFile(toRecordingBlock(sound), { ...sound, isSpokenArticle: false }).isSpokenArticle).toBe(true);
});

test("subtitles of a language are there once", () => {
  const one = withTrack(toRecordingBlock(film), { ...film, media: "newsroom:c" });
  const other = withTrack(withTrack(one, { ...film, media: "newsroom:e", language: "en", label: "Englisch" }), {
    ...film,
    media: "newsroom:f",
  });
  expect(other.tracks.map(({ media, language }) => [media, language])).toEqual([
    ["newsroom:e", "en"],
    ["newsroom:f", "de"],
  ]);
});

test.each([
  [1, true],
  [86_400, true],
  [86_401, false],
  [0, false],
  [1.5, false],
])("a recording of %d seconds is taken: %s", (duration, isTaken) => {
  expect(v.safeParse(deskBlockSchema, { ...toRecordingBlock(sound), duration }).success).toBe(isTaken);
});

test("its length is said in minutes", () => {
  expect([187, 60, 3, null].map(toDurationText)).toEqual([" · 3:07 Min.", " · 1:00 Min.", " · 0:03 Min.", ""]);
});
