/**
 * What a picture's file says of itself: caption, who took it, whose it is. Read before all of that is taken out (strip-metadata.ts). XMP goes
 * before IPTC before Exif; where one is silent the next is asked. Bounded, and never throws: what cannot be read says nothing.
 */
import { hasText, MAX_PARTS, type PictureType, readName, readUint16, readUint32, readUint32Le } from "./picture-parts.ts";
import { isExif, skipFilling } from "./strip-jpeg.ts";
import { readExifWords } from "./words/exif-words.ts";
import { readIptcWords } from "./words/iptc-words.ts";
import { cleanWords, MAX_CAPTION, MAX_CREDIT, type RawWords } from "./words/raw-words.ts";
import { readXmpWords } from "./words/xmp-words.ts";

export type PictureWords = { caption: string | null; credit: string | null };

const SOS = 0xda;
const EOI = 0xd9;
const XMP = "http://ns.adobe.com/xap/1.0/\0";
const PHOTOSHOP = "Photoshop 3.0\0";

/** By their origin, those that count most first. */
type Found = { xmp: RawWords; iptc: RawWords; exif: RawWords; text: RawWords };

/** Of a JPEG, PNG or WebP; the others say nothing. `bytes` must not be stripped yet. */
export function readPictureWords(bytes: Uint8Array, type: PictureType): PictureWords {
  const found: Found = { xmp: {}, iptc: {}, exif: {}, text: {} };
  if (type === "jpg") readJpeg(bytes, found);
  if (type === "png") readPng(bytes, found);
  if (type === "webp") readWebp(bytes, found);
  const pick = (name: keyof RawWords, length: number) => {
    for (const words of [found.xmp, found.iptc, found.exif, found.text]) {
      const text = cleanWords(words[name] ?? "", length);
      if (text !== null) return text;
    }
    return null;
  };
  return { caption: pick("caption", MAX_CAPTION), credit: toCredit(pick) };
}

/** Who took it and for whom, as it is printed: "Anna Muster / APA". Without either, whose it is. */
function toCredit(pick: (name: keyof RawWords, length: number) => string | null): string | null {
  const by = pick("byline", MAX_CREDIT);
  const house = pick("credit", MAX_CREDIT);
  const both =
    by !== null && house !== null && !by.toLowerCase().includes(house.toLowerCase()) ? `${by} / ${house}` : (by ?? house);
  return both === null ? pick("copyright", MAX_CREDIT) : both.slice(0, MAX_CREDIT);
}

function readJpeg(bytes: Uint8Array, found: Found): void {
  let at = 2;
  for (let segments = 0; segments < MAX_PARTS.jpg; segments += 1) {
    at = skipFilling(bytes, at);
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + readUint16(bytes, at + 2);
    if (bytes[at] !== 0xff || marker < 0xc0 || marker === EOI || end < at + 4 || end > bytes.length) return;
    if (isExif(bytes, at, marker)) add(found.exif, readExifWords(bytes.subarray(at + 10, end)));
    else if (marker === 0xe1 && hasText(bytes, at + 4, XMP))
      add(found.xmp, readXmpWords(bytes.subarray(at + 4 + XMP.length, end)));
    else if (marker === 0xed && hasText(bytes, at + 4, PHOTOSHOP))
      add(found.iptc, readIptcWords(bytes.subarray(at + 4 + PHOTOSHOP.length, end)));
    // Behind the first scan nobody keeps words.
    if (marker === SOS) return;
    at = end;
  }
}

const pngTexts: Readonly<Record<string, keyof RawWords>> = { Description: "caption", Author: "byline", Copyright: "copyright" };

function readPng(bytes: Uint8Array, found: Found): void {
  let at = 8;
  for (let chunks = 0; at + 12 <= bytes.length && chunks < MAX_PARTS.png; chunks += 1) {
    const from = at + 8;
    const end = from + readUint32(bytes, at);
    if (end + 4 > bytes.length) return;
    const name = readName(bytes, at + 4);
    const content = bytes.subarray(from, end);
    if (name === "eXIf") add(found.exif, readExifWords(content));
    if (name === "tEXt" || name === "iTXt") readPngText(content, name === "iTXt", found);
    if (name === "IEND") return;
    at = end + 4;
  }
}

function readPngText(content: Uint8Array, isInternational: boolean, found: Found): void {
  const nul = content.subarray(0, 80).indexOf(0);
  if (nul < 1) return;
  const keyword = new TextDecoder("latin1").decode(content.subarray(0, nul));
  // Of an international one compression, its method, language and translated keyword come first; a compressed one is not read.
  let from = nul + 1;
  if (isInternational) {
    if (content[from] !== 0) return;
    const language = content.indexOf(0, from + 2);
    const translated = language < 0 ? -1 : content.indexOf(0, language + 1);
    if (translated < 0) return;
    from = translated + 1;
  }
  const text = content.subarray(from);
  const field = pngTexts[keyword];
  if (keyword === "XML:com.adobe.xmp") add(found.xmp, readXmpWords(text));
  else if (field !== undefined)
    add(found.text, { [field]: new TextDecoder(isInternational ? "utf-8" : "latin1").decode(text.subarray(0, 20_000)) });
}

function readWebp(bytes: Uint8Array, found: Found): void {
  const length = Math.min(bytes.length, 8 + readUint32Le(bytes, 4));
  let at = 12;
  for (let chunks = 0; at + 8 <= length && chunks < MAX_PARTS.webp; chunks += 1) {
    const size = readUint32Le(bytes, at + 4);
    const from = at + 8;
    if (from + size > length) return;
    const content = bytes.subarray(from, from + size);
    const name = readName(bytes, at);
    if (name === "EXIF") add(found.exif, readExifWords(hasText(content, 0, "Exif\0\0") ? content.subarray(6) : content));
    if (name === "XMP ") add(found.xmp, readXmpWords(content));
    at = from + size + (size % 2);
  }
}

/** The first that says something counts. */
function add(words: RawWords, more: RawWords): void {
  for (const name of Object.keys(more) as (keyof RawWords)[]) {
    const text = more[name];
    if (text !== undefined && text.trim() !== "") words[name] ??= text;
  }
}
