/** What a tip's file is, by its content and not by what it calls itself (decision 84). */
import { mimeTypes as pictureTypes } from "#workers/backend/content/pictures/inspect-picture.ts";
import type { PictureType } from "#workers/backend/content/pictures/picture-parts.ts";
import { detectArchive } from "./archive.ts";

export type FileType =
  | (PictureType | "heic")
  | ("mp4" | "mov" | "m4a" | "webm")
  | ("pdf" | "docx" | "xlsx" | "odt" | "ods" | "txt");

export const mimeTypes: Record<FileType, string> = {
  ...pictureTypes,
  heic: "image/heic",
  mp4: "video/mp4",
  mov: "video/quicktime",
  m4a: "audio/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  txt: "text/plain; charset=utf-8",
};

/** `zip` may turn out to be a document when it is whole. */
export type HeadType = FileType | "zip";

const brands: readonly (readonly [pattern: RegExp, type: FileType])[] = [
  [/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/, "heic"],
  [/^avi[fs]$/, "avif"],
  [/^qt {2}$/, "mov"],
  [/^M4[AB] $/, "m4a"],
  [/^(?:iso[m2-6]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|3gp[4-6])$/, "mp4"],
];

function findBrand(brand: string): FileType | undefined {
  return brands.find(([pattern]) => pattern.test(brand))?.[1];
}

/** By the first part of a file. Null for types that are not accepted. */
export function detectType(head: Uint8Array): HeadType | null {
  // Not by a decoder: what they call latin1 has other signs in some places.
  const text = String.fromCharCode(...head.subarray(0, 512));
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return "webp";
  if (text.slice(4, 8) === "ftyp") return detectBrand(head, text);
  if (text.startsWith("\x1a\x45\xdf\xa3")) return text.slice(0, 64).includes("webm") ? "webm" : null;
  if (text.startsWith("%PDF-")) return "pdf";
  if (text.startsWith("PK\x03\x04")) return "zip";
  return looksLikeText(head) ? "txt" : null;
}

/** The first brand that is known: the file's own, then those that it is compatible with. */
function detectBrand(head: Uint8Array, text: string): FileType | null {
  const length = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), text.length);
  const compatible = text.slice(16, length).match(/[\s\S]{4}/g) ?? [];
  const known = [text.slice(8, 12), ...compatible].filter((brand) => findBrand(brand) !== undefined);
  // A picture's general brand says less than the one beside it.
  const [first] = known[0] === "mif1" && known.includes("avif") ? ["avif"] : known;
  return findBrand(first ?? "") ?? null;
}

/** No byte that text never has; whether it is UTF-8 says check-text.ts. */
export function looksLikeText(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) return false;
  }
  return true;
}

/** So much of a file's end says what a document is: the list of a zip's files stands there. */
export const END_BYTES = 2 * 1024 * 1024;

export type FileEnd = {
  /** Its last bytes, all of them where it has no more than END_BYTES. */
  bytes: Uint8Array;
  size: number;
  /** What its first part said of it. */
  seen: readonly string[];
};

/** For a file that is whole, and whose parts were cleaned: what a zip is. Null for types that are not accepted. */
export function detectWhole(type: HeadType, { bytes, size, seen }: FileEnd): FileType | null {
  if (type === "zip") return detectArchive(bytes, { from: size - bytes.length, seen });
  if (type === "pdf") return new TextDecoder("latin1").decode(bytes.subarray(-2048)).includes("%%EOF") ? "pdf" : null;
  return type;
}
