/** For tests: films and recordings as bytes. */
import { box, SECRET } from "#workers/backend/newsroom/tips/files/video-for-test.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const join = (...parts: readonly (Uint8Array | string)[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
  );

/** Silence at 128 kbit/s, some 38 frames a second, behind a tag that says where it was made. */
export function createMp3({ frames = 40, tag = SECRET, filler = 0 } = {}): Bytes {
  const frame = new Uint8Array(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  frame.fill(filler, 200);
  const length = [tag.length >> 14, (tag.length >> 7) & 0x7f, tag.length & 0x7f];
  const head = tag === "" ? new Uint8Array(0) : join("ID3\x04\0\0\0", Uint8Array.from(length), tag, "\0\0\0\0");
  const bytes = new Uint8Array(head.length + frames * frame.length);
  bytes.set(head);
  for (let at = head.length; at < bytes.length; at += frame.length) bytes.set(frame, at);
  return bytes;
}

const toTrack = (kind: string, codec: string) =>
  box("trak", [
    box("mdia", [
      box("hdlr", `\0\0\0\0\0\0\0\0${kind}\0\0\0\0\0\0\0\0\0\0\0\0\0`),
      box("minf", [
        box("stbl", [box("stsd", join("\0\0\0\0\0\0\0\x01", box(codec, "c".repeat(40)))), box("stts", "\0".repeat(8))]),
      ]),
    ]),
    box("udta", [box("\xa9xyz", `\0\x12\x15\xc7${SECRET}`)]),
  ]);

/** By kinds of its tracks and the codec of each. */
export function createIso(brand: string, tracks: readonly (readonly [kind: string, codec: string])[]): Bytes {
  const moov = box("moov", [box("mvhd", "v".repeat(100)), ...tracks.map(([kind, codec]) => toTrack(kind, codec))]);
  return join(box("ftyp", `${brand}\0\0\0\0isom${brand}`), moov, box("mdat", "P".repeat(300)));
}

export function createOgg(codec: string): Bytes {
  return join(`OggS\0\x02${"\0".repeat(20)}\x01\x13${codec}${"o".repeat(200)}`);
}
