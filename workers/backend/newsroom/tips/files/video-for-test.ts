/** For tests: videos as bytes, which say where they were taken in every way that is known of. */

export const SECRET = "+47.5052+009.7471/";

type Content = string | Uint8Array | readonly Uint8Array[];

function toBytes(content: Content): Uint8Array {
  if (typeof content === "string") return Uint8Array.from([...content].map((letter) => letter.charCodeAt(0)));
  if (content instanceof Uint8Array) return content;
  return Uint8Array.from(content.flatMap((part) => [...part]));
}

/** A box of ISO/IEC 14496-12; `isLong` with a size of 64 bits. */
export function box(type: string, content: Content, { isLong = false } = {}): Uint8Array {
  const bytes = toBytes(content);
  const header = new Uint8Array(isLong ? 16 : 8);
  const view = new DataView(header.buffer);
  view.setUint32(0, isLong ? 1 : 8 + bytes.length);
  header.set(toBytes(type), 4);
  if (isLong) view.setBigUint64(8, BigInt(16 + bytes.length));
  return toBytes([header, bytes]);
}

const handler = (kind: string) => box("hdlr", `\0\0\0\0\0\0\0\0${kind}\0\0\0\0\0\0\0\0\0\0\0\0\0`);
const toTrack = (kind: string) =>
  box("trak", [
    box("tkhd", "t".repeat(84)),
    box("mdia", [box("mdhd", "m".repeat(24)), handler(kind), box("minf", [box("stbl", "s".repeat(50))])]),
    box("udta", [box("\xa9xyz", `\0\x12\x15\xc7${SECRET}`)]),
    box("meta", [handler("mdta"), box("ilst", `com.apple.quicktime.location.ISO6709${SECRET}`)]),
  ]);

/** As a phone writes it: the pictures first, then what describes them. */
export function createMp4({ brand = "mp42", tracks = ["vide", "soun"], pictures = 300 } = {}): Uint8Array<ArrayBuffer> {
  const moov = box("moov", [
    box("mvhd", "v".repeat(100)),
    ...tracks.map(toTrack),
    box("udta", [box("loci", `\0\0\0\0\x15\xc7${SECRET}`), box("meta", [handler("mdir"), box("ilst", SECRET)])]),
    box("meta", [handler("mdta"), box("keys", "location.ISO6709"), box("ilst", SECRET)]),
  ]);
  const file = [
    box("ftyp", `${brand}\0\0\0\0isom${brand}`),
    box("free", SECRET),
    box("uuid", `\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac<x:xmpmeta>${SECRET}</x:xmpmeta>`),
    box("mdat", "P".repeat(pictures), { isLong: true }),
    moov,
  ];
  return Uint8Array.from(toBytes(file));
}

/** An element of EBML; the size in so many bytes. */
export function element(id: readonly number[], content: Content, width = 8): Uint8Array {
  const bytes = toBytes(content);
  const size = new Uint8Array(width);
  let rest = bytes.length;
  for (let at = width - 1; at >= 0; at -= 1) {
    size[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  size[0] = (size[0] ?? 0) | (0x80 >> (width - 1));
  return toBytes([Uint8Array.from(id), size, bytes]);
}

/** As browsers record it: a segment and clusters of unknown length. */
export function createWebm(tagWidth = 8): Uint8Array<ArrayBuffer> {
  const unknown = Uint8Array.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  const file = [
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], "webm", 1), 1),
    Uint8Array.from([0x18, 0x53, 0x80, 0x67]),
    unknown,
    element([0xec], SECRET, 1),
    element([0x16, 0x54, 0xae, 0x6b], "tracks".repeat(5)),
    Uint8Array.from([0x1f, 0x43, 0xb6, 0x75]),
    unknown,
    element([0xa3], "P".repeat(200), 2),
    element([0x12, 0x54, 0xc3, 0x67], element([0x73, 0x73], `LOCATION${SECRET}`, 1), tagWidth),
    element([0x19, 0x41, 0xa4, 0x69], `gps.txt${SECRET}`),
  ];
  return Uint8Array.from(toBytes(file));
}
