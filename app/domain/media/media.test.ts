import { expect, test } from "vitest";
import { findAudioPosition, parseAudioPositions, withAudioPosition } from "./audio-position.ts";
import { parseDurationText, toDurationText, toIsoDuration } from "./media-time.ts";

test.each([
  [7, "0:07", "PT7S"],
  [134, "2:14", "PT2M14S"],
  [3734, "1:02:14", "PT1H2M14S"],
  [3600, "1:00:00", "PT1H"],
  [0, "0:00", "PT0S"],
])("%d seconds are %s to readers and %s to machines", (seconds, text, iso) => {
  expect(toDurationText(seconds)).toBe(text);
  expect(toIsoDuration(seconds)).toBe(iso);
  expect(parseDurationText(text)).toBe(seconds);
});

test("an invalid duration is not shown", () => {
  for (const text of [null, "", "2", "2:7", "2:61", "zwei Minuten"]) expect(parseDurationText(text)).toBeNull();
});

test("a listener continues where they left off, and starts over after the end", () => {
  const begun = withAudioPosition([], "/a.mp3", 61.7);
  expect(findAudioPosition(begun, "/a.mp3")).toBe(61);
  expect(findAudioPosition(begun, "/b.mp3")).toBe(0);
  expect(withAudioPosition(begun, "/a.mp3", null)).toEqual([]);
  expect(withAudioPosition(begun, "/a.mp3", 3)).toEqual([]);
});

test("only the last recordings are kept, the newest first", () => {
  const many = Array.from({ length: 30 }, (_, index) => `/${index}.mp3`);
  const kept = many.reduce<ReturnType<typeof parseAudioPositions>>((known, src) => withAudioPosition(known, src, 60), []);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toEqual(["/29.mp3", 60]);
  expect(parseAudioPositions(JSON.stringify(kept))).toEqual(kept);
});

test("foreign texts in the storage are ignored", () => {
  for (const text of [null, "", "{", "7", '[["/a.mp3","x"]]']) expect(parseAudioPositions(text)).toEqual([]);
});
