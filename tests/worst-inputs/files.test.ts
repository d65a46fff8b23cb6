/** No file that a stranger sends costs more than a real one of its size, whatever it is made of (decision 84). */
import { describe, expect, test } from "vitest";
import { inspectPicture } from "#workers/backend/content/pictures/inspect-picture.ts";
import { cleanPart, cleanWhole, isStreamed } from "#workers/backend/newsroom/tips/files/clean-file.ts";
import { detectType, detectWhole, mimeTypes } from "#workers/backend/newsroom/tips/files/file-type.ts";
import { unread } from "#workers/backend/newsroom/tips/files/scrub.ts";
import { PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { worstFiles } from "./files.ts";
import { measureWork, type Work } from "./measure-work.ts";
import type { Bytes, WorstInput } from "./worst-input.ts";

const MB = 1024 * 1024;
/** Each limit of parts is reached within so much. */
const SIZE = 3 * MB;
/** Of a whole request: as many calls take some tens of milliseconds. */
const MAX_CALLS = 600_000;
/** Besides the file itself. */
const MAX_ALLOCATED = 2 * MB;

/** As the back end takes it, `null` for what is refused. */
function take(bytes: Bytes): unknown {
  const head = detectType(bytes.subarray(0, PART_BYTES));
  if (head === null) return null;
  if (isStreamed(head)) return cleanPart(bytes, head, unread);
  const type = detectWhole(bytes, head);
  return type === null ? null : cleanWhole(bytes, type);
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
  test.each(rows)("%s of %s is bounded in steps and memory", (type, _name, { create, outcome }: WorstInput) => {
    const size = isStreamed(type) ? PART_BYTES : SIZE;
    const [half, whole] = [create(size / 2), create(size)];
    const before = measureWork(() => take(half)).work;
    const { work, result } = measureWork(() => take(whole));
    expectBounded(work, size);
    // Twice the file is at most twice the work.
    expect(work.calls).toBeLessThan(2.2 * before.calls + 1000);
    if (outcome !== "either") expect(result === null ? "refused" : "taken").toBe(outcome);
    if (isStreamed(type)) expect(JSON.stringify(result).length).toBeLessThan(500);
  });
});

describe("a picture of the newsroom's or of a publisher's WordPress", () => {
  const pictures = rows.filter(([type]) => ["jpg", "png", "webp", "gif", "avif"].includes(type));
  test.each(pictures)("%s of %s is bounded in steps and memory", (_type, _name, { create }) => {
    const bytes = create(SIZE);
    const { work } = measureWork(() => inspectPicture(bytes));
    expectBounded(work, SIZE);
  });
});
