import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { examine } from "./examine-for-test.ts";
import { box } from "./video-for-test.ts";

const SECRET = "Am Sonnenhang 7";
const exif = { IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description dc:rights="${SECRET}" xmlns:dc="http://purl.org/dc/elements/1.1/"/></rdf:RDF></x:xmpmeta>`;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

async function draw(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#246" } });
  return Uint8Array.from(await picture.withMetadata({ exif }).withXmp(xmp).avif().toBuffer());
}

/** Of the box that describes the picture: what it names lies behind it. */
const findEnd = (bytes: Uint8Array) => textOf(bytes).indexOf("mdat") - 4;

test.each(["as one", "in parts"])(
  "a picture of the HEIF kind that comes %s loses Exif and XMP in their place, and no pixel",
  async (how) => {
    const whole = await draw();
    const before = await sharp(whole).raw().toBuffer();
    expect(textOf(whole)).toContain(SECRET);
    const at = textOf(whole).indexOf(SECRET);
    const { bytes, type } = examine(whole, how === "as one" ? [] : [findEnd(whole), at + 5, at + 9]);
    expect([type, bytes.length]).toEqual(["avif", whole.length]);
    expect(textOf(bytes)).not.toMatch(/Sonnenhang|xmpmeta/);
    expect((await sharp(bytes).raw().toBuffer()).equals(before)).toBe(true);
    const { exif: left } = await sharp(bytes).metadata();
    expect(textOf(left ?? Buffer.alloc(0))).not.toMatch(/GPS|Sonnenhang/);
  },
);

test("a film that hangs on a picture goes with it", async () => {
  const whole = await draw();
  const { bytes, type } = examine(Uint8Array.from([...whole, ...box("mpvd", `film ${SECRET}`)]), [whole.length]);
  expect(type).toBe("avif");
  expect(textOf(bytes)).not.toMatch(/Sonnenhang|mpvd/);
});

test("a picture in which such data cannot be located is refused", async () => {
  const whole = await draw();
  // Its directory of places is gone.
  const at = textOf(whole).indexOf("iloc");
  const lost = whole.slice();
  lost.set([0x66, 0x72, 0x65, 0x65], at);
  expect(examine(lost).type).toBeNull();
  expect(examine(whole.slice(0, at + 10)).type).toBeNull();
  expect(examine(whole, [at + 10]).type).toBeNull();
  expect(examine(box("ftyp", "heic\0\0\0\0mif1")).type).toBeNull();
});

test("noise in a picture has it refused at most", async () => {
  const whole = await draw();
  const place = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { maxLength: 8 }), (changes) => {
      const bytes = whole.slice();
      for (const [at, byte] of changes) bytes[at] = byte;
      expect(["avif", "heic", null]).toContain(examine(bytes, [300]).type);
    }),
    { seed: 9, numRuns: 400 },
  );
});
