import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVideoBox } from "./mp4.ts";
import { type ReadElement, type Scrub, scrubPart, unread } from "./scrub.ts";
import { box, createMp4, createWebm, SECRET } from "./video-for-test.ts";
import { readWebmElement } from "./webm.ts";

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Cut at these places; how far the file is read is kept in between as it is kept in the database. */
function scrubIn(file: Uint8Array, cuts: readonly number[], read: ReadElement): { bytes: Uint8Array; state: Scrub | null } {
  const bytes = file.slice();
  let state: Scrub | null = unread;
  let from = 0;
  for (const to of [...cuts, bytes.length]) {
    if (state === null) return { bytes, state };
    state = scrubPart(bytes.subarray(from, to), JSON.parse(JSON.stringify(state)), read);
    from = to;
  }
  return { bytes, state };
}

const videos = [
  { name: "MP4", file: createMp4(), read: readVideoBox, seen: "moov" },
  { name: "MOV of a phone", file: createMp4({ brand: "qt  " }), read: readVideoBox, seen: "moov" },
  { name: "WebM", file: createWebm(), read: readWebmElement, seen: "tracks" },
  { name: "WebM with short sizes", file: createWebm(1), read: readWebmElement, seen: "tracks" },
];

describe.each(videos)("a $name", ({ file, read, seen }) => {
  test("says nothing of places any more, wherever it is cut into parts, and is as long as before", () => {
    expect(textOf(file).split(SECRET).length).toBeGreaterThan(2);
    const cuts = fc.array(fc.integer({ min: 0, max: file.length }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, (places) => {
        const { bytes, state } = scrubIn(
          file,
          places.sort((one, other) => one - other),
          read,
        );
        expect(state?.seen).toContain(seen);
        expect(textOf(bytes)).not.toContain(SECRET);
        expect(textOf(bytes)).not.toMatch(/xmpmeta|LOCATION/);
        expect(bytes.length).toBe(file.length);
        // Pictures, sound and what describes them.
        expect(textOf(bytes)).toContain("P".repeat(200));
        expect(state).toMatchObject({ begun: [], pass: 0, wipe: 0 });
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test("can be read by any player as before: what was emptied is empty space", () => {
    const { bytes } = scrubIn(file, [], read);
    // A second reading finds elements of known kinds to the very end, and changes nothing more.
    const again = scrubIn(bytes, [], read);
    expect(again.state).toMatchObject({ begun: [], pass: 0, wipe: 0 });
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });
});

test("a track that may say where a film was taken is noted", () => {
  expect(scrubIn(createMp4(), [], readVideoBox).state?.seen).not.toContain("telemetry");
  const drone = createMp4({ tracks: ["vide", "meta"] });
  for (let cut = 0; cut < drone.length; cut += 1) expect(scrubIn(drone, [cut], readVideoBox).state?.seen).toContain("telemetry");
});

test("what dashboard cameras write is removed, and the film is noted; a compressed head is refused", () => {
  const dash = Uint8Array.from([...createMp4(), ...box("moov", box("gps ", SECRET))]);
  const { bytes, state } = scrubIn(dash, [], readVideoBox);
  expect([textOf(bytes).includes(SECRET), state?.seen]).toEqual([false, ["moov", "telemetry"]]);
  expect(scrubPart(box("moov", box("cmov", "zlib")), unread, readVideoBox)).toBeNull();
});

test("impossible boxes are damage, and never cause an endless loop", () => {
  const tooShort = Uint8Array.from([0, 0, 0, 4, 0x6d, 0x6f, 0x6f, 0x76, 0, 0, 0, 0]);
  expect(scrubPart(tooShort, unread, readVideoBox)).toBeNull();
  expect(scrubPart(new Uint8Array(60), unread, readVideoBox)).toBeNull();
  expect(scrubPart(new Uint8Array(60), unread, readWebmElement)).toBeNull();
  const noise = fc.uint8Array({ maxLength: 400 });
  fc.assert(
    fc.property(noise, noise, (one, other) => {
      for (const read of [readVideoBox, readWebmElement]) {
        const state = scrubPart(one.slice(), unread, read);
        if (state !== null) scrubPart(other.slice(), state, read);
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});
