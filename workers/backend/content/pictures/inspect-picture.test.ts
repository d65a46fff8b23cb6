import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectPicture } from "./inspect-picture.ts";
import { stripMetadata } from "./strip-metadata.ts";

const SECRET = "Am Sonnenhang 7";
const exif = { IFD0: { Copyright: SECRET, Orientation: "6" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } };
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description dc:rights="${SECRET}" xmlns:dc="http://purl.org/dc/elements/1.1/"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const draw = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#123456" } })
    .withMetadata({ exif })
    .withXmp(xmp);
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test.each(["jpeg", "png", "webp"] as const)("a %s loses what it says of place and maker, and no pixel", async (format) => {
  const bytes = bytesOf(await draw().toFormat(format).toBuffer());
  expect(textOf(bytes)).toContain(SECRET);
  const picture = inspectPicture(bytes.slice());
  if (picture.kind === "refused") throw new Error(picture.reason);
  expect(textOf(picture.bytes)).not.toContain(SECRET);
  expect(textOf(picture.bytes)).not.toContain("xmpmeta");
  const [before, after] = await Promise.all([bytes, picture.bytes].map((file) => sharp(file).raw().toBuffer()));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  const { exif: left, xmp: leftXmp } = await sharp(picture.bytes).metadata();
  expect(leftXmp).toBeUndefined();
  expect(textOf(left ?? Buffer.alloc(0))).not.toContain("GPS");
});

test("a JPEG that a phone took upright stays upright, and is as high as it is shown", async () => {
  const upright = bytesOf(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
  const picture = inspectPicture(upright);
  expect(picture).toMatchObject({ kind: "picture", type: "jpg", width: 30, height: 40 });
  if (picture.kind === "picture") expect((await sharp(picture.bytes).metadata()).orientation).toBe(6);
});

test("a progressive JPEG keeps all its scans and its colour profile, and loses what hangs on behind", async () => {
  const drawn = await draw(200, 120).jpeg({ progressive: true }).withIccProfile("p3").toBuffer();
  const bytes = bytesOf(Buffer.concat([drawn, Buffer.from(`SEFT${SECRET}`)]));
  const picture = inspectPicture(bytes);
  if (picture.kind === "refused") throw new Error(picture.reason);
  expect(textOf(picture.bytes)).not.toContain(SECRET);
  const { icc, isProgressive, width, height } = await sharp(picture.bytes).metadata();
  expect([icc === undefined, isProgressive, width, height]).toEqual([false, true, 200, 120]);
});

test("an animated GIF keeps its pictures and how often they are repeated; its comment goes", async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(["blue", "red"].map(frame));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 3 })
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(SECRET), Buffer.from([0])]);
  const bytes = bytesOf(Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]));
  const picture = inspectPicture(bytes);
  if (picture.kind === "refused") throw new Error(picture.reason);
  expect(textOf(picture.bytes)).not.toContain(SECRET);
  expect(textOf(picture.bytes)).toBe(textOf(gif));
});

test("an AVIF without such data is taken as it is, and one with it is not", async () => {
  const plain = bytesOf(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .avif()
      .toBuffer(),
  );
  expect(inspectPicture(plain)).toMatchObject({ kind: "picture", type: "avif", width: 40, height: 30, bytes: plain });
  const telling = bytesOf(await draw().avif().toBuffer());
  expect(inspectPicture(telling)).toEqual({ kind: "refused", reason: "damaged" });
});

test("what is no picture, or calls itself one, is refused", async () => {
  const texts = [
    "",
    "GIF89a",
    "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>",
    "<script>x</script>",
    "\xff\xd8\xff",
    "%PDF-1.7",
    "RIFF\0\0\0\0WEBP",
  ];
  for (const text of texts) expect(inspectPicture(bytesOf(Buffer.from(text, "latin1"))).kind, text).toBe("refused");
  const tiff = bytesOf(await draw().tiff().toBuffer());
  expect(inspectPicture(tiff)).toEqual({ kind: "refused", reason: "no picture" });
});

test("a picture of more pixels than a phone can show is refused by its head alone", async () => {
  const bytes = bytesOf(await draw(20, 20).png().toBuffer());
  new DataView(bytes.buffer).setUint32(16, 60_000);
  new DataView(bytes.buffer).setUint32(20, 60_000);
  expect(inspectPicture(bytes)).toEqual({ kind: "refused", reason: "too many pixels", width: 60_000, height: 60_000 });
});

test("files that were cut off or spoilt anywhere never make it throw, nor run for ever", async () => {
  for (const format of ["jpeg", "png", "webp", "gif"] as const) {
    const bytes = bytesOf(await draw(9, 7).toFormat(format).toBuffer());
    const type = format === "jpeg" ? "jpg" : format;
    for (let length = 0; length < bytes.length; length += 1) {
      inspectPicture(bytes.slice(0, length));
      if (length < 12) continue;
      const spoilt = bytes.slice();
      spoilt[length] = 255 - (spoilt[length] ?? 0);
      inspectPicture(spoilt);
      stripMetadata(spoilt, type, 1);
    }
  }
});
