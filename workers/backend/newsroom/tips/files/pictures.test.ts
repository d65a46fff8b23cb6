/** Pictures of a tip, cleaned while their parts arrive (decision 84). */
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { examine } from "./examine-for-test.ts";

const SECRET = "Am Sonnenhang 7, 6900 Bregenz";
const exif = { IFD0: { Copyright: SECRET, Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description dc:rights="${SECRET.repeat(40)}" xmlns:dc="http://purl.org/dc/elements/1.1/"/></rdf:RDF></x:xmpmeta>`;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

const draw = () => {
  const noise = Uint8Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 7919) % 251);
  return sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
    .withMetadata({ exif })
    .withXmp(xmp);
};

/** Behind the first colours: what it says of itself as programs write it, XMP without blocks of its own. */
async function drawGif(): Promise<Uint8Array> {
  const gif = await sharp(
    Uint8Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 31) % 250),
    { raw: { width: 64, height: 48, channels: 3 } },
  )
    .gif()
    .toBuffer();
  const at = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const trailer = Array.from({ length: 257 }, (_, index) => (index === 0 ? 1 : 256 - index));
  const comment = `!\xfe${String.fromCharCode(SECRET.length)}${SECRET}\0`;
  const application = [...bytesOf(`!\xff\x0bXMP DataXMP${xmp}`), ...trailer, 0];
  return Uint8Array.from([...gif.subarray(0, at), ...bytesOf(comment), ...application, ...gif.subarray(at)]);
}

const kinds: [type: string, create: () => Promise<Uint8Array>, head: number][] = [
  ["jpg", () => draw().jpeg().toBuffer(), 3],
  ["png", () => draw().png().toBuffer(), 12],
  ["webp", () => draw().webp({ lossless: true }).toBuffer(), 40],
  ["gif", drawGif, 20],
];

describe.each(kinds)("a %s", (kind, create, head) => {
  test("loses what it says of place and camera, and no pixel; it is as long as before", async () => {
    const file = await create();
    expect(textOf(file)).toContain(SECRET);
    const before = await sharp(file).rotate().raw().toBuffer();
    const { bytes, type } = examine(Uint8Array.from([...file, ...bytesOf(`hinten ${SECRET}`)]));
    expect(type).toBe(kind);
    expect(textOf(bytes)).not.toMatch(/Sonnenhang|xmpmeta|rdf:|GPS/);
    // Strictly: also what a program would only warn of.
    const after = sharp(bytes, { failOn: "warning" });
    expect((await after.clone().rotate().raw().toBuffer()).equals(before)).toBe(true);
    const { exif: left, xmp: words, comments } = await after.metadata();
    expect([textOf(left ?? Buffer.alloc(0)).includes("GPS"), words, comments]).toEqual([false, undefined, undefined]);
  });

  test("says nothing of it wherever it is cut into parts", async () => {
    const file = await create();
    const cuts = fc.uniqueArray(fc.integer({ min: head, max: file.length - 1 }), { maxLength: 6 });
    const dear = [...textOf(file).matchAll(/Exif|XMP|eXIf|iTXt|!\xfe/g)].flatMap(({ index }) =>
      Array.from({ length: 24 }, (_, place) => Math.max(head, index - 6 + place)),
    );
    const check = (places: readonly number[]) => {
      const { bytes, type } = examine(
        file,
        [...places].sort((one, other) => one - other),
      );
      expect([type, bytes.length]).toEqual([kind, file.length]);
      expect(textOf(bytes)).not.toMatch(/Sonnenhang|rdf:|GPS/);
      return bytes;
    };
    for (const place of dear) check([place]);
    fc.assert(
      fc.property(cuts, (places) => void check(places)),
      { seed: 4, numRuns: 200 },
    );
    const before = await sharp(file).raw().toBuffer();
    for (const place of dear.slice(0, 12))
      expect(
        (
          await sharp(check([place]))
            .raw()
            .toBuffer()
        ).equals(before),
      ).toBe(true);
  });

  test("that is cut off before its pixels is refused, and noise in it has it refused at most", async () => {
    const file = await create();
    expect(examine(file.subarray(0, 60)).type).toBeNull();
    const change = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.integer({ min: 1, max: 500 }), (changes, cut) => {
        const bytes = file.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const { type } = examine(bytes, [cut]);
        expect([kind, "txt", null]).toContain(type);
      }),
      { seed: 9, numRuns: 400 },
    );
  });
});

test("a JPEG that is cut off behind its first pixels is taken: browsers show what is there", async () => {
  const file = await draw().jpeg().toBuffer();
  expect(examine(file.subarray(0, file.length - 100)).type).toBe("jpg");
});
