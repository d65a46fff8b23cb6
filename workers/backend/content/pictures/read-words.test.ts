import sharp from "sharp";
import { expect, test } from "vitest";
import { readPictureWords } from "./read-words.ts";

const draw = () => sharp({ create: { width: 20, height: 10, channels: 3, background: "#123456" } });
const toXmp = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="APA">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const list = (name: string, ...members: string[]) =>
  `<dc:${name}><rdf:Alt>${members.map((text) => `<rdf:li xml:lang="x-default">${text}</rdf:li>`).join("")}</rdf:Alt></dc:${name}>`;
const xmp = toXmp(
  list("description", "Der Damm bei Lustenau &amp; Höchst", "The dam") + list("creator", "Anna Muster", "Bernd Beispiel"),
);
const exif = { IFD0: { ImageDescription: "Vom Fotoapparat", Artist: "Claudia Kamera", Copyright: "© Claudia Kamera" } };

/** A JPEG with a resource of Photoshop in which these fields stand, the first before all others. */
async function withIptc(
  fields: readonly (readonly [number: number, text: Buffer | string])[],
  format = draw(),
): Promise<Uint8Array> {
  const jpeg = await format.jpeg().toBuffer();
  const data = Buffer.concat(
    fields.map(([number, text]) => {
      const bytes = Buffer.from(text as string);
      return Buffer.concat([Buffer.from([0x1c, 2, number, bytes.length >> 8, bytes.length & 0xff]), bytes]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const other = Buffer.concat([Buffer.from("8BIM"), Buffer.from([0x03, 0xed, 3, 97, 98, 99, 0, 0, 0, 2, 1, 2])]);
  const resource = Buffer.concat([other, Buffer.from("8BIM"), Buffer.from([0x04, 0x04, 0, 0]), size, data]);
  const content = Buffer.concat([Buffer.from("Photoshop 3.0\0"), resource]);
  const length = content.length + 2;
  return new Uint8Array(
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xed, length >> 8, length & 0xff]), content, jpeg.subarray(2)]),
  );
}

test.each(["jpeg", "webp"] as const)("a %s says by XMP what it shows, who took it and for whom", async (format) => {
  const bytes = await draw().withXmp(xmp).withExif(exif).toFormat(format).toBuffer();
  expect(readPictureWords(new Uint8Array(bytes), format === "jpeg" ? "jpg" : "webp")).toEqual({
    caption: "Der Damm bei Lustenau & Höchst",
    credit: "Anna Muster, Bernd Beispiel / APA",
  });
});

test.each(["jpeg", "png", "webp"] as const)("a %s without XMP says it by Exif", async (format) => {
  const bytes = await draw().withExif(exif).toFormat(format).toBuffer();
  const words = { caption: "Vom Fotoapparat", credit: "Claudia Kamera" };
  expect(readPictureWords(new Uint8Array(bytes), format === "jpeg" ? "jpg" : format)).toEqual(words);
});

test("IPTC goes before Exif, in UTF-8 and in the encoding of before", async () => {
  const fields = [
    [120, "Hochwasser in Höchst"],
    [80, "Anna Muster"],
    [110, "Anna Muster/APA"],
  ] as const;
  const words = { caption: "Hochwasser in Höchst", credit: "Anna Muster / Anna Muster/APA" };
  expect(readPictureWords(await withIptc(fields, draw().withExif(exif)), "jpg")).toEqual(words);
  const old = await withIptc([[120, Buffer.from("Hochwasser in Höchst", "latin1")]]);
  expect(readPictureWords(old, "jpg")).toEqual({ caption: "Hochwasser in Höchst", credit: null });
});

test("a house that stands in the name is not said twice, and without either it is whose it is", async () => {
  expect(
    readPictureWords(
      await withIptc([
        [80, "Muster/APA"],
        [110, "APA"],
      ]),
      "jpg",
    ).credit,
  ).toBe("Muster/APA");
  expect(readPictureWords(await withIptc([[116, "© Land Vorarlberg"]]), "jpg").credit).toBe("© Land Vorarlberg");
});

test("text chunks of a PNG are read, and compressed ones are not", async () => {
  const png = await draw().png().toBuffer();
  const chunk = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
  };
  const put = (...chunks: Buffer[]) => new Uint8Array(Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]));
  const said = put(
    chunk("tEXt", Buffer.from("Description\0Der Dom", "latin1")),
    chunk("iTXt", Buffer.from("Author\0\0\0de\0Autor\0Anna Müller")),
  );
  expect(readPictureWords(said, "png")).toEqual({ caption: "Der Dom", credit: "Anna Müller" });
  const packet = chunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`));
  expect(readPictureWords(put(packet), "png").credit).toBe("Anna Muster, Bernd Beispiel / APA");
  expect(readPictureWords(put(chunk("iTXt", Buffer.from("Description\0\x01\0\0\0x\x9c"))), "png").caption).toBeNull();
});

test.each([
  ["OLYMPUS DIGITAL CAMERA         ", null],
  ["  ", null],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["eins\u0000\u0007\r\nzwei\u202edrei", "eins zweidrei"],
  [`${"Wort ".repeat(1000)}`, `${"Wort ".repeat(400).slice(0, 1999)}…`.replace(" …", "…")],
])("what is proposed is one line of plain text: %j", async (written, expected) => {
  expect(readPictureWords(await withIptc([[120, written]]), "jpg").caption).toBe(expected);
});

test("a file that breaks off anywhere, or lies about its lengths, says less and never fails", async () => {
  const files = [
    ["jpg", await withIptc([[120, "Hochwasser"]], draw().withXmp(xmp).withExif(exif))],
    ["png", new Uint8Array(await draw().withXmp(xmp).withExif(exif).png().toBuffer())],
    ["webp", new Uint8Array(await draw().withXmp(xmp).withExif(exif).webp().toBuffer())],
  ] as const;
  for (const [type, bytes] of files) {
    for (let length = 0; length < bytes.length; length += 7) readPictureWords(bytes.subarray(0, length), type);
    for (let at = 0; at < bytes.length; at += 3) {
      const wrong = bytes.slice();
      wrong[at] = 0xff;
      wrong[at + 1] = 0xff;
      const { caption, credit } = readPictureWords(wrong, type);
      expect([(caption ?? "").length <= 2000, (credit ?? "").length <= 300]).toEqual([true, true]);
    }
  }
});
