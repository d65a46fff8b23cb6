/** No file that a stranger sends costs more than a real one of its size, whatever it is made of (decision 84). */
import { describe, expect, test } from "vitest";
import { inspectPicture } from "#workers/backend/content/pictures/inspect-picture.ts";
import { detectPicture } from "#workers/backend/content/pictures/read-size.ts";
import { readPictureWords } from "#workers/backend/content/pictures/read-words.ts";
import { cleanRecordingPart } from "#workers/backend/newsroom/recordings/read-recording.ts";
import { detectRecording } from "#workers/backend/newsroom/recordings/recording-type.ts";
import { cleanPart } from "#workers/backend/newsroom/tips/files/clean-file.ts";
import { examineInPlace } from "#workers/backend/newsroom/tips/files/examine-for-test.ts";
import { detectType, mimeTypes } from "#workers/backend/newsroom/tips/files/file-type.ts";
import { unread } from "#workers/backend/newsroom/tips/files/scrub.ts";
import { PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { worstFiles } from "./files.ts";
import { measureWork, type Work } from "./measure-work.ts";
import { worstMp3s } from "./mp3.ts";
import type { Bytes, WorstInput } from "./worst-input.ts";

const MB = 1024 * 1024;
/** Each limit of parts is reached within so much, of a picture that comes as one. */
const SIZE = 3 * MB;
/** Of a whole request: as many calls take some tens of milliseconds. */
const MAX_CALLS = 600_000;
/** Besides the file itself. */
const MAX_ALLOCATED = 2 * MB;

/** Of what is kept between two parts, as JSON. */
const MAX_KEPT = 1000;

/** A part, of a file's first ones or of its later ones, as the back end takes it; `null` for what is refused. */
function take(bytes: Bytes): unknown {
  const type = detectType(bytes);
  return type === null ? null : cleanPart(bytes, type, unread, { at: 0, size: bytes.length });
}

function expectBounded({ calls, allocated, moved }: Work, size: number): void {
  expect(calls).toBeLessThan(MAX_CALLS);
  expect(allocated).toBeLessThan(MAX_ALLOCATED);
  expect(moved).toBeLessThanOrEqual(2 * size);
}

const kinds = Object.entries(worstFiles);
const rows = kinds.flatMap(([type, inputs]) => inputs.map((input) => [type, input.name, input] as const));

test("every kind of file that is taken has inputs here that are made to be dear", () => {
  expect(kinds.map(([type]) => type).sort()).toEqual(Object.keys(mimeTypes).sort());
  for (const [type, inputs] of kinds) expect([type, inputs.length > 2]).toEqual([type, true]);
});

describe("a tip's file", () => {
  test.each(rows)("%s of %s is bounded in steps and memory, each part of it", (_type, _name, { create, outcome }: WorstInput) => {
    const [half, whole] = [create(PART_BYTES / 2), create(PART_BYTES)];
    const fresh = whole.slice();
    const before = measureWork(() => take(half)).work;
    const { work, result } = measureWork(() => take(whole));
    expectBounded(work, PART_BYTES);
    // Twice the part is at most twice the work.
    expect(work.calls).toBeLessThan(2.2 * before.calls + 1000);
    expect(JSON.stringify(result).length).toBeLessThan(MAX_KEPT);
    const { work: end, result: taken } = measureWork(() => examineInPlace(fresh));
    // The check of a whole file, after the parts were looked at: its end alone.
    expectBounded(end, 2 * PART_BYTES);
    if (outcome !== "either") expect(taken.type === null ? "refused" : "taken").toBe(outcome);
  });
});

describe("a recording of the newsroom's", () => {
  const recordings = { mp3: worstMp3s, mp4: worstFiles.mp4, m4a: worstFiles.m4a, webm: worstFiles.webm };
  const all = Object.entries(recordings).flatMap(([type, inputs]) => inputs.map((input) => [type, input.name, input] as const));
  function takeRecording(bytes: Bytes): unknown {
    const type = detectRecording(bytes);
    return typeof type === "object" ? null : cleanRecordingPart(bytes, type, unread);
  }
  test.each(all)("%s of %s is bounded in steps and memory, each part of it", (_type, _name, { create, outcome }) => {
    const whole = create(PART_BYTES);
    const { work, result } = measureWork(() => takeRecording(whole));
    expectBounded(work, PART_BYTES);
    expect(JSON.stringify(result).length).toBeLessThan(MAX_KEPT);
    if (outcome !== "either") expect(result === null ? "refused" : "taken").toBe(outcome);
  });
});

describe("a picture of the newsroom's or of a publisher's WordPress", () => {
  const pictures = rows.filter(([type]) => ["jpg", "png", "webp", "gif", "avif"].includes(type));
  test.each(pictures)("%s of %s is bounded in steps and memory", (_type, _name, { create }) => {
    const bytes = create(SIZE);
    const { work } = measureWork(() => inspectPicture(bytes));
    expectBounded(work, SIZE);
  });
  test.each(pictures)("words of %s of %s are read in bounded steps and memory", (_type, _name, { create }) => {
    const bytes = create(SIZE);
    const type = detectPicture(bytes);
    const { work } = measureWork(() => (type === null ? null : readPictureWords(bytes, type)));
    expectBounded(work, SIZE);
  });
});
